import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Editable page contents, one row per page; null until staff have edited it. */
export const pageContents = sqliteTable('page_contents', {
  pageId: integer('page_id').primaryKey(),
  page: text('page', {
    enum: [
      'home',
      'about',
      'services',
      'projects',
      'team',
      'pricing',
      'faq',
      'opening',
      'contact',
      'privacy',
    ],
  }).notNull(),
  content: text('content', { mode: 'json' }).$type<Record<string, unknown>>(),
  version: integer('version').notNull().default(1),
});
