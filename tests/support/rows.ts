import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/**
 * Counting attempts is what a refused sign-in is meant to do; letters go out after their answer; the search index has
 * tables of its own.
 */
const LEFT_OUT =
  /^(attempts|(order|subscriber)_letters|sqlite_.*|_cf_.*|(product|order|account|post)_search.*|migrations.*|d1_migrations)$/;

export type Rows = Record<string, string>;

/** Reads all rows of all tables, to compare them with those of another time. */
export async function rowReader(database: Database): Promise<() => Promise<Rows>> {
  const tables = await database.all<{ name: string; columns: string }>(sql`
    SELECT tables.name, group_concat('"' || columns.name || '"') AS columns
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT GLOB '_cf_*' GROUP BY tables.name`);
  const parts = tables
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map(({ name, columns }) =>
      sql.raw(`(SELECT json_group_array(json_array(${columns})) FROM "${name}") AS "${name}"`),
    );
  return async () => {
    const [rows] = await database.all<Rows>(sql`SELECT ${sql.join(parts, sql`, `)}`);
    if (!rows) throw new Error('the database has no rows at all');
    return rows;
  };
}
