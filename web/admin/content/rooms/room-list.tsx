import type { Room } from '../../../../functions/content/rooms/contract.ts';
import { ROOM } from '../../../../functions/content/rooms/record.ts';
import { Badge } from '../../../ui/badge.tsx';
import { pictureColumn } from '../../catalog/pictures/picture-column.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { useList } from '../../list/use-list.ts';
import { rooms } from './rooms.ts';

const columns = listedColumns<Room>(ROOM, {
  roomId: { meta: { className: 'sm:w-24' } },
  roomPicture: pictureColumn(({ roomPicture, roomPictureSrcset }) => ({
    src: roomPicture,
    srcSet: roomPictureSrcset,
  })),
  roomName: { meta: { className: 'font-medium' } },
  onHome: {
    meta: { className: 'sm:w-40' },
    cell: ({ onHome }) => onHome && <Badge tone="positive">Shown</Badge>,
  },
});

export function Component() {
  const list = useList(rooms, []);
  return <ListScreen resource={rooms} list={list} columns={columns} />;
}
