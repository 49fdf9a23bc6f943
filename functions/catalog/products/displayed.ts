import { sql } from 'drizzle-orm';

const IS_DISPLAYED = sql`subcategories.display_status = 1 AND categories.display_status = 1`;

/** The subcategories that visitors see: for statements that read them once for many products. */
export const DISPLAYED_SUBCATEGORIES = sql`(SELECT subcategory_id FROM subcategories JOIN categories USING (category_id)
  WHERE ${IS_DISPLAYED})`;

/** Leaves of the products `one` those in such a subcategory: for the few of a family. */
export const JOIN_DISPLAYED = sql`
  JOIN subcategories ON subcategories.subcategory_id = one.subcategory_id
  JOIN categories ON categories.category_id = subcategories.category_id AND ${IS_DISPLAYED}`;
