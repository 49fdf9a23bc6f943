import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareOnce } from '../../../db/sql/prepared-queries.ts';
import { whereOf } from '../../catalog/products/product-filters.ts';
import { itsCountry } from '../../catalog/products/rows.ts';
import { ValidationError } from '../../errors.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import type { Audience } from '../../records/rows.ts';
import { chosenBy, type PriceQuery, type SortField } from './chosen.ts';
import type { ProductPrice, ProductPriceFilter } from './contract.ts';
import { totalOf } from './counted.ts';
import { PRICE_SORT_COLUMNS, toProductPrice } from './rows.ts';
import { matchedBy } from './searched.ts';

const SORTS = { ...PRICE_SORT_COLUMNS, Country: countries.countryName };

const { productCode, countryId } = productPrices;

type Key = { productCode: number; countryId: number };

/** A page of prices and the total, in one statement that reads only the rows of the page. */
export async function listProductPrices(
  database: Database,
  filter: ProductPriceFilter,
  audience: Audience,
): Promise<Listing<ProductPrice, string>> {
  const query = { filter: { ...filter, sort: sortOf(filter) }, audience };
  const { limit, offset } = sliceOf(filter);
  const read = await database.read(prepareOnce(['prices', query], () => rowsOf(query)));
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  const total = last?.total ?? (await countOf(database, query));
  const hasMore = filter.after === undefined ? total > offset + rows.length : read.length > limit;
  return {
    rows: rows.map(toProductPrice),
    total,
    next: hasMore && isByKey(query.filter) ? keyOf(last) : undefined,
  };
}

/** Within one country, its name is no sort criterion. */
function sortOf({ sort, country }: ProductPriceFilter): ProductPriceFilter['sort'] {
  return sort?.field === 'Country' && country !== undefined ? { ...sort, field: 'CountryID' } : sort;
}

function columnsOf({ names = false }: ProductPriceFilter) {
  const name = sql<string>`(SELECT ${products.productName} FROM ${products} WHERE ${products.productCode} = ${productCode})`;
  return { ...getTableColumns(productPrices), productName: names ? name : sql<null>`NULL` };
}

/** The next prices in key order, without counting. */
export async function readPricesAfter(
  database: Database,
  query: PriceQuery,
  { after, limit }: { after: string; limit: number },
): Promise<{ rows: ProductPrice[]; next: string | undefined }> {
  const filter = { ...query.filter, after };
  const rows = await database.read(
    build
      .select(columnsOf(filter))
      .from(productPrices)
      .where(and(chosenBy(query), isAfter(filter)))
      .orderBy(orderBy([sql`${productCode}`, sql`${countryId}`], filter.sort?.descending ?? false))
      .limit(limit),
  );
  return { rows: rows.map(toProductPrice), next: rows.length < limit ? undefined : keyOf(rows.at(-1)) };
}

const keyOf = (row: Key | undefined) => row && `${row.productCode}/${row.countryId}`;

function rowsOf(query: PriceQuery) {
  const { sort } = query.filter;
  return build
    .select({ ...columnsOf(query.filter), total: sql<number>`chosen.total` })
    .from(sql`(${keysOn(query)}) AS chosen`)
    .innerJoin(productPrices, and(eq(productCode, sql`chosen.code`), eq(countryId, sql`chosen.country`)))
    .orderBy(
      orderBy(
        [sql`chosen.place COLLATE NOCASE`, sql`chosen.code`, sql`chosen.country`],
        sort?.descending ?? false,
      ),
    );
}

/** Keys and positions of the prices on a page, from an index only: `code, country, place, total`. */
function keysOn(query: PriceQuery): SQL {
  const { q, sort, after } = query.filter;
  const down = sort?.descending ?? false;
  const { limit, offset } = sliceOf(query.filter);
  const total = sql`(SELECT total FROM counted)`;
  // Limited to the total, so that it stops at the last one.
  const rest = sql`max(0, min(${limit}, ${total} - ${offset}))`;
  const isNear = offset === 0 ? sql`true` : sql`${offset * 2} <= ${total}`;

  const ways: SQL[] = [];
  if (q) ways.push(sql`${keysMatched(query)} LIMIT ${rest} OFFSET ${offset}`);
  else if (after) ways.push(sql`${keysAlong(query, down)} LIMIT ${limit + 1}`);
  else ways.push(sql`${keysAlong(query, down)} LIMIT iif(${isNear}, ${rest}, 0) OFFSET ${offset}`);
  // Pages in the second half are found from the end.
  if (!q && offset > 0)
    ways.push(sql`${keysAlong(query, !down)}
      LIMIT iif(${isNear}, 0, ${rest}) OFFSET max(0, ${total} - ${offset + limit})`);

  return sql`WITH ${q ? matchedBy(query, q, placeOf(query)) : sql``} counted (total) AS MATERIALIZED (SELECT ${totalOf(query)})
    SELECT * FROM (${sql.join(
      ways.map(way => sql`SELECT * FROM (${way})`),
      sql` UNION ALL `,
    )}), counted`;
}

/** Follows the sort index in either direction until the page is full. */
function keysAlong(query: PriceQuery, down: boolean): SQL {
  const { field } = query.filter.sort ?? BY_CODE;
  const chosen = and(chosenBy(query, field), isAfter(query.filter));
  const from = field === 'Country' ? BY_COUNTRY : sql`${productPrices}`;
  return sql`${keysWhere(field, from)} ${whereOf(chosen)} ORDER BY ${orderBy(placesOf(field), down)}`;
}

/** Search results are sorted as a whole. */
function keysMatched({ filter }: PriceQuery): SQL {
  const down = filter.sort?.descending ? sql` DESC` : sql``;
  return sql`SELECT code, country, place FROM matched
    ORDER BY place${down}, code${down}, country${down}`;
}

const BY_CODE = { field: 'ProductCode', descending: false } as const;

/** Whether the key of a price determines its position. */
export const isByKey = ({ q, sort = BY_CODE }: ProductPriceFilter) => !q && sort.field === BY_CODE.field;

function isAfter(filter: ProductPriceFilter): SQL | undefined {
  const { after, sort = BY_CODE } = filter;
  if (after === undefined) return undefined;
  if (!isByKey(filter)) {
    const message = '`after` works only without a search and sorted by ProductCode. Use `page` instead';
    throw new ValidationError([{ path: 'after', message }]);
  }
  const [code, country] = after.split('/').map(Number);
  if (filter.country !== undefined)
    return sql`${productCode} ${sql.raw(sort.descending ? '<' : '>')} ${code}`;
  return sql`(${productCode}, ${countryId}) ${sql.raw(sort.descending ? '<' : '>')} (${code}, ${country})`;
}

/** Sort columns: the field, then the key, each column once, to match an index. */
const placesOf = (field: SortField, by = sql``): SQL[] =>
  [...new Set([SORTS[field], productCode, countryId])].map(column => sql`${by}${column}`);

const placeOf = ({ filter: { sort = BY_CODE } }: PriceQuery) => SORTS[sort.field];

/** By country name: countries first, then their prices in key order. */
const BY_COUNTRY = sql`${countries} CROSS JOIN ${productPrices} ON ${itsCountry}`;

const keysWhere = (field: SortField, from: SQL): SQL =>
  sql`SELECT ${productCode} AS code, ${countryId} AS country, ${SORTS[field]} AS place FROM ${from}`;

function orderBy(places: SQL[], isDown: boolean): SQL {
  const down = isDown ? sql` DESC` : sql``;
  return sql.join(
    places.map(place => sql`${place}${down}`),
    sql`, `,
  );
}

/** Only a page past the end has no row to carry the total. */
async function countOf(database: Database, query: PriceQuery): Promise<number> {
  const { q } = query.filter;
  const [row] = await database.read(
    sql<{
      total: number;
    }>`WITH ${q ? matchedBy(query, q, placeOf(query)) : sql``} counted (total) AS (SELECT ${totalOf(query)}) SELECT total FROM counted`,
  );
  return row?.total ?? 0;
}
