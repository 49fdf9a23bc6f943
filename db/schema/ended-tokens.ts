import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Revoked sessions, until they would have expired. */
export const endedTokens = sqliteTable('ended_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: integer('forgotten_at').notNull(),
});
