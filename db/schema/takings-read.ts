import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentMethod } from '../../functions/contracts/payment-methods.ts';

/** How far the transactions of each provider have been read. */
export const takingsRead = sqliteTable('takings_read', {
  method: text('method').$type<PaymentMethod>().primaryKey(),
  /** Everything before this time has been read. */
  readUntil: integer('read_until', { mode: 'timestamp_ms' }).notNull(),
  /** End of tonight's range. */
  upTo: integer('up_to', { mode: 'timestamp_ms' }).notNull(),
  /** Next page of that range. */
  page: integer('page').notNull().default(1),
  /** Why the last attempt failed. */
  problem: text('problem'),
});
