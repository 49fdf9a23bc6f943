import { type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { isBySale } from './by-sale.ts';
import type { ProductFilter } from './contract.ts';
import { ENTRY_KEYS } from './grouped.ts';
import { isByEntry, listed, type ProductQuery, whereOf } from './product-filters.ts';
import { totalOf } from './product-totals.ts';
import { codesByReducedPrice } from './sale-codes.ts';

/** Whether what is in stock comes first. What else is asked for may already decide. */
export const isSoldOutLast = ({ soldOutLast, country, inStock, sold }: ProductFilter) =>
  soldOutLast === true && country !== undefined && inStock === undefined && sold !== false;

const ORDERS = ['sort', 'after', 'q'] as const;
/** Their matches are counted by reading them all. */
const UNCOUNTED = ['option', 'family', 'beside', 'picture', 'missing'] as const;

/** What it can't be combined with. */
export const notWithSoldOutLast = (filter: ProductFilter) =>
  [...ORDERS, ...UNCOUNTED].find(name => filter[name] !== undefined) ??
  (filter.sale !== undefined && !isBySale(filter) ? 'sale' : undefined);

/** `limit` is known in advance, `room` is what other rows leave of it. */
type Page = { limit: number; offset: number | SQL; room: number | SQL };

/**
 * `code, place`: what is in stock, then the rest, each in the order of their codes. Unless the page
 * is full of what is in stock, stored counts say where the rest begins.
 */
export function codesSoldOutLast(
  { filter, audience }: ProductQuery,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const inStock = { audience, filter: { ...filter, soldOutLast: undefined, sold: undefined, inStock: true } };
  // What is reduced is sold.
  const soldOut = {
    audience,
    filter: { ...filter, soldOutLast: undefined, inStock: false, ...(filter.sale && { sold: undefined }) },
  };
  const select = filter.sale ? codesOfSale : codesOfList;
  // The first page begins with what is in stock, wherever the rest begins.
  const isFirst = offset === 0;
  const stocked = sql`(SELECT entries FROM stocked)`;
  const most = isFirst ? limit : sql`iif(${stocked} > ${offset}, ${limit}, 0)`;
  const skipped = isFirst ? sql`0` : sql`iif(room > 0, max(0, ${offset} - ${stocked}), 0)`;
  const rest = { limit, offset: sql`(SELECT skipped FROM rest)`, room: sql`(SELECT room FROM rest)` };
  return sql`WITH stocked AS MATERIALIZED (SELECT ${totalOf(inStock)} AS entries),
    available AS MATERIALIZED (${select(inStock, sql`0`, { limit, offset, room: most })}),
    rest AS MATERIALIZED (SELECT room, ${skipped} AS skipped FROM (SELECT ${limit} - count(*) AS room FROM available))
    SELECT * FROM available
    UNION ALL SELECT * FROM (${select(soldOut, sql`1`, rest)})`;
}

function codesOfList(query: ProductQuery, place: SQL, { offset, room }: Page): SQL {
  const { from, where } = listed(query);
  const keys = isByEntry(query.filter) ? sql`, ${ENTRY_KEYS}` : sql``;
  return sql`SELECT ${products.productCode} AS code, ${place} AS place${keys} FROM ${from}
    ${whereOf(where)} ORDER BY ${products.productCode} LIMIT ${room} OFFSET ${offset}`;
}

const codesOfSale = (query: ProductQuery, place: SQL, page: Page) =>
  sql`SELECT code, ${place} AS place FROM (${codesByReducedPrice(query, false, { down: sql``, ...page })})`;
