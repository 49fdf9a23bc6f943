import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** At most one row: the actor of this batch. Empty before and after it. */
export const changeContext = sqliteTable('acting', {
  id: integer('id').primaryKey(),
  changeId: text('change_id').notNull(),
  userId: integer('user_id').notNull(),
  username: text('username').notNull(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
});
