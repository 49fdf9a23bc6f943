import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Sort keys for the customer list. One row per account, maintained by triggers. */
export const customerFigures = sqliteTable('customer_figures', {
  userId: integer('user_id').primaryKey(),
  orders: integer('orders').notNull().default(0),
  /** 0 if there are none. */
  lastOrderAt: integer('last_order_at').notNull().default(0),
  /** Currency of the latest order; `spent` leaves out other currencies. */
  spentIn: text('spent_in').notNull().default(''),
  spent: integer('spent').notNull().default(0),
});
