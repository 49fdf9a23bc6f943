import type { D1Database } from '@cloudflare/workers-types';
import { type Migration, statementsOf } from '../../db/migrate.ts';

const asLine = (statement: string) =>
  statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** All migrations in one call to a new D1 database, which takes a statement a line; one by one they take seconds. */
export async function migrateQuickly(binding: D1Database, migrations: Migration[]) {
  await binding.exec(migrations.flatMap(statementsOf).map(asLine).join('\n'));
}
