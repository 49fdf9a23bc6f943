import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: the order settings. */
export const orderSettings = sqliteTable('order_settings', {
  id: integer('id').primaryKey(),
  newOrdersEmail: text('new_orders_email'),
  /** Orders by bank transfer are cancelled if unpaid by then. */
  transferDays: integer('transfer_days').notNull().default(7),
  /** Limit of unpaid pieces for anyone who has never paid for an order. */
  unpaidPieces: integer('unpaid_pieces').notNull().default(100),
  /** Days from delivery until the customer is asked for reviews; 0: never. */
  reviewDays: integer('review_days').notNull().default(5),
  version: integer('version').notNull().default(1),
});
