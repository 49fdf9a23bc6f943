import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentState } from '../../functions/contracts/payment-states.ts';
import type { UnsettledKind } from '../../functions/contracts/unsettled.ts';
import { orders } from './orders.ts';

/** The transition of the order once the refund is complete. */
export type RefundMove = { by: string; note: string; restock?: boolean | undefined; origin: string };

/** Payments as known to their provider; at most one per order is neither closed nor surplus. */
export const payments = sqliteTable('payments', {
  paymentId: text('payment_id').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.orderId),
  captureId: text('capture_id'),
  state: text('state').$type<PaymentState>().notNull().default('started'),
  /** Received although nothing was due; it is refunded. */
  surplus: integer('surplus', { mode: 'boolean' }).notNull().default(false),
  amount: integer('amount').notNull(),
  /** Refunded part of the amount. */
  returned: integer('returned').notNull().default(0),
  /** Part of it that was refunded before the last refund. */
  returnedBefore: integer('returned_before').notNull().default(0),
  denomination: text('denomination').notNull(),
  approveUrl: text('approve_url').notNull(),
  /** Part of the key of the next try. */
  refusals: integer('refusals').notNull().default(0),
  refundMove: text('refund_move', { mode: 'json' }).$type<RefundMove>(),
  /** Time of the next status check; null if no change is expected. */
  lookAt: integer('look_at', { mode: 'timestamp_ms' }),
  /** Status checks since the last change. */
  looks: integer('looks').notNull().default(0),
  /** Consecutive checks without a response. */
  failures: integer('failures').notNull().default(0),
  /** Why staff need to act on it; null if they don't. Maintained by triggers. */
  unsettled: text('unsettled').$type<UnsettledKind>(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});
