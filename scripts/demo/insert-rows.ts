import { getTableColumns } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { build } from '../../db/sql/build.ts';

/** D1's limit on bound values per statement. */
const MOST_VALUES = 100;

/**
 * Uses as few statements as possible: on a developer's machine, each one delays the batch.
 */
export function insertRows<Table extends SQLiteTable>(table: Table, rows: SQLiteInsertValue<Table>[]) {
  const atOnce = Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length);
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) =>
    build.insert(table).values(rows.slice(index * atOnce, (index + 1) * atOnce)),
  );
}
