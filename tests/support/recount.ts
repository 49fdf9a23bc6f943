import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Counts everything anew, and gives each count of the database that says something else. */
export function wrongCounts(database: Database): Promise<unknown[]> {
  return database.all(sql`
    WITH recounted AS (
      SELECT subcategory_id, country_id, total(display_at_website) AS sold,
        total(display_at_website AND stock_available > 0) AS in_stock
      FROM product_prices JOIN products USING (product_code)
      GROUP BY subcategory_id, country_id
    )
    SELECT 'products' AS what, subcategory_id, NULL AS country_id, product_count AS kept,
      (SELECT count(*) FROM products WHERE products.subcategory_id = subcategories.subcategory_id) AS counted
    FROM subcategories WHERE kept <> counted
    UNION ALL
    SELECT 'sold, in stock', subcategory_id, country_id,
      coalesce(price_counts.sold, 0) || ', ' || coalesce(price_counts.in_stock, 0) AS kept,
      CAST(coalesce(recounted.sold, 0) AS INTEGER) || ', ' || CAST(coalesce(recounted.in_stock, 0) AS INTEGER) AS counted
    FROM price_counts FULL JOIN recounted USING (subcategory_id, country_id) WHERE kept <> counted`);
}
