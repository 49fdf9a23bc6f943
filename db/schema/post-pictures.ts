import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';
import { posts } from './posts.ts';

/** The pictures used in the text of a post. Maintained by triggers. */
export const postPictures = sqliteTable(
  'post_pictures',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.postId),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.pictureId),
  },
  table => [primaryKey({ columns: [table.postId, table.pictureId] })],
);
