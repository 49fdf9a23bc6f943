import { DatabaseSync } from 'node:sqlite';
import {
  asJson,
  assertWhole,
  its,
  listOfIts,
  migrationsOf,
  quoted,
  type Read,
  type Sequence,
  sequencesOf,
  type Table,
  tablesOf,
} from './tables.ts';

/** A consistent snapshot of all rows of a shop. */
export interface Snapshot {
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
  migrations: string[];
  /** Each as a line of JSON, in key order. */
  rowsOf(table: Table): Iterable<string>;
  close(): void;
}

type Line = { line: string };

/**
 * Of a database file that others may have open: one read transaction is a snapshot and blocks no one.
 */
export async function snapshotOfFile(file: string): Promise<Snapshot> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const read: Read = <Row>(text: string) => database.prepare(text).all() as Row[];
  try {
    database.exec('BEGIN');
    await assertWhole(read);
    const tables = await tablesOf(read);
    return {
      tables: tables.map(table => ({ ...table, rows: countIn(database, table.name) })),
      sequences: await sequencesOf(read, tables),
      migrations: await migrationsOf(read),
      rowsOf: ({ name, columns, key }) =>
        linesOf(
          database,
          `SELECT ${asJson(columns.map(its))} AS line FROM ${quoted(name)} AS its ORDER BY ${listOfIts(key)}`,
        ),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

export function countIn(database: DatabaseSync, table: string): number {
  const { rows } = database.prepare(`SELECT count(*) AS rows FROM ${quoted(table)}`).get() as {
    rows: number;
  };
  return rows;
}

export function* linesOf(database: DatabaseSync, select: string): Iterable<string> {
  for (const row of database.prepare(select).iterate()) yield (row as Line).line;
}
