import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A day of any time zone is so many whole ones. */
export const QUARTER_HOUR_MS = 900_000;

/** What was sold in a quarter of an hour in a currency, without what was cancelled or refunded. Kept by triggers alone. */
export const salesByQuarterHour = sqliteTable(
  'sales_by_quarter_hour',
  {
    /** Quarters of an hour since 1970. */
    quarterHour: integer('quarter_hour').notNull(),
    denomination: text('denomination').notNull(),
    orders: integer('orders').notNull(),
    /** In hundredths. */
    revenue: integer('revenue').notNull(),
  },
  table => [primaryKey({ columns: [table.quarterHour, table.denomination] })],
);
