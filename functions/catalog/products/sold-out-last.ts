import { and, type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { inEitherWay, isByOneOption, isEntrySoldOut, walkedBy } from './by-option.ts';
import { isBySale } from './by-sale.ts';
import type { ProductFilter } from './contract.ts';
import { ENTRY_KEYS, oncePerFamily } from './grouped.ts';
import {
  isByEntry,
  isFiltered,
  isSubcategoryListed,
  itsCountryId,
  listed,
  type ProductQuery,
  whereOf,
} from './product-filters.ts';
import { totalOf } from './product-totals.ts';
import { codesByReducedPrice } from './sale-codes.ts';

/** Whether what is in stock comes first. What else is asked for may already decide. */
export const isSoldOutLast = ({ soldOutLast, country, inStock, sold }: ProductFilter) =>
  soldOutLast === true && country !== undefined && inStock === undefined && sold !== false;

const ORDERS = ['sort', 'after', 'q'] as const;
/** Their matches are counted by reading them all. */
const UNCOUNTED = ['family', 'beside', 'picture', 'missing'] as const;

/** What it can't be combined with. */
export const notWithSoldOutLast = (filter: ProductFilter) =>
  [...ORDERS, ...UNCOUNTED].find(name => filter[name] !== undefined) ??
  (filter.sale !== undefined && !isBySale(filter) && !filter.option ? 'sale' : undefined);

type Page = { limit: number; offset: number };

/** `limit` is known in advance, `room` is what other rows leave of it. */
type Part = { limit: number; offset: number | SQL; room: number | SQL };

type Select = (query: ProductQuery, place: SQL, part: Part) => SQL;

/** `code, place`: what is in stock, then the rest, each in the order of their codes. */
export function codesSoldOutLast(query: ProductQuery, page: Page): SQL {
  if (query.filter.option) return codesWithOption(query, page);
  const most = sql`iif(${STOCKED} > ${page.offset}, ${page.limit}, 0)`;
  return inTwoParts(query, query.filter.sale ? codesOfSale : codesOfList, page, { most, whole: page.limit });
}

const STOCKED = sql`(SELECT entries FROM stocked)`;

function partsOf({ filter, audience }: ProductQuery) {
  const both = { ...filter, soldOutLast: undefined };
  return {
    inStock: { audience, filter: { ...both, sold: undefined, inStock: true } },
    // What is reduced is sold.
    soldOut: { audience, filter: { ...both, inStock: false, ...(filter.sale && { sold: undefined }) } },
  };
}

/** At most `most` are in stock, and `whole` are on the page together. */
type Sizes = Record<'most' | 'whole', number | SQL>;

const inTwoParts = (query: ProductQuery, select: Select, page: Page, sizes: Sizes): SQL =>
  page.offset === 0 ? onFirstPage(query, select, page, sizes.whole) : onLaterPage(query, select, page, sizes);

/**
 * What is sold out is read only if what is in stock doesn't fill the page: SQLite reads the parts of UNION ALL one after
 * the other.
 */
function onFirstPage(query: ProductQuery, select: Select, { limit }: Page, whole: number | SQL): SQL {
  const { inStock, soldOut } = partsOf(query);
  const part = { limit, offset: 0, room: whole };
  return sql`SELECT * FROM (${select(inStock, sql`0`, part)})
    UNION ALL SELECT * FROM (${select(soldOut, sql`1`, part)}) LIMIT ${whole}`;
}

/** Unless the page is full of what is in stock, a count says where the rest begins. */
function onLaterPage(
  query: ProductQuery,
  select: Select,
  { limit, offset }: Page,
  { most, whole }: Sizes,
): SQL {
  const { inStock, soldOut } = partsOf(query);
  const rest = { limit, offset: sql`(SELECT skipped FROM rest)`, room: sql`(SELECT room FROM rest)` };
  return sql`WITH stocked AS MATERIALIZED (SELECT ${totalOf(inStock)} AS entries),
    available AS MATERIALIZED (${select(inStock, sql`0`, { limit, offset, room: most })}),
    rest AS MATERIALIZED (SELECT room, iif(room > 0, max(0, ${offset} - ${STOCKED}), 0) AS skipped
      FROM (SELECT ${whole} - count(*) AS room FROM available))
    SELECT * FROM available
    UNION ALL SELECT * FROM (${select(soldOut, sql`1`, rest)})`;
}

const codesOfList: Select = (query, place, { offset, room }) => {
  const { from, where } = listed(query);
  const keys = isByEntry(query.filter) ? sql`, ${ENTRY_KEYS}` : sql``;
  return sql`SELECT ${products.productCode} AS code, ${place} AS place${keys} FROM ${from}
    ${whereOf(where)} ORDER BY ${products.productCode} LIMIT ${room} OFFSET ${offset}`;
};

const codesOfSale: Select = (query, place, page) =>
  sql`SELECT code, ${place} AS place FROM (${codesByReducedPrice(query, false, { down: sql``, ...page })})`;

function codesWithOption(query: ProductQuery, page: Page): SQL {
  const { filter } = query;
  if (!isByOneOption(filter)) return codesOfMatches(query, page);
  return inEitherWay(filter, isSubcategoryListed(query), isCommon => {
    const most = sql`iif(${isCommon}, ${page.limit}, 0)`;
    return {
      walked: inTwoParts(query, codesOfCommonOption, page, { most, whole: most }),
      sorted: codesOfMatches(query, page, isCommon),
    };
  });
}

/** A family is sold out if all of its variants that match are. */
const codesOfCommonOption: Select = (query, place, { offset, room }) =>
  walkedBy(query.filter, {
    place,
    source: sql`${products}`,
    where: and(isFiltered(query), query.filter.inStock ? undefined : isEntrySoldOut(query.filter)),
    order: sql`${products.productCode}`,
    limit: room,
    offset,
  });

function codesOfMatches(query: ProductQuery, { limit, offset }: Page, unlessCommon?: SQL): SQL {
  const { from, where } = listed(query, unlessCommon);
  const priced = sql`${from} CROSS JOIN product_prices AS there ON there.product_code = ${products.productCode}
    AND there.country_id = ${itsCountryId(query)}`;
  const place = sql`1 - there.has_stock`;
  const first = sql`${place}, ${products.familyPosition}`;
  return sql`${oncePerFamily({ place, first }, priced, whereOf(where))}
    ORDER BY place, code LIMIT ${limit} OFFSET ${offset}`;
}
