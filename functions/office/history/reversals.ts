import { type SQL, sql } from 'drizzle-orm';
import { firstVersion } from '../../../db/sql/now.ts';
import { stockInLedger } from '../../../db/sql/stock-lines.ts';
import { defaultOf } from '../../records/bulk-sql.ts';
import type { Column, Kind } from './kinds.ts';

/**
 * Each of these is a statement that restores many rows at once. `before` selects them: `old` and `new` are their
 * columns before and after, null without a row, and `at` is the time.
 */
const name = sql.raw;
const names = (columns: string[]) => name(columns.join(', '));
const was = (column: string) => sql`was.old ->> ${name(`'${column}'`)}`;
const became = (column: string) => sql`was.new ->> ${name(`'${column}'`)}`;

/** Reinserts rows deleted after this time, under their old IDs. */
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

/** Reverts rows to their old values, if unchanged since. */
export function revert(kind: Kind, before: SQL): SQL {
  const asItBecame = kind.columns.map(
    ({ column }) =>
      sql`(${isAsBefore(column)} OR ${name(`${kind.table}.${column}`)} IS ${became(column)} COLLATE BINARY)`,
  );
  const set = kind.settable.map(column => sql`${name(column.column)} = ${unlessAlike(kind, column)}`);
  return sql`${updating(kind, set, before)} AND was.new IS NOT NULL AND ${sql.join(asItBecame, sql` AND `)}`;
}

/** Reverts rows to their old values, whatever they are now. */
export function restoreRow(kind: Kind, before: SQL): SQL {
  const set = kind.settable.map(
    column => sql`${name(column.column)} = ${column.counted ? unlessAlike(kind, column) : formerly(column)}`,
  );
  return updating(kind, set, before);
}

/**
 * What a change did to rows, from their `first` to their `last` entry. If it wrote a row twice, the second entry is
 * reverted before.
 */
export function netEntries({ isWrittenTwice }: Kind, entries: SQL): { seconds: SQL[]; net: SQL } {
  const select = (columns: SQL) => sql`SELECT ${columns}, last.at FROM (${entries}) AS net
    CROSS JOIN history AS first ON first.history_id = net.first_id
    CROSS JOIN history AS last ON last.history_id = net.last_id
    WHERE NOT EXISTS (
      SELECT 1 FROM history AS later WHERE later.kind = last.kind AND later.row_key = last.row_key
        AND later.history_id > net.last_id AND later.change_id IS NOT (SELECT change_id FROM acting))`;
  if (!isWrittenTwice) return { seconds: [], net: select(sql`first.old, last.new`) };
  return {
    seconds: [sql`${select(sql`last.old, last.new`)} AND net.first_id <> net.last_id`],
    net: select(sql`first.old, iif(last.new IS NULL, NULL, first.new) AS new`),
  };
}

/** Deletes created rows. */
export function deleteRestored(kind: Kind, before: SQL): SQL {
  const keys = sql.join(kind.key.map(became), sql`, `);
  return sql`DELETE FROM ${name(kind.table)} WHERE (${names(kind.key)}) IN (
    SELECT ${keys} FROM (${before}) AS was WHERE was.old IS NULL AND was.new IS NOT NULL)`;
}

/** Otherwise the database may scan the whole table for each. */
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

/** Includes stock returned while the price didn't exist. */
const withReturned = ({ column }: Column) =>
  sql`${was(column)} + ${name(stockInLedger("(was.old ->> 'product_code')", "(was.old ->> 'country_id')"))}`;

/** A picture that no longer exists is replaced by an invalid one, so that the database refuses it. */
function formerly(field: Column): SQL {
  const { column, kind, optional } = field;
  if (kind !== 'picture') {
    // Entries from before the column was added lack its value.
    const value = optional ? undefined : defaultOf(field);
    return value === undefined ? was(column) : sql`coalesce(${was(column)}, ${name(value)})`;
  }
  return sql`iif(${was(column)} IS NULL, NULL,
    coalesce((SELECT picture_id FROM pictures WHERE picture_id = ${was(column)} AND NOT removing), ''))`;
}
