import type { CreateRoom, Room } from '../../../functions/content/rooms/contract.ts';
import { api } from '../../api/client.ts';
import { crudCalls } from '../../api/crud.ts';

/** What posts need of the rooms that they show. */
export const roomReferences = {
  path: '/admin/rooms',
  idOf: (room: Room) => String(room.roomId),
  nameOf: (room: Room) => room.roomName,
  failedToList: 'Error loading rooms. Please try again.',
  ...crudCalls<Room, CreateRoom>(api.api.rooms),
};
