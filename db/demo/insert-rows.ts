import { getTableColumns } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { build } from '../build.ts';

/** D1's limit of bound values per statement. */
const MOST_VALUES = 100;

/**
 * As few statements as possible: on a developer's machine each of them is a wait before the batch is sent.
 */
export function insertRows<Table extends SQLiteTable>(table: Table, rows: SQLiteInsertValue<Table>[]) {
  const atOnce = Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length);
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) =>
    build.insert(table).values(rows.slice(index * atOnce, (index + 1) * atOnce)),
  );
}
