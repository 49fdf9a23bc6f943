import { Armchair } from 'lucide-react';
import type { CreateRoom, Room } from '../../../../functions/content/rooms/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { selectedPictureAt } from '../../catalog/pictures/selected-pictures.ts';
import { defineResource } from '../../resource.ts';
import { uploadForPost } from '../posts/save-cover.ts';

const calls = crudCalls<Room, CreateRoom>(api.api.rooms);

/** New pictures are uploaded first, so a room never refers to a missing one. */
async function withPictures(room: CreateRoom): Promise<CreateRoom> {
  const { roomPicture, openedPicture } = room;
  return {
    ...room,
    roomPicture: await uploaded(roomPicture, 'roomPicture'),
    openedPicture: openedPicture ? await uploaded(openedPicture, 'openedPicture') : null,
  };
}

const uploaded = async (address: string, field: string) =>
  selectedPictureAt(address) ? await uploadForPost(address, field) : address;

export const rooms = defineResource<Room, CreateRoom>({
  path: '/admin/rooms',
  one: 'room',
  many: 'rooms',
  icon: Armchair,
  history: 'rooms',
  idOf: ({ roomId }) => String(roomId),
  nameOf: ({ roomName }) => roomName,
  ...calls,
  create: async values => calls.create(await withPictures(values)),
  update: async (id, values, etag) => calls.update(id, await withPictures(values), etag),
});
