import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const categories = sqliteTable('categories', {
  categoryId: integer('category_id').primaryKey({ autoIncrement: true }),
  categoryName: text('category_name').notNull(),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  version: integer('version').notNull().default(1),
});
