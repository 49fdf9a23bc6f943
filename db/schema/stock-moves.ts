import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** Every piece that came or went. What orders take and give back is written here; triggers move the stock itself. */
export const stockMoves = sqliteTable(
  'stock_moves',
  {
    productCode: integer('product_code').notNull(),
    countryId: integer('country_id').notNull(),
    /** Grows with each move of the price. */
    line: integer('line').notNull(),
    change: integer('change').notNull(),
    /** What was there after it. */
    stock: integer('stock').notNull(),
    reason: text('reason', { enum: ['counted', 'sold', 'returned'] }).notNull(),
    orderId: integer('order_id').references(() => orders.orderId),
    username: text('username'),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  table => [primaryKey({ columns: [table.productCode, table.countryId, table.line] })],
);
