import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { families } from './families.ts';
import { pictures } from './pictures.ts';
import { subcategories } from './subcategories.ts';

export const products = sqliteTable('products', {
  productCode: integer('product_code').primaryKey({ autoIncrement: true }),
  subcategoryId: integer('subcategory_id')
    .notNull()
    .references(() => subcategories.subcategoryId),
  productName: text('product_name').notNull(),
  productDescription: text('product_description').notNull().default(''),
  pictureId: text('picture_id').references(() => pictures.pictureId),
  pictureAlt: text('picture_alt').notNull().default(''),
  productOverviewDoc: text('product_overview_doc'),
  sku: text('sku'),
  barcode: text('barcode'),
  familyId: integer('family_id').references(() => families.familyId),
  /** Its value of each option of its family. */
  options: text('options', { mode: 'json' }).$type<string[]>().notNull().default([]),
  familyPosition: integer('family_position').notNull().default(0),
  /**
   * Where it stands for its family in lists: 3 in every country, also without a family; 2 where no variant is sold, and in
   * some others; 1 in some countries; 0 in none. Maintained by triggers.
   */
  leading: integer('leading').notNull().default(3),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** When staff last changed the product itself; null if not since it was created. Maintained by a trigger. */
  changedAt: integer('changed_at', { mode: 'timestamp_ms' }),
  unitsSold: integer('units_sold').notNull().default(0),
  /** Average of its and its family’s reviews in hundredths of a star; 0 if there are none. */
  rating: integer('rating').notNull().default(0),
  /** Number of those reviews. Maintained by triggers, like their average. */
  reviewCount: integer('review_count').notNull().default(0),
  version: integer('version').notNull().default(1),
});
