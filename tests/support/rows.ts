import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';

/** Tables that may change although a request was refused: attempts are counted, the search index has shadow tables. */
const LEFT_OUT =
  /^(attempts|sqlite_.*|_cf_.*|(product|order|account|post)_search.*|migrations.*|d1_migrations)$/;

/** The columns of an email that sending changes, after the response. */
const WHILE_SENDING = "'due_at', 'tries', 'sent_at', 'given_up_at', 'problem', 'held', 'idempotency_key'";

export type Rows = Record<string, string>;

/** Reads all rows of all tables, to compare them later. */
export async function rowReader(database: Writer): Promise<() => Promise<Rows>> {
  const tables = await database.read(sql<{ name: string; columns: string }>`
    SELECT tables.name, group_concat('"' || columns.name || '"') AS columns
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT GLOB '_cf_*'
      AND NOT (tables.name = 'letters' AND columns.name IN (${sql.raw(WHILE_SENDING)}))
    GROUP BY tables.name`);
  const parts = tables
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map(({ name, columns }) =>
      sql.raw(`(SELECT json_group_array(json_array(${columns})) FROM "${name}") AS "${name}"`),
    );
  return async () => {
    const [rows] = await database.read(sql<Rows>`SELECT ${sql.join(parts, sql`, `)}`);
    if (!rows) throw new Error('the database has no rows at all');
    return rows;
  };
}
