import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How many orders there are in each state from each country. Kept by triggers alone. */
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
