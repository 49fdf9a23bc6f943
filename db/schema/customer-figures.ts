import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the list of customers is ordered by. A row for every account, kept by triggers alone. */
export const customerFigures = sqliteTable('customer_figures', {
  userId: integer('user_id').primaryKey(),
  orders: integer('orders').notNull().default(0),
  /** 0 where there is none. */
  lastOrderAt: integer('last_order_at').notNull().default(0),
  /** The currency of the latest order; sums in others are not in `spent`. */
  spentIn: text('spent_in').notNull().default(''),
  spent: integer('spent').notNull().default(0),
});
