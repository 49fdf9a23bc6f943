import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** Every change of stock. Sales and returns are inserted here; triggers update the stock itself. */
export const stockMoves = sqliteTable(
  'stock_moves',
  {
    productCode: integer('product_code').notNull(),
    countryId: integer('country_id').notNull(),
    /** Sequence number per price. */
    line: integer('line').notNull(),
    change: integer('change').notNull(),
    /** Stock after the change. */
    stock: integer('stock').notNull(),
    reason: text('reason', { enum: ['counted', 'sold', 'returned'] }).notNull(),
    orderId: integer('order_id').references(() => orders.orderId),
    username: text('username'),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  },
  table => [primaryKey({ columns: [table.productCode, table.countryId, table.line] })],
);
