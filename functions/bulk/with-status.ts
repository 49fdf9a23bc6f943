import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type BulkResource, deleteSelected, isKeyIn, setFlag } from './work.ts';

type WithStatus<Filter> = {
  table: SQLiteTable & { displayStatus: SQLiteColumn };
  id: SQLiteColumn;
  name: SQLiteColumn;
  matching: BulkResource<Filter, number>['matching'];
  /** What refers to a row and thus prevents its deletion, and how to say so. */
  isUsed?: SQL;
  reason?: string;
};

/** Rows with an active status. */
export function withStatus<Filter>(given: WithStatus<Filter>): BulkResource<Filter, number> {
  const { table, id, name, matching, isUsed, reason } = given;
  const keys = [id];
  const status = { table, keys, column: table.displayStatus };
  return {
    table,
    keys,
    name: sql`${name}`,
    matching,
    isOneOf: isKeyIn(id),
    actions: {
      activate: setFlag(status, true),
      deactivate: setFlag(status, false),
      delete: deleteSelected({ table, keys, isUsed, reason }),
    },
  };
}
