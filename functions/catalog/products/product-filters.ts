import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { priceCounts } from '../../../db/schema/price-counts.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { MAX_COUNT } from '../../contracts/list-limits.ts';
import type { Audience } from '../../records/rows.ts';
import { hasChosen, storedTotal, variantsWith } from './by-option.ts';
import type { ProductFilter } from './contract.ts';
import { entriesIn, IS_FIRST, IS_LEADING, isEntrySold, joinLeaderIn } from './grouped.ts';
import { countryIdOf } from './rows.ts';
import { found, foundAlone, isFound, isIndexed, unindexed } from './search.ts';

/** Whether each family is listed once, by the variant that leads in the country. */
export const isGrouped = ({ grouped, country }: ProductFilter) => grouped === true && country !== undefined;

/** Whether each family is listed once, by its first variant: without a country none leads. */
export const isByFirst = ({ grouped, country }: ProductFilter) => grouped === true && country === undefined;

/** Whether the variants of a family may match in part, so that the first that matches has to be found. */
export const isAmongMatches = (filter: ProductFilter) =>
  isByFirst(filter) && (filter.q !== undefined || VARYING.some(name => filter[name] !== undefined));

/** Whether a list is read along the first variants. The average rating is that of the variant which leads. */
export const isByEntry = (filter: ProductFilter) =>
  isGrouped(filter) &&
  filter.sort?.field !== 'price' &&
  filter.sort?.field !== 'rating' &&
  [filter.q, filter.option, filter.family, filter.beside, filter.picture, filter.missing].every(
    other => other === undefined,
  );

export type ProductQuery = { filter: ProductFilter; audience: Audience };
type CountryId = number | SQL<number>;

/** The subcategories to list products from; undefined for all. */
export function isSubcategoryListed({ filter, audience: { everything } }: ProductQuery): SQL | undefined {
  return and(
    everything ? undefined : eq(subcategories.displayStatus, true),
    everything ? undefined : eq(categories.displayStatus, true),
    filter.category === undefined ? undefined : eq(subcategories.categoryId, filter.category),
    filter.subcategory === undefined ? undefined : eq(subcategories.subcategoryId, filter.subcategory),
  );
}

const FROM_SUBCATEGORIES = sql`FROM ${subcategories} JOIN ${categories}
  ON ${categories.categoryId} = ${subcategories.categoryId}`;

/** Selects the subcategories to list products from. */
const listedSubcategories = (query: ProductQuery): SQL =>
  sql`SELECT ${subcategories.subcategoryId} ${FROM_SUBCATEGORIES} ${whereOf(isSubcategoryListed(query))}`;

/** The WHERE condition of the filters, without the search. */
export function isFiltered(query: ProductQuery): SQL | undefined {
  const { family, sold, inStock, beside, picture, missing, option } = query.filter;
  const where = isSubcategoryListed(query);
  const one = listedSubcategories(query);
  return and(
    // The unary plus keeps SQLite from collecting the whole category: it walks the sort index until the page is full.
    where &&
      (query.filter.subcategory
        ? sql`${products.subcategoryId} = (${one})`
        : sql`+${products.subcategoryId} IN (${one})`),
    family === undefined ? undefined : eq(products.familyId, family),
    beside === undefined ? undefined : isRelatedTo(beside),
    picture === undefined
      ? undefined
      : sql`${products.pictureId} ${sql.raw(picture ? 'IS NOT NULL' : 'IS NULL')}`,
    missing === undefined ? undefined : isMissingIn(anyCountryIdOf(missing)),
    hasChosen(query.filter),
    sold === undefined ? undefined : is(sold, isSoldTo(query, false)),
    option === undefined ? undefined : isSold(query, false),
    inStock === undefined ? undefined : is(inStock, isSoldTo(query, true)),
  );
}

/** The WHERE condition of the filters, including the search. */
export function isChosen(query: ProductQuery): SQL | undefined {
  const { q } = query.filter;
  return and(isFiltered(query), q ? isFound(q) : undefined);
}

/** The source and condition of a list. A search or an option finds any variant, so it is grouped afterwards. */
export function listed(query: ProductQuery, unlessCommon?: SQL): { from: SQL; where: SQL | undefined } {
  const { q, country = '', option } = query.filter;
  if (isByEntry(query.filter)) return { from: sql`${products}`, where: and(IS_FIRST, isFiltered(query)) };
  const isOnce = isGrouped(query.filter);
  const join = isOnce ? joinLeaderIn(country) : sql``;
  const filtered = isFiltered(query);
  const isShown = isOnce ? IS_LEADING : isByFirst(query.filter) ? IS_FIRST : undefined;
  if (isOnce && option && !q)
    return {
      from: variantsWith(query.filter, {
        listedIn: listedSubcategories(query),
        isListed: isSubcategoryListed(query),
        unlessCommon,
      }),
      where: filtered,
    };
  if (!q) {
    const isAny = isAmongMatches(query.filter);
    return { from: sql`${products} ${join}`, where: and(isAny ? undefined : isShown, filtered) };
  }
  const where = and(filtered, ...unindexed(q));
  // CROSS JOIN, so that it starts from the matches and never scans an index for them.
  const from = isIndexed(q)
    ? sql`(${found(q)}) AS found CROSS JOIN ${products} ON ${products.productCode} = found.code ${join}`
    : sql`${products} ${join}`;
  return { from, where };
}

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

/** Other products of the subcategory, or of its whole category when the product is alone there. */
const isRelatedTo = (productCode: number): SQL =>
  sql`${products.productCode} <> ${productCode} AND ${products.subcategoryId} IN (${besideOf(productCode)})`;

const besideOf = (productCode: number): SQL => sql`
  SELECT near.subcategory_id FROM ${products} AS it
  JOIN ${subcategories} AS own ON own.subcategory_id = it.subcategory_id
  JOIN ${subcategories} AS near ON near.category_id = own.category_id
  WHERE it.product_code = ${productCode}
    AND (near.subcategory_id = own.subcategory_id OR own.product_count < 2)`;

/** Has no price at all in a country, not even a hidden one. */
export const isMissingIn = (countryId: CountryId): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${productPrices} WHERE ${productPrices.productCode} = ${products.productCode}
    AND ${productPrices.countryId} = ${countryId})`;

/** Whether the shop sells there or not. */
const anyCountryIdOf = (countryCode: string): SQL<number> =>
  sql`(SELECT ${countries.countryId} FROM ${countries} WHERE ${countries.countryCode} = ${countryCode})`;

/** The number of matches. Stored by triggers, unless there is a search or a filter across countries. */
export function totalOf(query: ProductQuery): SQL<number> {
  const { q, country, family, sold, inStock, beside, picture, missing, option } = query.filter;
  const grouped = isGrouped(query.filter);
  if (isAmongMatches(query.filter)) return countEntries(query);
  if (grouped && (q || option))
    return storedTotal(query.filter, isSubcategoryListed(query)) ?? countEntries(query);
  const alone = q ? foundAlone(q) : undefined;
  if (alone && !asksMore(query)) return countedAlone(query, alone);
  const asksPrices = sold !== undefined || inStock !== undefined;
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
    option !== undefined
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

/** A count, without the variants that another one stands for. */
const listedOf = ({ filter }: ProductQuery, all: SQLWrapper, behind: SQLWrapper): SQLWrapper =>
  filter.grouped ? sql`${all} - ${behind}` : all;

const itsCountryId = ({ filter }: ProductQuery) => countryIdOf(filter.country ?? '');

function allOf(query: ProductQuery): SQL<number> {
  const count = listedOf(query, subcategories.productCount, subcategories.productsBehind);
  return sql`(SELECT coalesce(sum(${count}), 0) ${FROM_SUBCATEGORIES} ${whereOf(isSubcategoryListed(query))})`;
}

function sumIn(query: ProductQuery, what: SQLWrapper, countryId: CountryId): SQL<number> {
  const where = and(isSubcategoryListed(query), eq(priceCounts.countryId, countryId));
  return sql`(SELECT coalesce(sum(${what}), 0) ${FROM_SUBCATEGORIES}
    JOIN ${priceCounts} ON ${priceCounts.subcategoryId} = ${subcategories.subcategoryId} ${whereOf(where)})`;
}

/** Filters that variants of a family in one subcategory may answer differently. */
const VARYING = ['sold', 'inStock', 'beside', 'picture', 'missing', 'option'] as const;
const MORE = ['category', 'subcategory', 'family', ...VARYING] as const;
const asksMore = ({ filter }: ProductQuery) => MORE.some(name => filter[name] !== undefined);

export const whereOf = (where: SQL | undefined) => (where ? sql`WHERE ${where}` : sql``);
const is = (yes: boolean, condition: SQL) => (yes ? condition : sql`NOT ${condition}`);

function isSoldTo(query: ProductQuery, mustHaveStock: boolean): SQL {
  if (!isByEntry(query.filter)) return isSold(query, mustHaveStock);
  return sql`iif(${products.familyId} IS NULL, ${isSold(query, mustHaveStock)}, ${isEntrySold(itsCountryId(query), mustHaveStock)})`;
}

function isSold({ filter: { country } }: ProductQuery, mustHaveStock: boolean): SQL {
  const there = country
    ? eq(productPrices.countryId, countryIdOf(country))
    : sql`${productPrices.countryId} IN (SELECT ${countries.countryId} FROM ${countries} WHERE ${countries.displayStatus} = 1)`;
  return sql`EXISTS (SELECT 1 FROM ${productPrices} WHERE ${productPrices.productCode} = ${products.productCode}
    AND ${there} AND ${productPrices.displayAtWebsite} = 1${mustHaveStock ? sql` AND ${productPrices.hasStock} = 1` : sql``})`;
}
