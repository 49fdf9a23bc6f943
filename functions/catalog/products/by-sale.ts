import { type SQL, sql } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { ProductFilter } from './contract.ts';
import { countryIdOf } from './rows.ts';

/**
 * Up to so many reduced products of a country are all read and sorted. Of more, a page is soon full along the index of
 * the sort.
 */
const FEW = 1000;

/** Whether a price is below its retail price. */
export const IS_REDUCED = sql`${productPrices.retailPrice} > ${productPrices.netPrice}`;

/** Whether the list is read from the indexes of reduced prices. A search or an option may find any variant. */
export const isBySale = ({ sale, grouped, country, q, option }: ProductFilter) =>
  sale === true && grouped === true && country !== undefined && !q && !option;

/** As in the indexes. */
const isReducedIn = (
  country: string,
) => sql`cut.country_id = ${countryIdOf(country)} AND cut.display_at_website = 1
  AND cut.leading = 1 AND cut.retail_price > cut.net_price`;

/** CROSS JOIN, so that it starts from the prices. */
export const reducedIn = (country: string): { from: SQL; where: SQL } => ({
  from: sql`product_prices AS cut CROSS JOIN ${products} ON ${products.productCode} = cut.product_code`,
  where: isReducedIn(country),
});

export const isSaleCommon = (country: string): SQL => sql`(SELECT count(*) FROM (
  SELECT 1 FROM product_prices AS cut WHERE ${isReducedIn(country)} LIMIT ${FEW + 1})) > ${FEW}`;
