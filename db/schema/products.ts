import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { subcategories } from './subcategories.ts';

export const products = sqliteTable('products', {
  productCode: integer('product_code').primaryKey({ autoIncrement: true }),
  subcategoryId: integer('subcategory_id')
    .notNull()
    .references(() => subcategories.subcategoryId),
  productName: text('product_name').notNull(),
  productDescription: text('product_description').notNull().default(''),
  productPicture: text('product_picture'),
  productOverviewDoc: text('product_overview_doc'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  version: integer('version').notNull().default(1),
});
