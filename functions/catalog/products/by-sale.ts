import { type SQL, sql } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { ProductFilter } from './contract.ts';
import { countryIdOf } from './rows.ts';

/** Whether a price is below its retail price. */
export const IS_REDUCED = sql`${productPrices.retailPrice} > ${productPrices.netPrice}`;

/** Whether the list is read from the indexes of reduced prices. A search or an option may find any variant. */
export const isBySale = ({ sale, grouped, country, q, option }: ProductFilter) =>
  sale === true && grouped === true && country !== undefined && !q && !option;

/** Whether nothing but the place and the stock is asked for, so that the total is stored. */
export const isSaleAlone = (filter: ProductFilter) =>
  isBySale(filter) && MORE.every(name => filter[name] === undefined);

const MORE = ['family', 'sold', 'beside', 'picture', 'missing'] as const;

/** As in the indexes. */
export const isReducedIn = (
  country: string,
) => sql`offer.country_id = ${countryIdOf(country)} AND offer.display_at_website = 1
  AND offer.leading = 1 AND offer.retail_price > offer.net_price`;

/** CROSS JOIN, so that it starts from the prices. */
export const reducedIn = (country: string): { from: SQL; where: SQL } => ({
  from: sql`product_prices AS offer CROSS JOIN ${products} ON ${products.productCode} = offer.product_code`,
  where: isReducedIn(country),
});

/** The reduced price of a product, if it has one. The index has no others, so that most products cost no look at a price. */
export const REDUCED_PRICE = sql`product_prices AS offer INDEXED BY product_prices_reduced`;
