import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pageContents } from './page-contents.ts';
import { pictures } from './pictures.ts';

/** The pictures used on a page. Maintained by triggers. */
export const pagePictures = sqliteTable(
  'page_pictures',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pageContents.pageId),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.pictureId),
  },
  table => [primaryKey({ columns: [table.pageId, table.pictureId] })],
);
