import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { posts } from './posts.ts';

export const comments = sqliteTable('comments', {
  commentId: integer('comment_id').primaryKey({ autoIncrement: true }),
  /** Of the post. */
  slug: text('slug')
    .notNull()
    .references(() => posts.slug),
  name: text('name').notNull(),
  email: text('email').notNull(),
  website: text('website'),
  comment: text('comment').notNull(),
  state: text('state', { enum: ['pending', 'approved', 'rejected'] })
    .notNull()
    .default('pending'),
  /** Maintained by a trigger. */
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** Keyed hash of the sender's IP address, kept for 30 days. */
  sender: text('sender'),
  version: integer('version').notNull().default(1),
});
