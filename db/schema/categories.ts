import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pictures } from './pictures.ts';

export const categories = sqliteTable('categories', {
  categoryId: integer('category_id').primaryKey({ autoIncrement: true }),
  categoryName: text('category_name').notNull(),
  categoryDescription: text('category_description').notNull().default(''),
  pictureId: text('picture_id').references(() => pictures.pictureId),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  version: integer('version').notNull().default(1),
});
