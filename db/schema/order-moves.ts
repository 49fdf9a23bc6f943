import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

const STATES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;

/** Inserting a row makes the transition: triggers change the order and return its stock. */
export const orderMoves = sqliteTable(
  'order_moves',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    toState: text('to_state', { enum: STATES }).notNull(),
    fromState: text('from_state', { enum: STATES }).notNull(),
    givesBack: integer('gives_back', { mode: 'boolean' }).notNull().default(false),
    note: text('note').notNull().default(''),
    movedBy: text('moved_by').notNull(),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.toState] })],
);
