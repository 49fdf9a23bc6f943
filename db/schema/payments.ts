import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentState } from '../../functions/contracts/payment-states.ts';
import type { UnsettledKind } from '../../functions/contracts/unsettled.ts';
import { orders } from './orders.ts';

/** The move that an order makes when its money has gone back. */
export type RefundMove = { by: string; note: string; restock?: boolean | undefined; origin: string };

/** Payments as their provider knows them; of an order one at most is neither over nor surplus. */
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
  /** Of that, what had gone back before the last of it. */
  returnedBefore: integer('returned_before').notNull().default(0),
  denomination: text('denomination').notNull(),
  approveUrl: text('approve_url').notNull(),
  /** Part of the key of the next try. */
  refusals: integer('refusals').notNull().default(0),
  refundMove: text('refund_move', { mode: 'json' }).$type<RefundMove>(),
  /** When the provider is asked next; null where nothing more is expected. */
  lookAt: integer('look_at', { mode: 'timestamp_ms' }),
  /** How often it was asked since anything changed. */
  looks: integer('looks').notNull().default(0),
  /** How often in a row it gave no answer. */
  failures: integer('failures').notNull().default(0),
  /** Why staff have to do something about it; null where they need not. Kept by triggers alone. */
  unsettled: text('unsettled').$type<UnsettledKind>(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});
