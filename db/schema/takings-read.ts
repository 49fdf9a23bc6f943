import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PaymentMethod } from '../../functions/contracts/payment-methods.ts';

/** How far what each provider took was read. */
export const takingsRead = sqliteTable('takings_read', {
  method: text('method').$type<PaymentMethod>().primaryKey(),
  /** All that was taken before was read. */
  readUntil: integer('read_until', { mode: 'timestamp_ms' }).notNull(),
  /** Where this night's reading ends. */
  upTo: integer('up_to', { mode: 'timestamp_ms' }).notNull(),
  /** The next one of what was taken since. */
  page: integer('page').notNull().default(1),
  /** Why it could not be read the last time. */
  problem: text('problem'),
});
