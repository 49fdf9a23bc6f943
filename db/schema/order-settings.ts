import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: how the shop deals with orders. */
export const orderSettings = sqliteTable('order_settings', {
  id: integer('id').primaryKey(),
  newOrdersEmail: text('new_orders_email'),
  /** An order to be transferred that was not paid by then is cancelled. */
  transferDays: integer('transfer_days').notNull().default(7),
  /** So many pieces whoever never paid may have ordered that nobody has paid. */
  unpaidPieces: integer('unpaid_pieces').notNull().default(100),
  version: integer('version').notNull().default(1),
});
