import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** At most one row: who changes something in this batch, which begins and ends with none. */
export const acting = sqliteTable('acting', {
  id: integer('id').primaryKey(),
  changeId: text('change_id').notNull(),
  userId: integer('user_id').notNull(),
  username: text('username').notNull(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
});
