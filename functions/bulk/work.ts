import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { jsonInList } from '../../db/sql/in-list.ts';
import type { ModerationState } from '../contracts/moderation.ts';
import type { BulkAction } from './contract.ts';

/** What an action does to the selected rows. */
export type BulkWork = {
  /** The rows it changes. */
  changes: SQL;
  /** The rows it must leave unchanged, and why. */
  keeps?: SQL;
  reason?: string;
  /** The statement that does it, for the rows `amongMeant`. */
  write: SQL;
};

/** How the rows of a resource are found and changed in bulk. */
export type BulkResource<Filter, Key, Action extends string = BulkAction> = {
  table: SQLiteTable;
  keys: readonly SQLiteColumn[];
  /** Display name of a row. */
  name: SQL;
  /** Joins that the conditions and the name need. */
  joined?: SQL;
  /** The conditions of the list itself. */
  matching: (filter: Filter) => SQL | undefined;
  isOneOf: (keys: Key[]) => SQL;
  actions: Record<Action, BulkWork>;
  /** How many dependent rows each has, if an action changes those. */
  rowsBehind?: number;
};

/** Filters, keys and actions differ; each request is validated by its own contract. */
export type AnyBulkResource = BulkResource<never, never, string>;

export const columnsOf = (keys: readonly SQLiteColumn[]): SQL => sql.join([...keys], sql`, `);

export const isSelected = (keys: readonly SQLiteColumn[]): SQL =>
  sql`(${columnsOf(keys)}) IN (SELECT * FROM meant)`;

/** Keys with a single part. */
export const isKeyIn = (column: SQLiteColumn) => (ids: (string | number)[]) =>
  sql`${column} IN ${jsonInList(ids)}`;

type Switch = { table: SQLiteTable; keys: readonly SQLiteColumn[]; column: SQLiteColumn };

/** Turns rows on or off, unless they already are. */
export function setFlag({ table, keys, column }: Switch, on: boolean): BulkWork {
  const isOther = sql`${column} = ${on ? 0 : 1}`;
  return {
    changes: isOther,
    write: sql`UPDATE ${table} SET ${sql.identifier(column.name)} = ${on ? 1 : 0}, version = version + 1
      WHERE ${isSelected(keys)} AND ${isOther}`,
  };
}

type Deletion = { table: SQLiteTable; keys: readonly SQLiteColumn[]; isUsed?: SQL; reason?: string };

/** Deletes rows that nothing refers to. */
export function deleteSelected({ table, keys, isUsed = sql`0`, reason = '' }: Deletion): BulkWork {
  return {
    changes: sql`NOT ${isUsed}`,
    keeps: isUsed,
    reason,
    write: sql`DELETE FROM ${table} WHERE ${isSelected(keys)} AND NOT ${isUsed}`,
  };
}

type Decision = { table: SQLiteTable; keys: readonly SQLiteColumn[]; state: SQLiteColumn };

/** Approves or rejects what is not so already. */
export function setModeration({ table, keys, state }: Decision, decided: ModerationState): BulkWork {
  const isOther = sql`${state} <> ${decided}`;
  return {
    changes: isOther,
    write: sql`UPDATE ${table} SET state = ${decided}, version = version + 1
      WHERE ${isSelected(keys)} AND ${isOther}`,
  };
}
