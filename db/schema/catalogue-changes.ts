import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What changed of all that visitors see, so that no answer is kept which was made of it. Written by triggers alone; the
 * latest number is the version of the catalogue, so that the last row always stays.
 */
export const catalogueChanges = sqliteTable('catalogue_changes', {
  version: integer('version').primaryKey(),
  /** A sale alone changes no more of a product than its stock. */
  what: text('what', { enum: ['shop', 'posts', 'product', 'stock'] }).notNull(),
  productCode: integer('product_code'),
  /** Where it is or was, if the product itself changed. */
  subcategoryId: integer('subcategory_id'),
  /** Where its price changed. */
  countryId: integer('country_id'),
});
