import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database, Writer } from '../../db/client/database.ts';
import { constraintViolation } from '../../db/client/errors.ts';
import { build } from '../../db/sql/build.ts';
import type { Built } from '../../db/sql/statement.ts';
import { type Conflict, NotFound } from '../errors.ts';
import type { Listing, Paging } from '../http/paging.ts';
import { countOf, listRows, type Order, type Sortable } from './list-rows.ts';
import { settle, settleDeletion, type Versioned, type Which } from './rows.ts';

type VersionedTable = SQLiteTable & { version: SQLiteColumn };
type AnyRow = { version: number };
type AnyId = number | string;

/** A table with ID and version, and how its rows are returned. */
export type Resource<Row extends AnyRow, Entity, Table extends VersionedTable = VersionedTable> = {
  /** Display name of a row. */
  one: string;
  table: Table;
  id: SQLiteColumn;
  /** The columns a response needs, including joins. */
  select: () => { where(condition: SQL | undefined): Sortable<Row> };
  toEntity: (row: Row) => Entity;
};

type ListQuery<Row> = {
  where: SQL | undefined;
  order: Order;
  idOf: (row: Row) => number | string;
  paging: Paging;
  asked?: unknown;
};

/** A list whose filters use only its own table. */
export const listTable = <Row extends AnyRow, Entity>(
  database: Database,
  { select, table, id, toEntity }: Resource<Row, Entity>,
  query: ListQuery<Row>,
): Promise<Listing<Entity>> =>
  listRows(database, {
    ...{ select, id, toEntity, from: table, ...query },
    // Most lists are complete, so their length is the total.
    get total() {
      return countOf(table, query.where);
    },
  });

export async function findRow<Row extends AnyRow, Entity>(
  database: Database,
  its: Resource<Row, Entity>,
  { id, where }: { id: AnyId; where?: SQL | undefined },
): Promise<Versioned<Entity>> {
  const [row] = await database.read(its.select().where(and(eq(its.id, id), where)));
  if (!row) throw unknown(its, id);
  return versioned(its, row);
}

/** A row returned from its own table. */
export async function createRow<Row extends AnyRow, Entity>(
  database: Writer,
  its: Resource<Row, Entity>,
  insert: Built<Row[]>,
): Promise<Versioned<Entity>> {
  const [row] = await database.write(insert);
  return versioned(its, made(its, row));
}

/** A row returned with joins. */
export async function createJoinedRow<Row extends AnyRow, Entity>(
  database: Writer,
  its: Resource<Row, Entity>,
  { insert, where = eq(its.id, sql`last_insert_rowid()`) }: { insert: Built; where?: SQL },
): Promise<Versioned<Entity>> {
  const [, [row]] = await database.writeBatch([insert, its.select().where(where)]);
  return versioned(its, made(its, row));
}

type Update<Table extends VersionedTable> = Which<AnyId> & {
  changes: SQLiteUpdateSetSource<Table>;
  /** Written before it in the same batch, on the same condition. */
  along?: Built[] | undefined;
};

export async function updateRow<Row extends AnyRow, Entity, Table extends VersionedTable>(
  database: Writer,
  its: Resource<Row, Entity, Table>,
  { id, versions, changes, along = [] }: Update<Table>,
): Promise<Versioned<Entity>> {
  const table: VersionedTable = its.table;
  const results = await database.writeBatch([
    ...along,
    build
      .update(table)
      .set({ ...changes, version: sql`${table.version} + 1` })
      .where(meant(its, { id, versions }))
      .returning({ id: its.id }),
    its.select().where(eq(its.id, id)),
  ]);
  const [changed, [current]] = results.slice(-2) as [unknown[], Row[]];
  return settle({ changed, current, toEntity: its.toEntity, unknown: unknown(its, id) });
}

type Deletion<Id> = Which<Id> & {
  /** Reports what still refers to the row. */
  usedBy?: (database: Database, id: Id) => Promise<Conflict>;
  /** Dependent rows deleted in the same batch: rows of another table that refer to it. */
  along?: SQLiteColumn | undefined;
};

export async function deleteRow<Row extends AnyRow, Entity, Id extends AnyId>(
  database: Writer,
  its: Resource<Row, Entity>,
  { id, versions, usedBy, along }: Deletion<Id>,
): Promise<void> {
  const which = meant(its, { id, versions });
  const goingAlong = along && deleteAlong(along, sql`(SELECT ${its.id} FROM ${its.table} WHERE ${which})`);
  const results = await database
    .writeBatch([
      ...(goingAlong ? [goingAlong] : []),
      build.delete(its.table).where(which).returning({ id: its.id }),
      its.select().where(eq(its.id, id)),
    ])
    .catch(async error => {
      throw usedBy && constraintViolation(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  const [changed, [current]] = results.slice(-2) as [unknown[], Row[]];
  settleDeletion({ changed, current, toEntity: its.toEntity, unknown: unknown(its, id) });
}

const deleteAlong = (column: SQLiteColumn, ids: SQL) =>
  build.delete(column.table as SQLiteTable).where(sql`${column} IN ${ids}`);

type Meant = { id: SQLiteColumn; table: VersionedTable };

/** Condition: the row, in one of the client's versions. */
export const meant = (its: Meant, { id, versions }: Which<AnyId>) =>
  and(eq(its.id, id), versions && inArray(its.table.version, versions));

export const unknown = ({ one }: { one: string }, id: AnyId) => new NotFound(`There is no ${one} ${id}`);

export function made<Row>({ one }: { one: string }, row: Row | undefined): Row {
  if (!row) throw new Error(`the new ${one} was not found`);
  return row;
}

export const versioned = <Row extends AnyRow, Entity>({ toEntity }: Resource<Row, Entity>, row: Row) => ({
  entity: toEntity(row),
  version: row.version,
});
