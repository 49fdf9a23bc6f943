import { and, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { isFound } from '../../catalog/products/search.ts';
import { chosenBy } from './chosen.ts';
import type { ProductPriceFilter } from './contract.ts';

/** As many products are looked up one by one; where a search finds more, going along the order is quicker. */
const FEW = 2000;

const foundBy = (q: string): SQL => sql`SELECT ${products.productCode} FROM ${products} WHERE ${isFound(q)}`;
const namedBy = (q: string): SQL =>
  sql`SELECT ${countries.countryId} FROM ${countries} WHERE ${contains(countries.countryName, q)}`;

/** What a search for prices means: the products that it finds, the countries of that name, and whether it is many. */
export const searched = (q: string): SQL => sql`
  found (code) AS MATERIALIZED (${foundBy(q)}), named (id) AS MATERIALIZED (${namedBy(q)}),
  size (many) AS MATERIALIZED (
    SELECT (SELECT count(*) FROM found) > ${FEW} OR EXISTS (SELECT 1 FROM named)),`;

/** All that a filter means, as one condition on prices; the same rows as the list has. */
export const pricesMatching = (filter: ProductPriceFilter): SQL | undefined =>
  and(
    chosenBy({ filter, audience: { everything: true } }),
    filter.q
      ? sql`(${productPrices.productCode} IN (${foundBy(filter.q)})
          OR ${productPrices.countryId} IN (${namedBy(filter.q)}))`
      : undefined,
  );

export const isMany = sql`(SELECT many FROM size)`;

/** Where it found few products, and no country. */
export const isFoundPrice = sql`${productPrices.productCode} IN (SELECT code FROM found)`;

/** Where it found many: without an index, so that the order can have its own. */
export const isFoundOrNamed = sql`(+${productPrices.productCode} IN (SELECT code FROM found)
  OR +${productPrices.countryId} IN (SELECT id FROM named))`;
