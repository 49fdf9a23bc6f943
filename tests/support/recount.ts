import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';

/** Recounts everything, and returns the stored counts that are wrong. */
export async function wrongCounts(database: Writer): Promise<unknown[]> {
  return [
    ...(await wrongCatalogueCounts(database)),
    ...(await wrongLeaders(database)),
    ...(await wrongOptions(database)),
    ...(await wrongTallies(database)),
  ];
}

const differing = (what: string, kept: string, counted: string) => `
  SELECT '${what} kept' AS what, * FROM (${kept} EXCEPT ${counted})
  UNION ALL SELECT '${what} counted', * FROM (${counted} EXCEPT ${kept})`;

/** Which variant stands for its family, in a country and where none is sold. */
async function wrongLeaders(database: Writer): Promise<unknown[]> {
  const entry = 'PARTITION BY family_id, subcategory_id';
  const ranked = `(
    SELECT *, row_number() OVER (${entry}, country_id
      ORDER BY has_stock DESC, net_price, family_position, product_code) AS nth,
      count(*) OVER there AS sold, sum(has_stock) OVER there AS in_stock,
      min(net_price) OVER there < max(net_price) OVER there AS prices_differ
    FROM product_prices JOIN products USING (product_code) WHERE family_id IS NOT NULL AND display_at_website
    WINDOW there AS (${entry}, country_id))`;
  const first = `(SELECT product_code, row_number() OVER (${entry} ORDER BY family_position, product_code) = 1 AS first
    FROM products WHERE family_id IS NOT NULL)`;
  const places = `(SELECT product_code,
      coalesce((SELECT first FROM ${first} AS it WHERE it.product_code = products.product_code), 1) AS first,
      EXISTS (SELECT 1 FROM ${ranked} AS it WHERE nth = 1 AND it.product_code = products.product_code) AS somewhere,
      EXISTS (SELECT 1 FROM ${ranked} AS it WHERE nth = 1 AND it.family_id = products.family_id
        AND it.subcategory_id = products.subcategory_id AND it.product_code <> products.product_code) AS others
    FROM products)`;
  const parts = [
    differing(
      'leading variants',
      `SELECT format('%d %d %d', family_id, subcategory_id, country_id), product_code,
            format('%d %d %d', sold, in_stock, prices_differ) FROM leading_variants`,
      `SELECT format('%d %d %d', family_id, subcategory_id, country_id), product_code,
            format('%d %d %d', sold, in_stock, prices_differ) FROM ${ranked} WHERE nth = 1`,
    ),
    differing(
      'leading products',
      'SELECT product_code, leading, 0 FROM products',
      `SELECT product_code, iif(first, iif(others, 2, 3), somewhere), 0 FROM ${places}`,
    ),
    differing(
      'leading prices',
      'SELECT product_code, country_id, leading FROM product_prices WHERE display_at_website',
      `SELECT product_code, country_id, coalesce((SELECT nth = 1 FROM ${ranked} AS it
              WHERE it.product_code = product_prices.product_code AND it.country_id = product_prices.country_id), 1)
            FROM product_prices WHERE display_at_website`,
    ),
    differing(
      'products behind others',
      'SELECT subcategory_id, products_behind, 0 FROM subcategories WHERE products_behind > 0',
      `SELECT subcategory_id, count(*), 0 FROM products JOIN ${first} USING (product_code)
            WHERE NOT first GROUP BY subcategory_id`,
    ),
    differing(
      'prices behind others',
      `SELECT format('%d %d', subcategory_id, country_id), sold_behind, in_stock_behind FROM price_counts
            WHERE sold_behind > 0 OR in_stock_behind > 0`,
      `SELECT format('%d %d', subcategory_id, country_id), sum(sold - 1), sum(max(in_stock - 1, 0))
            FROM ${ranked} WHERE nth = 1 GROUP BY subcategory_id, country_id HAVING sum(sold) > count(*)`,
    ),
  ];
  const found = [];
  for (const part of parts) found.push(...(await database.read(sql.raw(part))));
  return found;
}

/** By which options variants are found, and how many families of a country have each. */
async function wrongOptions(database: Writer): Promise<unknown[]> {
  const choices = `(SELECT product_code, family_id, subcategory_id, lower(name.value || ':' || chosen.value) AS choice
    FROM products JOIN families USING (family_id) JOIN json_each(families.options) AS name
    JOIN json_each(products.options) AS chosen ON chosen.key = name.key)`;
  const parts = [
    differing(
      'options of variants',
      'SELECT product_code, lower(choice), subcategory_id FROM variant_options',
      `SELECT product_code, choice, subcategory_id FROM ${choices}`,
    ),
    differing(
      'families with a value',
      `SELECT format('%d %d', subcategory_id, country_id), lower(choice), families FROM option_counts WHERE families > 0`,
      `SELECT format('%d %d', subcategory_id, country_id), choice, count(DISTINCT family_id)
            FROM ${choices} JOIN product_prices USING (product_code) WHERE display_at_website
            GROUP BY subcategory_id, country_id, choice`,
    ),
  ];
  const found = [];
  for (const part of parts) found.push(...(await database.read(sql.raw(part))));
  return found;
}

/** For accounts, orders and customers: no rows means no stored count. */
async function wrongTallies(database: Writer): Promise<unknown[]> {
  const parts = [
    differing(
      'accounts',
      'SELECT role || enabled || pending, accounts, 0 FROM account_counts WHERE accounts > 0',
      'SELECT role || enabled || pending, count(*), 0 FROM users GROUP BY role, enabled, pending',
    ),
    differing(
      'orders',
      'SELECT state || lower(country_code), orders, 0 FROM order_counts WHERE orders > 0',
      'SELECT state || lower(country_code), count(*), 0 FROM orders GROUP BY state, country_code',
    ),
    differing(
      'sales',
      "SELECT quarter_hour || ' ' || denomination, orders, revenue FROM sales_by_quarter_hour WHERE orders > 0 OR revenue > 0",
      `SELECT (created_at / 900000) || ' ' || denomination, count(*), sum(total) FROM orders
       WHERE state NOT IN ('cancelled', 'refunded') GROUP BY created_at / 900000, denomination`,
    ),
    differing(
      'figures of a customer',
      "SELECT user_id || ' ' || spent_in, orders, last_order_at || ' ' || spent FROM customer_figures",
      `SELECT user_id || ' ' || coalesce(last.denomination, ''), (SELECT count(*) FROM orders WHERE user_id = users.user_id),
         coalesce(last.created_at, 0) || ' ' || (
           SELECT CAST(total(total) AS INTEGER) FROM orders WHERE user_id = users.user_id
             AND denomination = last.denomination AND state NOT IN ('cancelled', 'refunded')
         )
       FROM users LEFT JOIN (
         SELECT user_id AS buyer, denomination, created_at, max(order_id) FROM orders GROUP BY user_id
       ) AS last ON buyer = user_id`,
    ),
    differing(
      'stars',
      'SELECT product_code, stars, reviews FROM review_counts WHERE reviews > 0',
      "SELECT product_code, stars, count(*) FROM reviews WHERE state = 'approved' GROUP BY product_code, stars",
    ),
    differing(
      'ratings',
      'SELECT product_code, rating, review_count FROM products WHERE review_count > 0',
      `SELECT products.product_code, CAST(round(avg(stars) * 100) AS INTEGER), count(*)
       FROM products JOIN products AS variant
         ON coalesce(variant.family_id, -variant.product_code) = coalesce(products.family_id, -products.product_code)
       JOIN reviews ON reviews.product_code = variant.product_code
       WHERE state = 'approved' GROUP BY products.product_code`,
    ),
  ];
  const found = [];
  for (const part of parts) found.push(...(await database.read(sql.raw(part))));
  return found;
}

function wrongCatalogueCounts(database: Writer): Promise<unknown[]> {
  return database.read(sql`
    WITH recounted AS (
      SELECT subcategory_id, country_id, total(display_at_website) AS sold,
        total(display_at_website AND stock_available > 0) AS in_stock,
        total(1) AS priced, total(stock_available > 0) AS stocked,
        total(display_at_website AND product_prices.leading AND retail_price > net_price) AS reduced,
        total(display_at_website AND product_prices.leading AND retail_price > net_price AND stock_available > 0)
          AS reduced_in_stock
      FROM product_prices JOIN products USING (product_code)
      GROUP BY subcategory_id, country_id
    )
    SELECT 'products' AS what, subcategory_id, NULL AS country_id, product_count AS kept,
      (SELECT count(*) FROM products WHERE products.subcategory_id = subcategories.subcategory_id) AS counted
    FROM subcategories WHERE kept <> counted
    UNION ALL
    SELECT 'sold, in stock, priced, stocked, reduced, reduced in stock', subcategory_id, country_id,
      format('%d, %d, %d, %d, %d, %d', price_counts.sold, price_counts.in_stock, price_counts.priced, price_counts.stocked,
        price_counts.reduced, price_counts.reduced_in_stock) AS kept,
      format('%d, %d, %d, %d, %d, %d', recounted.sold, recounted.in_stock, recounted.priced, recounted.stocked,
        recounted.reduced, recounted.reduced_in_stock) AS counted
    FROM price_counts FULL JOIN recounted USING (subcategory_id, country_id) WHERE kept <> counted`);
}
