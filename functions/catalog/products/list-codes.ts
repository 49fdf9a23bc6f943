import { and, Column, eq, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { isPaged, sliceOf } from '../../http/paging.ts';
import { follows } from '../../records/list-rows.ts';
import { inEitherWay, isByOneOption, walkedBy } from './by-option.ts';
import { isBySale } from './by-sale.ts';
import type { ProductFilter } from './contract.ts';
import {
  ENTRY_KEYS,
  firstOfEntry,
  firstOfFamilies,
  IS_FIRST,
  IS_LEADING,
  joinLeaderIn,
  oncePerFamily,
} from './grouped.ts';
import {
  isAmongMatches,
  isByEntry,
  isFiltered,
  isGrouped,
  isSubcategoryListed,
  listed,
  type ProductQuery,
  whereOf,
} from './product-filters.ts';
import { pricedIn } from './product-totals.ts';
import { countryIdOf, itsPriceIn, PRODUCT_SORT_COLUMNS } from './rows.ts';
import { codesByReducedPrice, codesOfReduced } from './sale-codes.ts';
import { isRanked } from './search.ts';
import { codesSoldOutLast, isSoldOutLast } from './sold-out-last.ts';

const BY_COLUMN = {
  ...PRODUCT_SORT_COLUMNS,
  productName: sql`${products.productName} COLLATE NOCASE`,
  name: sql`${products.productName} COLLATE NOCASE`,
  date: products.createdAt,
  // As in products_by_change.
  changedAt: sql`coalesce(${products.changedAt}, ${products.createdAt})`,
  popularity: products.unitsSold,
  rating: products.rating,
};

/** Selects the codes on a page and their position, from indexes alone: `code, place`. */
export function codesOn(query: ProductQuery): SQL {
  const { q, sale, beside, picture, missing, sort, country = '', option } = query.filter;
  if (isAmongMatches(query.filter)) return firstMatches(query);
  if (isSoldOutLast(query.filter)) return codesSoldOutLast(query, rowsOn(query));
  if (q && isGrouped(query.filter)) return matchesOncePerFamily(query);
  if (option && isGrouped(query.filter)) return codesByOption(query);
  if (isBySale(query.filter)) return codesBySale(query);
  if (sort?.field === 'price')
    return q || sale !== undefined || beside || picture !== undefined || missing
      ? byPrice(query, country)
      : byPriceOn(query, country);
  if (q && !sort && isRanked(q)) return codesByRank(query);
  return codesBy(BY_COLUMN[sort?.field ?? 'productCode'], query);
}

/** Whether the key of a product determines its position: not when sorting by price or search rank. */
export const isByKey = (filter: ProductFilter) =>
  !filter.q &&
  !filter.option &&
  filter.sort?.field !== 'price' &&
  !isAmongMatches(filter) &&
  !isSoldOutLast(filter);

const isByCode = ({ sort = { field: 'productCode', descending: false } }: ProductFilter) =>
  sort.field === 'productCode';

/** Whether the position is read from the row itself. */
export const isByItsRow = (filter: ProductFilter) => isByKey(filter) && !isByCode(filter);

function isAfter({ filter }: ProductQuery): SQL | undefined {
  const { after, sort = { field: 'productCode', descending: false } } = filter;
  if (after === undefined) return undefined;
  const by = [
    ...(isByCode(filter) || sort.field === 'price' ? [] : [BY_COLUMN[sort.field]]),
    ...(sort.field === 'rating' ? [products.reviewCount] : []),
    products.productCode,
  ];
  return follows(
    { by, descending: sort.descending },
    {
      from: products,
      id: products.productCode,
      key: isByEntry(filter) ? firstOfEntry(after) : after,
    },
  );
}

/** The same order, for the rows joined to the codes. */
export function orderOn({ filter: { sort } }: ProductQuery): SQL {
  const down = sort?.descending ? sql` DESC` : sql``;
  return sql`chosen.place IS NULL, chosen.place${down}${tieOf(sort, down)}, chosen.code${down}`;
}

/** On equal ratings, more reviews win. */
const tieOf = (sort: ProductQuery['filter']['sort'], down: SQL): SQL =>
  sort?.field === 'rating' ? sql`, ${products.reviewCount}${down}` : sql``;

/** Checks nulls only for nullable columns, since no index helps with that. */
const emptyLast = (place: SQLWrapper): SQL =>
  is(place, Column) && !place.notNull ? sql`${place} IS NULL, ` : sql``;

/** Products without the value come last in either direction. */
export function codesBy(place: SQLWrapper, query: ProductQuery): SQL {
  const { sort } = query.filter;
  const down = sort?.descending ? sql` DESC` : sql``;
  const { from, where } = listed(query);
  const more = isByEntry(query.filter) ? sql`, ${ENTRY_KEYS}` : sql``;
  return sql`SELECT ${products.productCode} AS code, ${place} AS place${more} FROM ${from}
    ${whereOf(and(where, isAfter(query)))}
    ORDER BY ${emptyLast(place)}${place}${down}${tieOf(sort, down)}, ${products.productCode}${down}
    ${limitOf(query)}`;
}

/** Matches already come in order: nothing after the page is read. */
function codesByRank(query: ProductQuery): SQL {
  const { from, where } = listed(query);
  return sql`SELECT ${products.productCode} AS code, found.rank AS place FROM ${from} ${whereOf(where)} ${limitOf(query)}`;
}

/** All matches are read, since any of them may stand for a family. */
function matchesOncePerFamily(query: ProductQuery, unlessCommon?: SQL): SQL {
  const { sort, country = '', q } = query.filter;
  const down = sort?.descending ? sql` DESC` : sql``;
  const { from, where } = listed(query, unlessCommon);
  const place = placeOfMatch(sort, q);
  const source =
    sort?.field === 'price' ? sql`${from} LEFT JOIN ${productPrices} ON ${itsPriceIn(country)}` : from;
  return sql`${oncePerFamily({ place, first: q ? place : products.familyPosition }, source, whereOf(where))}
    ORDER BY place IS NULL, place${down}, code${down} ${limitOf(query)}`;
}

/** For staff: the first variant that matches, with all of them. */
function firstMatches(query: ProductQuery): SQL {
  const { sort, q } = query.filter;
  const down = sort?.descending ? sql` DESC` : sql``;
  const { from, where } = listed(query);
  const tie = sort?.field === 'rating' ? sql`, reviews${down}` : sql``;
  return sql`${firstOfFamilies(placeOfMatch(sort, q), from, whereOf(where))}
    ORDER BY place IS NULL, place${down}${tie}, code${down} ${limitOf(query)}`;
}

function codesByOption(query: ProductQuery): SQL {
  const { filter } = query;
  if (!isByOneOption(filter)) return matchesOncePerFamily(query);
  const { sort, country = '' } = filter;
  const down = sort?.descending ? sql` DESC` : sql``;
  const isByPrice = sort?.field === 'price';
  const place = placeOfMatch(sort, undefined);
  const code = isByPrice ? productPrices.productCode : products.productCode;
  const there = and(
    eq(productPrices.countryId, countryIdOf(country)),
    eq(productPrices.displayAtWebsite, true),
  );
  const { limit, offset } = rowsOn(query);
  return inEitherWay(filter, isSubcategoryListed(query), isCommon => ({
    walked: walkedBy(filter, {
      place: sql`${place}`,
      source: isByPrice
        ? sql`${productPrices} CROSS JOIN ${products} ON ${products.productCode} = ${productPrices.productCode}`
        : sql`${products}`,
      where: and(isByPrice ? there : undefined, isFiltered(query)),
      order: sql`${isByPrice ? sql`` : emptyLast(place)}${place}${down}${tieOf(sort, down)}, ${code}${down}`,
      limit: sql`iif(${isCommon}, ${limit}, 0)`,
      offset,
    }),
    sorted: matchesOncePerFamily(query, isCommon),
  }));
}

function codesBySale(query: ProductQuery): SQL {
  const { sort } = query.filter;
  const down = sort?.descending ? sql` DESC` : sql``;
  const page = { down, ...rowsOn(query) };
  const isByPrice = sort?.field === 'price';
  if (isByPrice || isByCode(query.filter)) return codesByReducedPrice(query, isByPrice, page);
  const place = placeOfMatch(sort, undefined);
  const order = sql`${emptyLast(place)}${place}${down}${tieOf(sort, down)}, ${products.productCode}${down}`;
  return codesOfReduced(query, { place, order, after: isAfter(query) }, page);
}

function placeOfMatch(sort: ProductFilter['sort'], q: string | undefined): SQLWrapper {
  if (!sort) return q && isRanked(q) ? sql`found.rank` : products.productCode;
  return sort.field === 'price' ? productPrices.netPrice : BY_COLUMN[sort.field];
}

/** Products without a price come last in either direction. */
function byPrice(query: ProductQuery, country: string): SQL {
  const down = query.filter.sort?.descending ? sql` DESC` : sql``;
  const { from, where } = listed(query);
  return sql`SELECT ${products.productCode} AS code, ${productPrices.netPrice} AS place
    FROM ${from} LEFT JOIN ${productPrices} ON ${itsPriceIn(country)} ${whereOf(where)}
    ORDER BY ${productPrices.netPrice} IS NULL, ${productPrices.netPrice}${down}, ${products.productCode}${down}
    ${limitOf(query)}`;
}

/** By price, along the prices' index; products without one are read only when the page reaches that far. */
function byPriceOn(query: ProductQuery, country: string): SQL {
  const { limit, offset } = rowsOn(query);
  const down = query.filter.sort?.descending ? sql` DESC` : sql``;
  const filteredOnly = isFiltered(query);
  const isOnce = isGrouped(query.filter);
  const there = and(
    eq(productPrices.countryId, countryIdOf(country)),
    eq(productPrices.displayAtWebsite, true),
    isOnce ? sql`${productPrices.leading} = 1` : undefined,
    filteredOnly,
  );
  const nowhere = and(
    sql`NOT EXISTS (SELECT 1 FROM ${productPrices} WHERE ${itsPriceIn(country)})`,
    isOnce ? and(IS_FIRST, IS_LEADING) : undefined,
    filteredOnly,
  );
  return sql`SELECT code, place FROM (
    SELECT * FROM (
      SELECT ${productPrices.productCode} AS code, ${productPrices.netPrice} AS place
      FROM ${productPrices} JOIN ${products} ON ${products.productCode} = ${productPrices.productCode}
      WHERE ${there} ORDER BY ${productPrices.netPrice}${down}, ${productPrices.productCode}${down}
      LIMIT ${offset + limit})
    UNION ALL
    SELECT * FROM (
      SELECT ${products.productCode} AS code, NULL AS place FROM ${products} ${isOnce ? joinLeaderIn(country) : sql``}
      WHERE ${nowhere} ORDER BY ${products.productCode}${down}
      LIMIT max(0, ${offset + limit} - ${pricedIn(query)})))
    ORDER BY place IS NULL, place${down}, code${down} LIMIT ${limit} OFFSET ${offset}`;
}

function limitOf(query: ProductQuery): SQL {
  const { limit, offset } = rowsOn(query);
  return sql`LIMIT ${limit} OFFSET ${offset}`;
}

/** Without a page, one extra row tells whether more follow. */
function rowsOn({ filter }: ProductQuery) {
  const { limit, offset } = sliceOf(filter);
  return { limit: isPaged(filter) ? limit : limit + 1, offset };
}
