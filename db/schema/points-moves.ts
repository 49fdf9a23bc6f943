import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Points earned with an order and points taken back with it, in hundredths. */
export const pointsMoves = sqliteTable(
  'points_moves',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    reason: text('reason', { enum: ['earned', 'taken-back'] }).notNull(),
    /** Null for guests. */
    userId: integer('user_id').references(() => users.userId),
    pv: integer('pv').notNull(),
    pq: integer('pq').notNull(),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.reason] })],
);
