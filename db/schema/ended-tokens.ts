import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Sign-ins that were ended by signing out, until they would have ended by themselves. */
export const endedTokens = sqliteTable('ended_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  forgottenAt: integer('forgotten_at').notNull(),
});
