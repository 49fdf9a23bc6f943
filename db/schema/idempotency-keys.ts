import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Completed staff requests, by idempotency key. */
export const idempotencyKeys = sqliteTable('idempotency_keys', {
  /** Hash of the key and its owner. */
  keyHash: text('key_hash').primaryKey(),
  /** Hash of the whole request: a different request with the same key is refused. */
  requestHash: text('request_hash').notNull(),
  sentAt: integer('sent_at', { mode: 'timestamp_ms' }).notNull(),
  /** Encrypted with the key itself; written after the response was made, if possible. */
  answer: text('answer'),
});
