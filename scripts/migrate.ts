import { resolve } from 'node:path';
import type { Writer } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from './migrations.ts';
import { run, say } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { withDatabase } from './storage.ts';

export async function migrateShop(database: Writer) {
  const applied = await migrate(database, await readMigrations(resolve('db/migrations')));
  say(applied.length > 0 ? `Migrated the database: ${applied.join(', ')}` : 'The database is up to date');
}

if (import.meta.main) await run(async () => withDatabase(await readLocalSettings(), migrateShop));
