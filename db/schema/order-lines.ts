import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** What was sold, as of then; money and points per piece, in whole hundredths. */
export const orderLines = sqliteTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    position: integer('position').notNull(),
    productCode: integer('product_code').notNull(),
    productName: text('product_name').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    pv: integer('pv').notNull(),
    pq: integer('pq').notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.position] })],
);
