import { sql } from 'drizzle-orm';
import { build } from '../../../db/sql/build.ts';
import { FEW_LEFT } from '../../contracts/stock-levels.ts';
import { MOST_COUNTED } from './contract.ts';

const SHOWN = 5;
const NAMED = 3;

/** Displayed prices with little or no stock, lowest first. */
export function lowStock() {
  const low = sql.raw(`
    FROM product_prices INDEXED BY product_prices_low JOIN countries USING (country_id)
    WHERE display_at_website = 1 AND stock_available <= ${FEW_LEFT} AND display_status = 1`);
  return build
    .select({
      productCode: sql<number>`product_code`.as('productCode'),
      productName: sql<string>`product_name`.as('productName'),
      countryId: sql<number>`country_id`.as('countryId'),
      countryName: sql<string>`country_name`.as('countryName'),
      stockAvailable: sql<number>`stock_available`.as('stockAvailable'),
      total: sql<number>`(SELECT count(*) FROM (SELECT 1 ${low} LIMIT ${MOST_COUNTED}))`.as('total'),
    })
    .from(sql`(
      SELECT product_code, country_id, country_name, stock_available ${low}
      ORDER BY stock_available, country_id, product_code LIMIT ${SHOWN}
    ) JOIN products USING (product_code)`)
    .orderBy(sql`stock_available, country_id, product_code`);
}

/** Active countries with products lacking a price, most first, and their number. */
export function unpriced() {
  return build
    .select({
      countryCode: sql<string>`country_code`.as('countryCode'),
      countryName: sql<string>`country_name`.as('countryName'),
      products: sql<number>`missing`.as('products'),
      total: sql<number>`total`.as('total'),
      first:
        sql<string>`(SELECT json_group_array(json_object('productCode', product_code, 'productName', product_name)) FROM (
        SELECT product_code, product_name FROM products WHERE NOT EXISTS (
          SELECT 1 FROM product_prices
          WHERE product_prices.product_code = products.product_code AND product_prices.country_id = gaps.country_id
        ) ORDER BY product_code LIMIT ${sql.raw(String(NAMED))}
      ))`.as('first'),
    })
    .from(sql`(
      SELECT country_id, country_code, country_name, count(*) OVER () AS total,
        (SELECT sum(product_count) FROM subcategories) - coalesce(priced, 0) AS missing
      FROM countries
      LEFT JOIN (SELECT country_id, sum(priced) AS priced FROM price_counts GROUP BY country_id) USING (country_id)
      WHERE display_status = 1 AND missing > 0
      ORDER BY missing DESC, country_name LIMIT ${SHOWN}
    ) AS gaps`);
}

/** The newest products without a picture. */
export function unpictured() {
  const without = sql.raw('FROM products INDEXED BY products_without_picture WHERE picture_id IS NULL');
  return build
    .select({
      productCode: sql<number>`product_code`.as('productCode'),
      productName: sql<string>`product_name`.as('productName'),
      total: sql<number>`(SELECT count(*) FROM (SELECT 1 ${without} LIMIT ${MOST_COUNTED}))`.as('total'),
    })
    .from(sql`(SELECT product_code, product_name ${without} ORDER BY product_code DESC LIMIT ${SHOWN})`)
    .orderBy(sql`product_code DESC`);
}

/** Which setup steps are done. */
export function anyOf() {
  const any = (table: string, as: string) => sql<number>`EXISTS (SELECT 1 FROM ${sql.raw(table)})`.as(as);
  return build
    .select({
      category: any('categories', 'category'),
      subcategory: any('subcategories', 'subcategory'),
      country: any('countries', 'country'),
      product: any('products', 'product'),
      price: any('product_prices', 'price'),
      sliderImage: any('slider_images', 'sliderImage'),
    })
    .from(sql`(SELECT 1)`);
}
