import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const subscribers = sqliteTable('subscribers', {
  subscriberId: integer('subscriber_id').primaryKey({ autoIncrement: true }),
  email: text('email').notNull(),
  source: text('source', {
    enum: ['newsletter', 'coming-soon', 'about', 'blog', 'home', 'comment'],
  }).notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Keyed hash of the sender's IP address, kept for 30 days. */
  sender: text('sender'),
  state: text('state', { enum: ['pending', 'confirmed', 'unsubscribed'] })
    .notNull()
    .default('pending'),
  confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
  unsubscribedAt: integer('unsubscribed_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
