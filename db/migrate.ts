import { sql } from 'drizzle-orm';
import type { Writer } from './client/database.ts';

export interface Migration {
  /** The file name with `.sql`, as recorded by wrangler. */
  name: string;
  sql: string;
}

// wrangler's own table, so that `wrangler d1 migrations apply` and this runner agree on what is done.
const BOOKKEEPING = sql`CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies new migrations, each atomically. Returns the names of those applied. */
export async function migrate(database: Writer, migrations: Migration[]): Promise<string[]> {
  await database.write(BOOKKEEPING);
  const done = await namesApplied(database);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (done.has(migration.name)) continue;
    try {
      await apply(database, migration);
    } catch (cause) {
      // Another runner may have been faster; then nothing is left to do.
      if ((await namesApplied(database)).has(migration.name)) continue;
      throw new Error(`The migration ${migration.name} failed and was rolled back.`, { cause });
    }
    applied.push(migration.name);
  }
  return applied;
}

/** Migrations that a newer build has applied, if any. */
export async function unknownMigration(
  database: Writer,
  migrations: Migration[],
): Promise<string | undefined> {
  // Read-only commands, such as an audit of a running shop, don't wait for the write lock.
  if (!(await hasBookkeeping(database))) await database.write(BOOKKEEPING);
  const known = new Set(migrations.map(({ name }) => name));
  return [...(await namesApplied(database))].sort().find(name => !known.has(name));
}

/** Migrations of this build that are not yet applied. */
export async function missingMigrations(database: Writer, migrations: Migration[]): Promise<string[]> {
  const applied = await namesApplied(database);
  return migrations.map(({ name }) => name).filter(name => !applied.has(name));
}

async function hasBookkeeping(database: Writer): Promise<boolean> {
  const tables = await database.read(sql`SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'`);
  return tables.length > 0;
}

async function namesApplied(database: Writer): Promise<Set<string>> {
  const rows = await database.read(sql<{ name: string }>`SELECT name FROM d1_migrations`);
  return new Set(rows.map(row => row.name));
}

async function apply(database: Writer, migration: Migration): Promise<void> {
  await database.writeBatch([
    sql`INSERT INTO d1_migrations (name) VALUES (${migration.name})`,
    ...statementsOf(migration).map(statement => sql.raw(statement)),
  ]);
}

export function statementsOf(migration: Migration): string[] {
  return migration.sql
    .split(/^--> statement-breakpoint\s*$/m)
    .filter(statement => statement.replace(/^\s*--.*$/gm, '').trim() !== '');
}
