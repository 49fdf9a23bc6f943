import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface Migration {
  /** The file's name with `.sql`, as wrangler keeps it. */
  name: string;
  sql: string;
}

// wrangler's own table, so that `wrangler d1 migrations apply` and this runner agree on what is done.
const BOOKKEEPING = sql`CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies what is new, each migration whole or not at all. Returns the names applied now. */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  await database.run(BOOKKEEPING);
  const done = await namesApplied(database);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (done.has(migration.name)) continue;
    try {
      await apply(database, migration);
    } catch (cause) {
      // Another runner may have been faster; then there is nothing left to do here.
      if ((await namesApplied(database)).has(migration.name)) continue;
      throw new Error(`The migration ${migration.name} failed, nothing of it was kept.`, { cause });
    }
    applied.push(migration.name);
  }
  return applied;
}

async function namesApplied(database: Database): Promise<Set<string>> {
  const rows = await database.all<{ name: string }>(sql`SELECT name FROM d1_migrations`);
  return new Set(rows.map(row => row.name));
}

async function apply(database: Database, migration: Migration): Promise<void> {
  await database.batch([
    database.run(sql`INSERT INTO d1_migrations (name) VALUES (${migration.name})`),
    ...statementsOf(migration).map(statement => database.run(sql.raw(statement))),
  ]);
}

export function statementsOf(migration: Migration): string[] {
  return migration.sql
    .split(/^--> statement-breakpoint\s*$/m)
    .filter(statement => statement.replace(/^\s*--.*$/gm, '').trim() !== '');
}
