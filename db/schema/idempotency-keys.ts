import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Requests of staff that were carried out, by the key that they were sent with. */
export const idempotencyKeys = sqliteTable('idempotency_keys', {
  /** Of the key and of whose it is. */
  keyHash: text('key_hash').primaryKey(),
  /** Of all that was asked: another request with the same key is refused. */
  requestHash: text('request_hash').notNull(),
  sentAt: integer('sent_at', { mode: 'timestamp_ms' }).notNull(),
  /** Sealed with the key itself; written after the answer was made, and not where it could not be. */
  answer: text('answer'),
});
