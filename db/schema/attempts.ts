import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counts rate-limited attempts; the subject is a keyed hash, never an address or a name. */
export const rateLimits = sqliteTable('attempts', {
  subject: text('subject').primaryKey(),
  made: integer('made').notNull(),
  resetsAt: integer('forgotten_at').notNull(),
});
