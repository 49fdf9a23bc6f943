import { type SQL, sql } from 'drizzle-orm';
import { firstVersion } from '../../../db/now.ts';
import { stockInLedger } from '../../../db/stock-lines.ts';
import type { Column, Kind } from './kinds.ts';

/**
 * Each of these is a statement that takes many rows back at once. `before` gives them: `old` and `new` are their
 * columns before and after, null where there was no row, and `at` is when.
 */
const name = sql.raw;
const names = (columns: string[]) => name(columns.join(', '));
const was = (column: string) => sql`was.old ->> ${name(`'${column}'`)}`;
const became = (column: string) => sql`was.new ->> ${name(`'${column}'`)}`;

/** Inserts what was deleted after this moment, under its old id. */
export function reinsert(kind: Kind, before: SQL, { after }: { after: number }): SQL {
  const columns = [...kind.key, ...kind.columns.map(({ column }) => column)];
  const generated = kind.generated.map(({ column }) => column);
  const values = [
    ...kind.key.map(was),
    ...kind.columns.map(column => (column.counted ? withReturned(column) : formerly(column))),
    ...kind.generated.map(({ column, restoredAs }) =>
      restoredAs === undefined ? was(column) : sql`coalesce(${was(column)}, ${name(String(restoredAs))})`,
    ),
  ];
  return sql`INSERT INTO ${name(kind.table)} (${names([...columns, ...generated])}, version)
    SELECT ${sql.join(values, sql`, `)}, ${firstVersion}
    FROM (${before}) AS was WHERE was.old IS NOT NULL AND was.new IS NULL AND was.at > ${after}`;
}

/** Gives rows back the values that they had, where they are still as they became. */
export function revert(kind: Kind, before: SQL): SQL {
  const asItBecame = kind.columns.map(
    ({ column }) =>
      sql`(${isAsBefore(column)} OR ${name(`${kind.table}.${column}`)} IS ${became(column)} COLLATE BINARY)`,
  );
  const set = kind.settable.map(column => sql`${name(column.column)} = ${unlessAlike(kind, column)}`);
  return sql`${updating(kind, set, before)} AND was.new IS NOT NULL AND ${sql.join(asItBecame, sql` AND `)}`;
}

/** Makes rows what they were before, whatever they are now. */
export function putBackWhole(kind: Kind, before: SQL): SQL {
  const set = kind.settable.map(
    column => sql`${name(column.column)} = ${column.counted ? unlessAlike(kind, column) : formerly(column)}`,
  );
  return updating(kind, set, before);
}

/** Deletes what was made. */
export function takeAway(kind: Kind, before: SQL): SQL {
  const keys = sql.join(kind.key.map(became), sql`, `);
  return sql`DELETE FROM ${name(kind.table)} WHERE (${names(kind.key)}) IN (
    SELECT ${keys} FROM (${before}) AS was WHERE was.old IS NULL AND was.new IS NOT NULL)`;
}

/** Or the database may walk the whole table for each of them. */
const FOUND_FIRST = sql`LIMIT -1`;

function updating({ kind, table, key }: Kind, set: SQL[], before: SQL): SQL {
  const ended = kind === 'accounts' ? sql`, token_version = token_version + 1` : sql``;
  const itsRow = key.map(column => sql`${name(`${table}.${column}`)} = ${was(column)}`);
  return sql`UPDATE ${name(table)} SET ${sql.join(set, sql`, `)}, version = version + 1${ended}
    FROM (SELECT * FROM (${before}) ${FOUND_FIRST}) AS was
    WHERE was.old IS NOT NULL AND ${sql.join(itsRow, sql` AND `)}`;
}

const isAsBefore = (column: string) => sql`${was(column)} IS ${became(column)}`;

const unlessAlike = ({ table }: Kind, column: Column) =>
  sql`iif(${isAsBefore(column.column)}, ${name(`${table}.${column.column}`)}, ${formerly(column)})`;

/** With the pieces that came back while there was nothing for them to come back to. */
const withReturned = ({ column }: Column) =>
  sql`${was(column)} + ${name(stockInLedger("(was.old ->> 'product_code')", "(was.old ->> 'country_id')"))}`;

/** A picture that is no longer kept is given as one that cannot be, so that the database refuses it. */
function formerly({ column, kind }: Column): SQL {
  if (kind !== 'picture') return was(column);
  return sql`iif(${was(column)} IS NULL, NULL,
    coalesce((SELECT picture_id FROM pictures WHERE picture_id = ${was(column)} AND NOT removing), ''))`;
}
