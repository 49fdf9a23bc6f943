import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentMethod } from '../../functions/contracts/payment-methods.ts';

/** Payments taken by a provider for orders that this shop doesn't have. */
export const unknownTakings = sqliteTable('unknown_takings', {
  captureId: text('capture_id').primaryKey(),
  method: text('method').$type<PaymentMethod>().notNull(),
  orderNumber: text('order_number').notNull(),
  amount: integer('amount').notNull(),
  denomination: text('denomination').notNull(),
  takenAt: integer('taken_at', { mode: 'timestamp_ms' }).notNull(),
  /** When staff marked it as settled. */
  doneAt: integer('done_at', { mode: 'timestamp_ms' }),
});
