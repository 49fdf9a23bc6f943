import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';

export const posts = sqliteTable('posts', {
  postId: integer('post_id').primaryKey({ autoIncrement: true }),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull().default(''),
  /** Markdown. */
  text: text('text').notNull().default(''),
  /** Empty if there is none. */
  category: text('category').notNull().default(''),
  tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
  pictureId: text('picture_id').references(() => pictures.pictureId),
  pictureAlt: text('picture_alt').notNull().default(''),
  /** The products that it names, in order; some may no longer exist. */
  productCodes: text('product_codes', { mode: 'json' }).$type<number[]>().notNull().default([]),
  /** The room that it shows, which may no longer exist. */
  roomId: integer('room_id'),
  state: text('state', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  /** A published post with a future time is scheduled. */
  publishAt: integer('publish_at', { mode: 'timestamp_ms' }),
  /** Maintained by triggers. */
  approvedComments: integer('approved_comments').notNull().default(0),
  /** Maintained by a trigger: when its visible content last changed. */
  changedAt: integer('changed_at', { mode: 'timestamp_ms' }),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  version: integer('version').notNull().default(1),
});
