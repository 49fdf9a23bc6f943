import type { D1Database } from '@cloudflare/workers-types';
import { openD1 } from '../../db/client/d1.ts';
import { migrate, statementsOf } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';

type Made = { name: string; type: 'table' | 'index' | 'view' | 'trigger'; sql: string };
type Values = Record<string, string | number | null>;
type Statement = { sql: string; values?: Values };

/** How to recreate a migrated database. */
let copied: Promise<Statement[]> | undefined;

/** A new D1 database with the shop's tables. The first of a process is migrated, the next are copies of it. */
export async function migrateQuickly(client: D1Database) {
  if (copied !== undefined) {
    await writeCopy(client, await copied);
    return;
  }
  copied = migrateFirst(client).then(() => readCopy(client));
  await copied;
}

/** In one call: one by one they take seconds. */
async function migrateFirst(client: D1Database) {
  const migrations = await readMigrations('db/migrations');
  await migrate(openD1(client).as(null), []);
  await client.batch([
    ...migrations.flatMap(statementsOf).map(statement => client.prepare(statement)),
    ...migrations.map(({ name }) => client.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)),
  ]);
}

/** Its tables, their rows from the migrations, and only then the triggers. */
async function readCopy(client: D1Database): Promise<Statement[]> {
  const { results } = await client
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .all<Made>();
  const searches = results.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name);
  // SQLite creates these itself.
  const isOwn = ({ name, type }: Made) =>
    !name.startsWith('sqlite_') &&
    !(type === 'table' && searches.some(search => name.startsWith(`${search}_`)));
  const own = results.filter(isOwn);
  const tables = own.filter(({ type }) => type === 'table');
  const rowsOf = async (names: string[]) => {
    const found = await client.batch<Values>(names.map(name => client.prepare(`SELECT * FROM "${name}"`)));
    return names.flatMap((name, index) => (found[index]?.results ?? []).map(row => insertOf(name, row)));
  };
  return [
    ...tables.map(({ sql }) => ({ sql })),
    ...(await rowsOf(tables.map(({ name }) => name).filter(name => !searches.includes(name)))),
    // The inserts above have counted as well.
    { sql: 'DELETE FROM sqlite_sequence' },
    ...(await rowsOf(['sqlite_sequence'])),
    ...own.filter(({ type }) => type !== 'table').map(({ sql }) => ({ sql })),
  ];
}

function insertOf(table: string, values: Values): Statement {
  const columns = Object.keys(values).map(name => `"${name}"`);
  const marks = columns.map(() => '?');
  return { sql: `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${marks.join(', ')})`, values };
}

const writeCopy = (client: D1Database, statements: Statement[]) =>
  client.batch([
    client.prepare('PRAGMA defer_foreign_keys = on'),
    ...statements.map(({ sql, values = {} }) => client.prepare(sql).bind(...Object.values(values))),
  ]);
