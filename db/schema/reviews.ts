import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

export const reviews = sqliteTable('reviews', {
  reviewId: integer('review_id').primaryKey({ autoIncrement: true }),
  productCode: integer('product_code').notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  stars: integer('stars').notNull(),
  title: text('title'),
  review: text('review'),
  /** What the customer wants to be called. */
  name: text('name').notNull(),
  state: text('state', { enum: ['pending', 'approved', 'rejected'] })
    .notNull()
    .default('pending'),
  /** Whether the reviewer had bought it here and the order still stands. Maintained by triggers. */
  bought: integer('bought', { mode: 'boolean' }).notNull().default(false),
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at', { mode: 'timestamp_ms' }),
  sender: text('sender'),
  /** When it was written or rewritten. */
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  version: integer('version').notNull().default(1),
});
