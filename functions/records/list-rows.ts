import { and, Column, count, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../db/client/database.ts';
import { build } from '../../db/sql/build.ts';
import { prepareOnce } from '../../db/sql/prepared-queries.ts';
import type { BuiltSelect } from '../../db/sql/statement.ts';
import { MAX_COUNT, MAX_ROWS } from '../contracts/list-limits.ts';
import { ValidationError } from '../errors.ts';
import { isPaged, type Listing, type Paging, type Slice, sliceOf } from '../http/paging.ts';

/** Sort terms, all in one direction; the key comes last, so that no row is on two pages. */
export type Order = { by: SQLWrapper[]; descending: boolean };

/** A select that can be paged. */
interface Pageable<Row> extends BuiltSelect<Row[]> {
  limit(limit: number): BuiltSelect<Row[]> & { offset(offset: number): BuiltSelect<Row[]> };
}

export interface Sortable<Row> extends BuiltSelect<Row[]> {
  orderBy(...columns: SQL[]): Pageable<Row>;
}

/** A table whose rows are listed. */
type Listed<Row, Entity> = {
  /** With joins that the sort order needs. */
  from: SQLWrapper;
  id: SQLiteColumn;
  idOf: (row: Row) => number | string;
  select: () => { where(condition: SQL | undefined): Sortable<Row> };
  toEntity: (row: Row) => Entity;
};

type Query<Row, Entity> = Listed<Row, Entity> & {
  where: SQL | undefined;
  order: Order;
  total: BuiltSelect<{ total: number }[]>;
  paging: Paging;
  /** Rows have expensive joins: determines the page first. */
  isWide?: boolean;
  /** A faster way to find the page. */
  ids?: ((where: SQL | undefined, slice: Slice) => SQL) | undefined;
  /** Cache tags, if every page reads the list. */
  asked?: unknown;
};

/** Total number of rows; paging ends at the counting limit. */
export const countOf = (table: SQLiteTable, where: SQL | undefined) => {
  const counted = build
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MAX_COUNT);
  return build.select({ total: count() }).from(counted.as('counted'));
};

/** Ties are ordered by ID. */
export const orderedBy = ({
  by,
  id,
  descending,
}: {
  by: SQLWrapper;
  id: SQLiteColumn;
  descending: boolean;
}): Order => ({ by: by === id ? [id] : [by, id], descending });

export const orderTerms = ({ by, descending }: Order): SQL[] =>
  by.map(place => (descending ? sql`${place} DESC` : sql`${place}`));

/** Condition: the row comes after the one with the given key. */
export function follows(
  { by, descending }: Order,
  { from, id, key }: { from: SQLWrapper; id: SQLiteColumn; key: unknown },
): SQL {
  const sign = sql.raw(descending ? '<' : '>');
  const [first] = by;
  if (!first || by.length === 1) return sql`${id} ${sign} ${key}`;
  const ofThat = (places: SQL) => sql`(SELECT ${places} FROM ${from} WHERE ${id} = ${key})`;
  const places = sql.join(by.map(comparable), sql`, `);
  // Repeats the first term, so that an index can seek to the start.
  return sql`(${comparable(first)} ${sign}= ${ofThat(comparable(first))} AND (${places}) ${sign} ${ofThat(places)})`;
}

/** NULL doesn't compare but sorts first. */
const comparable = (place: SQLWrapper): SQL =>
  is(place, Column) && !place.notNull ? sql`ifnull(${place}, -9e999)` : sql`${place}`;

/** The requested rows and the total; in one round trip, unless there are more than a list holds. */
export async function listRows<Row, Entity>(
  database: Database,
  query: Query<Row, Entity>,
): Promise<Listing<Entity>> {
  const { paging, toEntity, idOf } = query;
  const { limit, offset } = sliceOf(paging);
  if (paging.after !== undefined) return await rowsAfter(database, query, limit);
  if (!isPaged(paging)) {
    const whole = () => rowsIn(query, query.where, { limit: MAX_ROWS + 1, offset: 0 });
    const found = await database.read(query.asked ? prepareOnce(query.asked, whole) : whole());
    if (found.length <= MAX_ROWS) return { rows: found.map(toEntity), total: found.length };
    const [counted] = await database.read(query.total);
    return { ...upTo(MAX_ROWS, found, query), total: counted?.total ?? 0 };
  }
  const [found, [counted]] = await database.readBatch([
    rowsIn(query, query.where, { limit, offset }),
    query.total,
  ]);
  const all = counted?.total ?? 0;
  const last = found.at(-1);
  const next = last && all > offset + found.length ? idOf(last) : undefined;
  return { rows: found.map(toEntity), total: all, next };
}

async function rowsAfter<Row, Entity>(database: Database, query: Query<Row, Entity>, limit: number) {
  const {
    order,
    where,
    total,
    from,
    id,
    paging: { after: key },
  } = query;
  const [found, [counted], known] = await database.readBatch([
    rowsIn(query, and(where, follows(order, { from, id, key })), { limit: limit + 1, offset: 0 }),
    total,
    sql<{ one: 1 }>`SELECT 1 AS one FROM ${from} WHERE ${id} = ${key}`,
  ]);
  if (order.by.length > 1) refuseUnknown(known);
  return { ...upTo(limit, found, query), total: counted?.total ?? 0 };
}

/** If the cursor's row was deleted, an empty page would look like the end. */
export function refuseUnknown(known: unknown[]) {
  if (known.length > 0) return;
  throw new ValidationError([{ path: 'after', message: 'Cursor expired; restart from page 1' }]);
}

function upTo<Row, Entity>(limit: number, found: Row[], { toEntity, idOf }: Listed<Row, Entity>) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows: rows.map(toEntity), next: last && found.length > limit ? idOf(last) : undefined };
}

function rowsIn<Row, Entity>(
  { select, from, id, order, isWide, ids }: Query<Row, Entity>,
  where: SQL | undefined,
  { limit, offset }: Slice,
): BuiltSelect<Row[]> {
  const terms = orderTerms(order);
  if (!isWide)
    return select()
      .where(where)
      .orderBy(...terms)
      .limit(limit)
      .offset(offset);
  const page =
    ids?.(where, { limit, offset }) ??
    sql`SELECT ${id} FROM ${from} ${where ? sql`WHERE ${where}` : sql``}
    ORDER BY ${sql.join(terms, sql`, `)} LIMIT ${limit} OFFSET ${offset}`;
  return select()
    .where(sql`${id} IN (${page})`)
    .orderBy(...terms);
}
