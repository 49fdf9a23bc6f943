import { getTableColumns } from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database.ts';

/** D1 takes no more in one statement. */
const MOST_VALUES = 100;

/** As few statements as hold these rows: on a developer's machine each of them is a wait before the batch is sent. */
export function insertRows<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  rows: SQLiteInsertValue<Table>[],
) {
  const atOnce = Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length);
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, index) =>
    database.insert(table).values(rows.slice(index * atOnce, (index + 1) * atOnce)),
  );
}
