import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { categories } from './categories.ts';

export const subcategories = sqliteTable('subcategories', {
  subcategoryId: integer('subcategory_id').primaryKey({ autoIncrement: true }),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.categoryId),
  subcategoryName: text('subcategory_name').notNull(),
  displayStatus: integer('display_status', { mode: 'boolean' }).notNull().default(true),
  /** Maintained by triggers. */
  productCount: integer('product_count').notNull().default(0),
  /** How many of them lists show only as a variant of another one. Maintained by triggers. */
  productsBehind: integer('products_behind').notNull().default(0),
  version: integer('version').notNull().default(1),
});
