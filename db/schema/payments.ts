import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** Payments as their provider knows them; of an order one at most is not over. */
export const payments = sqliteTable('payments', {
  paymentId: text('payment_id').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.orderId),
  captureId: text('capture_id'),
  state: text('state', { enum: ['started', 'pending', 'captured', 'declined', 'refunded', 'expired'] })
    .notNull()
    .default('started'),
  amount: integer('amount').notNull(),
  denomination: text('denomination').notNull(),
  approveUrl: text('approve_url').notNull(),
  /** Part of the key of the next try. */
  refusals: integer('refusals').notNull().default(0),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});
