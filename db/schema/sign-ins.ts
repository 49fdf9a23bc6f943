import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Active staff sessions; a row is deleted when its session ends. */
export const signIns = sqliteTable('sign_ins', {
  signInId: integer('sign_in_id').primaryKey({ autoIncrement: true }),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  tokenHash: text('token_hash').notNull(),
  /** Browser and operating system, such as 'Firefox on Windows'. */
  device: text('device').notNull(),
  /** Country code, if the platform provides it. */
  country: text('country'),
  /** IP address without its last part. */
  network: text('network'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Rounded to the hour. */
  usedAt: integer('used_at', { mode: 'timestamp_ms' }).notNull(),
  expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
});
