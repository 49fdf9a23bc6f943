import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { Deps } from '../../deps.ts';
import { selectChosen } from './chosen-products.ts';
import type { Product } from './contract.ts';
import { DISPLAYED_SUBCATEGORIES } from './displayed.ts';
import { countryIdOf, toProduct } from './rows.ts';

const BESTSELLERS = 4;
/** How many of the most sold are looked at, however few of them a country has. */
const MOST_LOOKED_AT = 1000;

const isInStock = (code: SQL, country: Placeholder): SQL =>
  sql`EXISTS (SELECT 1 FROM product_prices AS there WHERE there.product_code = ${code}
    AND there.country_id = ${countryIdOf(country)} AND there.display_at_website = 1 AND there.has_stock = 1)`;

/**
 * The codes of what sells best: `code, place`. They come in the order of the index. The best sold variant of a family
 * counts, and the one that leads is shown.
 */
const codesIn = (country: Placeholder): SQL => sql`
  SELECT coalesce((SELECT lead.product_code FROM products AS it JOIN leading_variants AS lead
      ON lead.family_id = it.family_id AND lead.subcategory_id = it.subcategory_id
        AND lead.country_id = ${countryIdOf(country)}
      WHERE it.product_code = top.code), code) AS code, place FROM (
    SELECT product_code AS code, units_sold AS place, subcategory_id FROM products
    WHERE units_sold > 0 ORDER BY units_sold DESC, product_code DESC LIMIT ${sql.raw(String(MOST_LOOKED_AT))}) AS top
  WHERE subcategory_id IN ${DISPLAYED_SUBCATEGORIES} AND ${isInStock(sql`top.code`, country)}
    AND NOT EXISTS (SELECT 1 FROM products AS it JOIN products AS variant ON variant.family_id = it.family_id
      WHERE it.product_code = top.code AND (variant.units_sold, variant.product_code) > (top.place, top.code)
        AND variant.subcategory_id IN ${DISPLAYED_SUBCATEGORIES} AND ${isInStock(sql`variant.product_code`, country)})
  LIMIT ${sql.raw(String(BESTSELLERS))}`;

const selectBestsellers = prepareWith(['country'], ({ country }) =>
  selectChosen({ codes: codesIn(country), country, order: sql`chosen.place DESC, chosen.code DESC` }),
);

/** What the shop sold most of, as far as it is in stock in the country. */
export async function listBestsellers(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  country: string,
): Promise<Product[]> {
  const rows = await database.read(selectBestsellers({ country }));
  return rows.map(row => toProduct(row, pictureBase));
}
