import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { priceCounts } from '../../../db/schema/price-counts.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { isReducedIn, REDUCED_PRICE, reducedIn } from './by-sale.ts';
import {
  FROM_SUBCATEGORIES,
  isFiltered,
  isSubcategoryListed,
  itsCountryId,
  listed,
  listedSubcategories,
  type ProductQuery,
  whereOf,
} from './product-filters.ts';
import { saleCounts } from './product-totals.ts';

type Page = {
  down: SQL;
  limit: number;
  offset: number | SQL;
  /** How many of them are selected. */
  room?: number | SQL;
};

/**
 * What a page is read from: the index of its sort until it is full, all reduced prices of the country, or the products of
 * the subcategories.
 */
type Way = 'sort' | 'prices' | 'subcategories';

/** `code, place` of reduced products, by code or price. */
export function codesByReducedPrice(query: ProductQuery, isByPrice: boolean, page: Page): SQL {
  const { after } = query.filter;
  const { down } = page;
  const { from, where } = listed(query);
  const isAfter = (code: SQLWrapper) =>
    after === undefined
      ? undefined
      : sql`${code} ${sql.raw(query.filter.sort?.descending ? '<' : '>')} ${after}`;
  const select = (source: SQL, condition: SQL | undefined, code: SQLWrapper) => {
    const place = isByPrice ? sql`offer.net_price` : code;
    return sql`SELECT ${code} AS code, ${place} AS place FROM ${source} ${whereOf(and(condition, isAfter(code)))}
      ORDER BY ${isByPrice ? sql`${place}${down}, ` : sql``}${code}${down}`;
  };
  const isInOrder = !isByPrice && query.filter.subcategory !== undefined;
  const candidates = inSubcategories(query);
  return inCheapest(query, page, {
    sort: {
      cost: sql`${shareOf(page)} * 3 * reduced`,
      select: select(from, where, sql`offer.product_code`),
    },
    subcategories: {
      cost: isInOrder ? sql`${shareOf(page)} * (candidates + 2 * listed)` : sql`candidates + 3 * listed`,
      select: select(candidates.from, candidates.where, sql`${products.productCode}`),
    },
  });
}

type Sort = {
  place: SQLWrapper;
  order: SQL;
  after: SQL | undefined;
};

/**
 * `code, place` of reduced products, by what the products have. A walk is as long as expected only if what is
 * reduced is spread over its index, so it has to be cheaper by a quarter.
 */
export function codesOfReduced(query: ProductQuery, { place, order, after }: Sort, page: Page): SQL {
  const { country = '' } = query.filter;
  const select = (source: SQL, ...conditions: (SQL | undefined)[]) => sql`
    SELECT ${products.productCode} AS code, ${place} AS place FROM ${source} ${whereOf(and(...conditions, after))}
    ORDER BY ${order}`;
  const candidates = inSubcategories(query);
  const { from, where } = reducedIn(country);
  // The unary plus keeps SQLite from collecting the subcategory.
  const isThere =
    isSubcategoryListed(query) && sql`+${products.subcategoryId} IN (${listedSubcategories(query)})`;
  const isReduced = sql`EXISTS (SELECT 1 FROM ${REDUCED_PRICE} WHERE offer.product_code = ${products.productCode}
    AND ${isReducedIn(country)})`;
  return inCheapest(query, page, {
    sort: {
      cost: sql`1.25 * ${shareOf(page)} * (everything + 2 * listed)`,
      select: select(sql`${products}`, isThere, isReduced, isFilteredThere(query)),
    },
    prices: { cost: sql`4 * reduced`, select: select(from, where, isThere, isFilteredThere(query)) },
    subcategories: { cost: sql`candidates + 3 * listed`, select: select(candidates.from, candidates.where) },
  });
}

/** The products of subcategories that have something reduced. Those of one alone are read in the order of their codes. */
function inSubcategories(query: ProductQuery) {
  const price = sql`CROSS JOIN ${REDUCED_PRICE} ON offer.product_code = ${products.productCode}`;
  const where = and(isReducedIn(query.filter.country ?? ''), isFilteredThere(query));
  if (query.filter.subcategory !== undefined)
    return {
      from: sql`${products} ${price}`,
      where: and(sql`${products.subcategoryId} = (${listedSubcategories(query)})`, where),
    };
  const some = and(isSubcategoryListed(query), sql`${priceCounts.reduced} > 0`);
  const chosen = sql`SELECT ${subcategories.subcategoryId} AS id ${FROM_SUBCATEGORIES} CROSS JOIN ${priceCounts}
    ON ${priceCounts.subcategoryId} = ${subcategories.subcategoryId}
      AND ${priceCounts.countryId} = ${itsCountryId(query)} ${whereOf(some)}`;
  return {
    from: sql`(${chosen}) AS chosen CROSS JOIN ${products} ON ${products.subcategoryId} = chosen.id ${price}`,
    where,
  };
}

/** What else is asked for than the place. */
const isFilteredThere = ({ filter }: ProductQuery) =>
  isFiltered({
    filter: { ...filter, sale: undefined, category: undefined, subcategory: undefined },
    audience: { everything: true },
  });

/** The part of the index that a page is full after. */
const shareOf = ({ limit, offset }: Page) =>
  sql`min(1.0, (${written(limit)} + ${written(offset)}) * 1.0 / max(listed, 1))`;

/**
 * Of the ways, the one that is likely to read the fewest rows: of a reduced price the index and the row, then its product.
 * The last limit is written out, so that SQLite knows how short the page is, and starts from it.
 */
function inCheapest(
  query: ProductQuery,
  { limit, offset, room = limit }: Page,
  ways: Partial<Record<Way, { cost: SQL; select: SQL }>>,
): SQL {
  const all = Object.entries(ways);
  const costs = all.map(
    ([way, { cost }]) => sql`SELECT ${literal(way)} AS way, ${cost} AS cost FROM counts WHERE listed > 0`,
  );
  const pages = all.map(
    ([way, { select }]) =>
      sql`SELECT * FROM (${select} LIMIT iif((SELECT way FROM cheapest) = ${literal(way)}, ${written(room)}, 0) OFFSET ${written(offset)})`,
  );
  return sql`WITH counts AS MATERIALIZED (${saleCounts(query)}),
    cheapest AS MATERIALIZED (SELECT way, min(cost) FROM (${sql.join(costs, sql` UNION ALL `)}))
    ${sql.join(pages, sql` UNION ALL `)} LIMIT ${written(limit)}`;
}

/** Not as parameters, since D1 takes at most 100. */
const written = (number: number | SQL) => (typeof number === 'number' ? sql.raw(String(number)) : number);
const literal = (way: string) => sql.raw(`'${way}'`);
