import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { rooms } from './rooms.ts';

/** One row per product of a room, in thousandths of its picture. Maintained by triggers. */
export const roomDots = sqliteTable(
  'room_dots',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.roomId),
    productCode: integer('product_code').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    position: integer('position').notNull(),
  },
  table => [primaryKey({ columns: [table.roomId, table.productCode] })],
);
