import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deleting, type InBulk, isIn, switching } from './work.ts';

type WithStatus<Filter> = {
  table: SQLiteTable & { displayStatus: SQLiteColumn };
  id: SQLiteColumn;
  name: SQLiteColumn;
  matching: InBulk<Filter, number>['matching'];
  /** What refers to a row and thus prevents its deletion, and how to say so. */
  isUsed: SQL;
  reason: string;
};

/** Rows with an active status that others may refer to. */
export function withStatus<Filter>(given: WithStatus<Filter>): InBulk<Filter, number> {
  const { table, id, name, matching, isUsed, reason } = given;
  const keys = [id];
  const status = { table, keys, column: table.displayStatus };
  return {
    table,
    keys,
    name: sql`${name}`,
    matching,
    isOneOf: isIn(id),
    actions: {
      activate: switching(status, true),
      deactivate: switching(status, false),
      delete: deleting({ table, keys, isUsed, reason }),
    },
  };
}
