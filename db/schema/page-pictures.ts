import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pageContents } from './page-contents.ts';
import { pictures } from './pictures.ts';

/** The pictures that a page names. Kept by triggers alone. */
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
