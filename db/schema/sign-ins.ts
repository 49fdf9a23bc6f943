import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Where staff are signed in; a row goes with its sign-in. */
export const signIns = sqliteTable('sign_ins', {
  signInId: integer('sign_in_id').primaryKey({ autoIncrement: true }),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  tokenHash: text('token_hash').notNull(),
  /** The browser and the system, as 'Firefox on Windows'. */
  device: text('device').notNull(),
  /** Its code, where the platform tells it. */
  country: text('country'),
  /** The address without its end. */
  network: text('network'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** To the hour. */
  usedAt: integer('used_at', { mode: 'timestamp_ms' }).notNull(),
  expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
});
