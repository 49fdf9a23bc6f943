import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepared-queries.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { itsCountry } from '../../catalog/products/rows.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import type { Audience } from '../../records/rows.ts';
import { chosenBy, type PriceQuery, type SortField } from './chosen.ts';
import type { ProductPrice, ProductPriceFilter } from './contract.ts';
import { totalOf } from './counted.ts';
import { PRICE_SORT_COLUMNS, toProductPrice } from './rows.ts';
import { isFoundOrNamed, isFoundPrice, isMany, searched } from './searched.ts';

const SORTS = { ...PRICE_SORT_COLUMNS, Country: countries.countryName };

const { productCode, countryId } = productPrices;

/** The limit of a list that is complete. */
const ALL = -1;

/** The prices of a page, and how many there are: one statement, which reads no row but those of the page. */
export async function listProductPrices(
  database: Database,
  filter: ProductPriceFilter,
  audience: Audience,
): Promise<Listing<ProductPrice>> {
  const query = { filter: { ...filter, sort: sortOf(filter) }, audience };
  const rows = await database.read(prepareOnce(['prices', query], () => rowsOf(query)));
  const total = sliceOf(filter) ? (rows[0]?.total ?? (await countOf(database, query))) : rows.length;
  return { rows: rows.map(toProductPrice), total };
}

/** In one country the name of it orders nothing. */
function sortOf({ sort, country }: ProductPriceFilter): ProductPriceFilter['sort'] {
  return sort?.field === 'Country' && country !== undefined ? { ...sort, field: 'CountryID' } : sort;
}

function rowsOf(query: PriceQuery) {
  const { names = false, sort } = query.filter;
  const name = sql<string>`(SELECT ${products.productName} FROM ${products} WHERE ${products.productCode} = ${productCode})`;
  return build
    .select({
      ...getTableColumns(productPrices),
      productName: names ? name : sql<null>`NULL`,
      total: sql<number>`chosen.total`,
    })
    .from(sql`(${keysOn(query)}) AS chosen`)
    .innerJoin(productPrices, and(eq(productCode, sql`chosen.code`), eq(countryId, sql`chosen.country`)))
    .orderBy(
      orderBy(
        [sql`chosen.place COLLATE NOCASE`, sql`chosen.code`, sql`chosen.country`],
        sort?.descending ?? false,
      ),
    );
}

/** The keys of the prices on a page, and their place on it, from an index alone: `code, country, place, total`. */
function keysOn(query: PriceQuery): SQL {
  const { q, sort } = query.filter;
  const down = sort?.descending ?? false;
  const { limit, offset } = sliceOf(query.filter) ?? { limit: ALL, offset: 0 };
  const total = sql`(SELECT total FROM counted)`;
  // With no more than there are, it stops at the last of them.
  const rest = limit === ALL ? sql`${ALL}` : sql`max(0, min(${limit}, ${total} - ${offset}))`;
  const isNear = offset === 0 ? sql`true` : sql`${offset * 2} <= ${total}`;
  const walked = q ? isMany : sql`true`;

  const ways = [
    sql`${keysAlong(query, down)} LIMIT iif(${walked} AND ${isNear}, ${rest}, 0) OFFSET ${offset}`,
  ];
  // A page of the second half is found from the end.
  if (offset > 0)
    ways.push(sql`${keysAlong(query, !down)}
      LIMIT iif(${walked} AND NOT ${isNear}, ${rest}, 0) OFFSET max(0, ${total} - ${offset + limit})`);
  if (q) ways.push(sql`${keysFound(query)} LIMIT iif(${isMany}, 0, ${rest}) OFFSET ${offset}`);

  const counted = limit === ALL ? sql`0` : totalOf(query);
  return sql`WITH ${q ? searched(q) : sql``} counted (total) AS MATERIALIZED (SELECT ${counted})
    SELECT * FROM (${sql.join(
      ways.map(way => sql`SELECT * FROM (${way})`),
      sql` UNION ALL `,
    )}), counted`;
}

/** Along the order, one way or the other, until the page is full. */
function keysAlong(query: PriceQuery, down: boolean): SQL {
  const { q, sort: { field } = { field: 'ProductCode' } } = query.filter;
  const chosen = and(chosenBy(query, field), q ? isFoundOrNamed : undefined);
  return sql`${keysWhere(chosen, field)} ORDER BY ${orderBy(placesOf(field), down)}`;
}

/** Few are gathered first and ordered then. */
function keysFound(query: PriceQuery): SQL {
  const { field, descending } = query.filter.sort ?? { field: 'ProductCode', descending: false };
  const chosen = and(chosenBy(query, field), isFoundPrice);
  return sql`${keysWhere(chosen, field)} ORDER BY ${orderBy(placesOf(field, sql`+`), descending)}`;
}

/** What an order compares: its field, then the key, each column once, so that an index has them all. */
const placesOf = (field: SortField, by = sql``): SQL[] =>
  [...new Set([SORTS[field], productCode, countryId])].map(column => sql`${by}${column}`);

/** By name, the countries are walked first and the prices of each along their key. */
const BY_COUNTRY = sql`${countries} CROSS JOIN ${productPrices} ON ${itsCountry}`;

const keysWhere = (chosen: SQL | undefined, field: SortField): SQL =>
  sql`SELECT ${productCode} AS code, ${countryId} AS country, ${SORTS[field]} AS place
    FROM ${field === 'Country' ? BY_COUNTRY : productPrices} ${chosen ? sql`WHERE ${chosen}` : sql``}`;

function orderBy(places: SQL[], isDown: boolean): SQL {
  const down = isDown ? sql` DESC` : sql``;
  return sql.join(
    places.map(place => sql`${place}${down}`),
    sql`, `,
  );
}

/** Only a page past the end has no row to tell how many there are. */
async function countOf(database: Database, query: PriceQuery): Promise<number> {
  const { q } = query.filter;
  const [row] = await database.read(
    sql<{
      total: number;
    }>`WITH ${q ? searched(q) : sql``} counted (total) AS (SELECT ${totalOf(query)}) SELECT total FROM counted`,
  );
  return row?.total ?? 0;
}
