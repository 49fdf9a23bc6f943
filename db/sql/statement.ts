import { Column, getTableColumns, is, type Query, SQL, Subquery, Table } from 'drizzle-orm';
import { SQLiteAsyncDialect, SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import { flatReader } from './flat-rows.ts';

/** SQL to send, and how to decode its rows. */
export interface Statement<Row = unknown> {
  sql: string;
  params: unknown[];
  /** Raw SQL returns objects, a built query arrays, which drizzle maps. */
  rows: 'arrays' | 'objects';
  /** Column aliases of a built select. */
  columnNames?: () => (string | undefined)[];
  mapRows(rows: unknown[]): Row[];
}

/** Sends statements in one round trip and answers with the rows of each. */
export type Send = (statements: readonly Statement[]) => Promise<unknown[][]>;

/** A query built by drizzle that can be prepared. */
export interface Built<Rows = unknown> {
  readonly _: { readonly result: Rows };
  prepare(): { getQuery(): Query; mapResult(response: unknown, isFromBatch?: boolean): unknown };
}

export interface BuiltSelect<Rows = unknown> extends Built<Rows> {
  readonly _: Built<Rows>['_'] & { readonly selectedFields: unknown };
}

/** A select, or raw SQL that says what its rows are: sql<Row>`SELECT …`. */
export type Readable = BuiltSelect | SQL | Statement;
export type Writable = Built | SQL | Statement;

export type RowsOf<Sent> =
  Sent extends Statement<infer Row>
    ? Row[]
    : Sent extends SQL<infer Row>
      ? Row[]
      : Sent extends { readonly _: { readonly result: infer Rows extends unknown[] } }
        ? Rows
        : never[];

export type RowsOfEach<Sent extends readonly unknown[]> = {
  -readonly [Index in keyof Sent]: RowsOf<Sent[Index]>;
};

const dialect = new SQLiteAsyncDialect();

export function toStatement(sent: Writable): Statement {
  if (is(sent, SQL)) return { ...dialect.sqlToQuery(sent), rows: 'objects', mapRows: rows => rows };
  return 'prepare' in sent ? prepare(sent) : sent;
}

function prepare(built: Built): Statement {
  const prepared = built.prepare();
  const mapRows = (rows: unknown[]) => {
    const mapped = prepared.mapResult({ rows }, true);
    return Array.isArray(mapped) ? mapped : [];
  };
  const query = { ...prepared.getQuery(), rows: 'arrays' } as const;
  if (!is(built, SQLiteSelectBase)) return { ...query, mapRows };
  const { fields } = built._.config;
  return { ...query, mapRows: flatReader(fields) ?? mapRows, columnNames: () => namesOf(fields) };
}

/** In the order in which drizzle selects them. */
function namesOf(fields: Record<string, unknown>): (string | undefined)[] {
  return Object.values(fields).flatMap(field => {
    if (is(field, Column)) return [field.name];
    if (is(field, SQL.Aliased)) return [field.fieldAlias];
    if (is(field, SQL) || is(field, Subquery)) return [undefined];
    return namesOf(is(field, Table) ? getTableColumns(field) : (field as Record<string, unknown>));
  });
}
