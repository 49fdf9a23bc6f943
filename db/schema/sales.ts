import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What was sold on a day in a currency, without what was cancelled or refunded. Kept by triggers alone. */
export const sales = sqliteTable(
  'sales',
  {
    /** Days since 1970, by the clock of Greenwich. */
    day: integer('day').notNull(),
    denomination: text('denomination').notNull(),
    orders: integer('orders').notNull(),
    /** In hundredths. */
    revenue: integer('revenue').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.denomination] })],
);
