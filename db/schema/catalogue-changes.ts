import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Changes to anything visitors can see, to invalidate cached responses. Written by triggers; the latest number is the
 * catalog version, so the last row always stays.
 */
export const catalogueChanges = sqliteTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** A sale changes only the stock of a product. */
  what: text('what', { enum: ['shop', 'posts', 'product', 'stock'] }).notNull(),
  productCode: integer('product_code'),
  /** Its subcategory before or after, if the product itself changed. */
  subcategoryId: integer('subcategory_id'),
  /** The country whose price changed. */
  countryId: integer('country_id'),
});
