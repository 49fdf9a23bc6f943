import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Days start on a quarter hour in every time zone. */
export const QUARTER_HOUR_MS = 900_000;

/** Sales per quarter hour and currency, without cancelled and refunded orders. Maintained by triggers. */
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
