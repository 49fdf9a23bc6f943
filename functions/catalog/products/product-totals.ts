import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { priceCounts } from '../../../db/schema/price-counts.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { MAX_COUNT } from '../../contracts/list-limits.ts';
import { storedTotal } from './by-option.ts';
import { isSaleAlone } from './by-sale.ts';
import { entriesIn } from './grouped.ts';
import {
  anyCountryIdOf,
  besideOf,
  type CountryId,
  FROM_SUBCATEGORIES,
  isAmongMatches,
  isGrouped,
  isSubcategoryListed,
  itsCountryId,
  listed,
  type ProductQuery,
  VARYING,
  whereOf,
} from './product-filters.ts';
import { foundAlone } from './search.ts';

/** The number of matches. Stored by triggers, unless there is a search or a filter across countries. */
export function totalOf(query: ProductQuery): SQL<number> {
  const { q, country, family, sold, inStock, sale, beside, picture, missing, option } = query.filter;
  const grouped = isGrouped(query.filter);
  if (isAmongMatches(query.filter)) return countEntries(query);
  if (grouped && (q || option))
    return storedTotal(query.filter, isSubcategoryListed(query)) ?? countEntries(query);
  if (isSaleAlone(query.filter)) return sumIn(query, reducedOf(query), itsCountryId(query));
  const alone = q ? foundAlone(q) : undefined;
  if (alone && !asksMore(query)) return countedAlone(query, alone);
  const asksPrices = [sold, inStock, sale].some(asked => asked !== undefined);
  if (
    beside !== undefined &&
    !grouped &&
    !q &&
    family === undefined &&
    picture === undefined &&
    missing === undefined &&
    !asksPrices
  )
    return countRelated(query, beside);
  if (
    q ||
    family !== undefined ||
    beside !== undefined ||
    picture !== undefined ||
    (missing !== undefined && (asksPrices || grouped)) ||
    (asksPrices && country === undefined) ||
    (sold !== undefined && inStock !== undefined) ||
    option !== undefined ||
    sale !== undefined
  ) {
    return countedIn(listed(query));
  }
  if (missing !== undefined) return missingIn(query, anyCountryIdOf(missing));
  if (sold !== undefined) return sold ? soldIn(query) : sql`(${allOf(query)} - ${soldIn(query)})`;
  if (inStock === undefined) return allOf(query);
  return inStock ? inStockIn(query) : sql`(${allOf(query)} - ${inStockIn(query)})`;
}

/** All products of its related subcategories, without itself. */
function countRelated(query: ProductQuery, productCode: number): SQL<number> {
  const near = and(
    isSubcategoryListed(query),
    sql`${subcategories.subcategoryId} IN (${besideOf(productCode)})`,
  );
  return sql`max(0, (SELECT coalesce(sum(${subcategories.productCount}), 0) - 1 ${FROM_SUBCATEGORIES} ${whereOf(near)}))`;
}

/** Number of products without a price in a country, without a search. */
export const missingIn = (query: ProductQuery, countryId: CountryId): SQL<number> =>
  sql`(${allOf(query)} - ${sumIn(query, priceCounts.priced, countryId)})`;

/** Number of those with a price in the country. */
export function pricedIn(query: ProductQuery): SQL<number> {
  const { sold, inStock } = query.filter;
  if (sold === false) return sql`0`;
  if (inStock === undefined) return soldIn(query);
  return inStock ? inStockIn(query) : sql`(${soldIn(query)} - ${inStockIn(query)})`;
}

const soldIn = (query: ProductQuery) =>
  sumIn(query, listedOf(query, priceCounts.sold, priceCounts.soldBehind), itsCountryId(query));

const inStockIn = (query: ProductQuery) =>
  sumIn(query, listedOf(query, priceCounts.inStock, priceCounts.inStockBehind), itsCountryId(query));

function reducedOf({ filter: { inStock } }: ProductQuery): SQLWrapper {
  const { reduced, reducedInStock } = priceCounts;
  if (inStock === undefined) return reduced;
  return inStock ? reducedInStock : sql`${reduced} - ${reducedInStock}`;
}

/** A count, without the variants that another one stands for. */
const listedOf = ({ filter }: ProductQuery, all: SQLWrapper, behind: SQLWrapper): SQLWrapper =>
  filter.grouped ? sql`${all} - ${behind}` : all;

/** Counts a search without other filters: products are read only if some subcategory is hidden. */
function countedAlone(query: ProductQuery, alone: SQL): SQL<number> {
  const all = sql<number>`(SELECT count(*) FROM (${alone}))`;
  if (query.audience.everything) return all;
  const isHidden = sql`${subcategories.displayStatus} = 0 OR ${categories.displayStatus} = 0`;
  return sql`iif(EXISTS (SELECT 1 ${FROM_SUBCATEGORIES} WHERE ${isHidden}), ${countedIn(listed(query))}, ${all})`;
}

function countEntries(query: ProductQuery): SQL<number> {
  const { from, where } = listed(query);
  return sql`(SELECT count(*) FROM (${entriesIn(from, whereOf(where))} LIMIT ${MAX_COUNT}))`;
}

/** Number of matches, up to the counting limit. */
export const countedIn = ({ from, where }: ReturnType<typeof listed>): SQL<number> =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${from} ${whereOf(where)} LIMIT ${MAX_COUNT}))`;

function allOf(query: ProductQuery): SQL<number> {
  const count = listedOf(query, subcategories.productCount, subcategories.productsBehind);
  return sql`(SELECT coalesce(sum(${count}), 0) ${FROM_SUBCATEGORIES} ${whereOf(isSubcategoryListed(query))})`;
}

function sumIn(query: ProductQuery, what: SQLWrapper, countryId: CountryId): SQL<number> {
  const where = and(isSubcategoryListed(query), eq(priceCounts.countryId, countryId));
  return sql`(SELECT coalesce(sum(${what}), 0) ${FROM_SUBCATEGORIES}
    CROSS JOIN ${priceCounts} ON ${priceCounts.subcategoryId} = ${subcategories.subcategoryId} ${whereOf(where)})`;
}

/**
 * How many products there are, and how many entries are reduced in a country: `everything, reduced`; and of the
 * subcategories that are listed and have reduced ones: `candidates`, and with the stock asked for `listed`.
 */
export function saleCounts(query: ProductQuery): SQL {
  const isCandidate = sql`(${isSubcategoryListed(query) ?? sql`1`}) AND ${priceCounts.reduced} > 0`;
  return sql`SELECT total(product_count) AS everything, total(reduced) AS reduced,
      total(iif(is_candidate, product_count, 0)) AS candidates, total(iif(is_candidate, asked, 0)) AS listed
    FROM (
      SELECT ${subcategories.productCount} AS product_count, ${priceCounts.reduced} AS reduced,
        ${reducedOf(query)} AS asked, ${isCandidate} AS is_candidate
      ${FROM_SUBCATEGORIES} LEFT JOIN ${priceCounts} ON ${priceCounts.subcategoryId} = ${subcategories.subcategoryId}
        AND ${priceCounts.countryId} = ${itsCountryId(query)})`;
}

const MORE = ['category', 'subcategory', 'family', ...VARYING] as const;
const asksMore = ({ filter }: ProductQuery) => MORE.some(name => filter[name] !== undefined);
