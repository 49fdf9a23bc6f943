import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { posts } from './posts.ts';

/** One row per tag of a post. Maintained by triggers. */
export const postTags = sqliteTable(
  'post_tags',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.postId),
    tag: text('tag').notNull(),
  },
  table => [primaryKey({ columns: [table.postId, table.tag] })],
);
