import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { Audience } from '../../records/rows.ts';
import { hasChosen, variantsWith } from './by-option.ts';
import { IS_REDUCED, isBySale, reducedIn } from './by-sale.ts';
import type { ProductFilter } from './contract.ts';
import { IS_FIRST, IS_LEADING, isEntrySold, joinLeaderIn } from './grouped.ts';
import { countryIdOf } from './rows.ts';
import { found, isFound, isIndexed, unindexed } from './search.ts';

/** Whether each family is listed once, by the variant that leads in the country. */
export const isGrouped = ({ grouped, country }: ProductFilter) => grouped === true && country !== undefined;

/** Whether each family is listed once, by its first variant: without a country none leads. */
export const isByFirst = ({ grouped, country }: ProductFilter) => grouped === true && country === undefined;

/** Whether the variants of a family may match in part, so that the first that matches has to be found. */
export const isAmongMatches = (filter: ProductFilter) =>
  isByFirst(filter) && (filter.q !== undefined || VARYING.some(name => filter[name] !== undefined));

/** Whether a list is read along the first variants. */
export const isByEntry = (filter: ProductFilter) =>
  isGrouped(filter) && filter.sort?.field !== 'price' && SINGLY.every(name => filter[name] === undefined);

/** Filters of a variant by itself, which another one of its family may not match. */
const SINGLY = ['q', 'option', 'family', 'sale', 'beside', 'picture', 'missing'] as const;

export type ProductQuery = { filter: ProductFilter; audience: Audience };
export type CountryId = number | SQL<number>;

/** The subcategories to list products from; undefined for all. */
export function isSubcategoryListed({ filter, audience: { everything } }: ProductQuery): SQL | undefined {
  return and(
    everything ? undefined : eq(subcategories.displayStatus, true),
    everything ? undefined : eq(categories.displayStatus, true),
    filter.category === undefined ? undefined : eq(subcategories.categoryId, filter.category),
    filter.subcategory === undefined ? undefined : eq(subcategories.subcategoryId, filter.subcategory),
  );
}

export const FROM_SUBCATEGORIES = sql`FROM ${subcategories} JOIN ${categories}
  ON ${categories.categoryId} = ${subcategories.categoryId}`;

/** Selects the subcategories to list products from. */
export const listedSubcategories = (query: ProductQuery): SQL =>
  sql`SELECT ${subcategories.subcategoryId} ${FROM_SUBCATEGORIES} ${whereOf(isSubcategoryListed(query))}`;

/** The WHERE condition of the filters, without the search. */
export function isFiltered(query: ProductQuery): SQL | undefined {
  const { family, sold, inStock, sale, beside, picture, missing, option } = query.filter;
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
    sold === undefined ? undefined : is(sold, isAnyVariantSold(query, false)),
    option === undefined ? undefined : isSold(query),
    inStock === undefined ? undefined : is(inStock, isAnyVariantSold(query, true)),
    sale === undefined ? undefined : is(sale, isSold(query, IS_REDUCED)),
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
  if (isBySale(query.filter)) return listedBySale(query, country);
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

function listedBySale({ filter, audience }: ProductQuery, country: string) {
  const { from, where } = reducedIn(country);
  return { from, where: and(where, isFiltered({ filter: { ...filter, sale: undefined }, audience })) };
}

/** Other products of the subcategory, or of its whole category when the product is alone there. */
const isRelatedTo = (productCode: number): SQL =>
  sql`${products.productCode} <> ${productCode} AND ${products.subcategoryId} IN (${besideOf(productCode)})`;

export const besideOf = (productCode: number): SQL => sql`
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
export const anyCountryIdOf = (countryCode: string): SQL<number> =>
  sql`(SELECT ${countries.countryId} FROM ${countries} WHERE ${countries.countryCode} = ${countryCode})`;

export const itsCountryId = ({ filter }: ProductQuery) => countryIdOf(filter.country ?? '');

/** Filters that variants of a family in one subcategory may answer differently. */
export const VARYING = ['sold', 'inStock', 'sale', 'beside', 'picture', 'missing', 'option'] as const;

export const whereOf = (where: SQL | undefined) => (where ? sql`WHERE ${where}` : sql``);
const is = (yes: boolean, condition: SQL) => (yes ? condition : sql`NOT ${condition}`);

/** In a list of entries, of a family any variant counts, not only the first. */
function isAnyVariantSold(query: ProductQuery, mustHaveStock: boolean): SQL {
  const sold = isSold(query, mustHaveStock ? eq(productPrices.hasStock, true) : undefined);
  if (!isByEntry(query.filter)) return sold;
  return sql`iif(${products.familyId} IS NULL, ${sold}, ${isEntrySold(itsCountryId(query), mustHaveStock)})`;
}

function isSold({ filter: { country } }: ProductQuery, condition?: SQL): SQL {
  const there = country
    ? eq(productPrices.countryId, countryIdOf(country))
    : sql`${productPrices.countryId} IN (SELECT ${countries.countryId} FROM ${countries} WHERE ${countries.displayStatus} = 1)`;
  return sql`EXISTS (SELECT 1 FROM ${productPrices} WHERE ${productPrices.productCode} = ${products.productCode}
    AND ${and(there, sql`${productPrices.displayAtWebsite} = 1`, condition)})`;
}
