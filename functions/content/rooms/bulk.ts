import { sql } from 'drizzle-orm';
import { rooms } from '../../../db/schema/rooms.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { type BulkResource, deleteSelected, isKeyIn } from '../../bulk/work.ts';
import { RoomFilter } from './contract.ts';
import { roomsMatching } from './queries.ts';

export const BulkRooms = bulkOf('BulkRooms', { filter: RoomFilter, key: rowId, actions: ['delete'] });

const keys = [rooms.roomId];

export const roomsInBulk: BulkResource<RoomFilter, number, 'delete'> = {
  table: rooms,
  keys,
  name: sql`${rooms.roomName}`,
  matching: roomsMatching,
  isOneOf: isKeyIn(rooms.roomId),
  actions: { delete: deleteSelected({ table: rooms, keys }) },
};
