import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Number of orders by state and country. Maintained by triggers. */
export const orderCounts = sqliteTable(
  'order_counts',
  {
    state: text('state', {
      enum: ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'],
    }).notNull(),
    countryCode: text('country_code').notNull(),
    orders: integer('orders').notNull(),
  },
  table => [primaryKey({ columns: [table.state, table.countryCode] })],
);
