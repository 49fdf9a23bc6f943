import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { containsText } from '../../../db/sql/contains.ts';
import { listed, whereOf } from '../../catalog/products/product-filters.ts';
import { itsCountry } from '../../catalog/products/rows.ts';
import { foundAlone, isFound } from '../../catalog/products/search.ts';
import { MAX_COUNT } from '../../contracts/list-limits.ts';
import { chosenBy, type PriceQuery } from './chosen.ts';
import type { ProductPriceFilter } from './contract.ts';

const foundBy = (q: string): SQL => sql`SELECT ${products.productCode} FROM ${products} WHERE ${isFound(q)}`;
const namedBy = (q: string): SQL =>
  sql`SELECT ${countries.countryId} FROM ${countries} WHERE ${containsText(countries.countryName, q)}`;

/** The whole filter as one condition on prices. */
export const pricesMatching = (filter: ProductPriceFilter): SQL | undefined =>
  and(
    chosenBy({ filter, audience: { everything: true } }),
    filter.q
      ? sql`(${productPrices.productCode} IN (${foundBy(filter.q)})
          OR ${productPrices.countryId} IN (${namedBy(filter.q)}))`
      : undefined,
  );

/**
 * Prices matching a search, up to the counting limit, as `matched (code, country, place)`: those of matching products,
 * and all in matching countries.
 */
export function matchedBy(query: PriceQuery, q: string, place: SQLWrapper): SQL {
  const columns = sql`${productPrices.productCode}, ${productPrices.countryId}, ${place}`;
  const chosen = chosenBy(query);
  const isOther = sql`${productPrices.productCode} NOT IN (SELECT code FROM hits)`;
  return sql`
    hits (code) AS MATERIALIZED (${hitsOf(q)}),
    matched (code, country, place) AS MATERIALIZED (
      SELECT ${columns} FROM hits CROSS JOIN ${productPrices} ON ${productPrices.productCode} = hits.code
      CROSS JOIN ${countries} ON ${itsCountry} ${whereOf(chosen)}
      UNION ALL
      SELECT ${columns} FROM ${countries} CROSS JOIN ${productPrices} ON ${itsCountry}
      ${whereOf(and(containsText(countries.countryName, q), chosen, isOther))}
      LIMIT ${MAX_COUNT}),`;
}

function hitsOf(q: string): SQL {
  const alone = foundAlone(q);
  if (alone) return alone;
  const { from, where } = listed({ filter: { q }, audience: { everything: true } });
  return sql`SELECT ${products.productCode} FROM ${from} ${whereOf(where)} LIMIT ${MAX_COUNT}`;
}
