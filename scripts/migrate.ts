import { resolve } from 'node:path';
import type { Writer } from '../db/client/database.ts';
import { type Migration, migrate, missingMigrations, unknownMigration } from '../db/migrate.ts';
import { isPartiallyRestored } from './half-restored.ts';
import { readMigrations } from './migrations.ts';
import { CliError, print, run } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { withDatabase } from './storage.ts';

export async function migrateShop(database: Writer) {
  const migrations = await migrationsFor(database);
  const applied = await migrate(database, migrations);
  print(applied.length > 0 ? `Migrated the database: ${applied.join(', ')}` : 'The database is up to date');
}

/** For commands that may run while a shop does: they never migrate under another build. A new database is free to migrate. */
export async function migrateIfNew(database: Writer) {
  const migrations = await migrationsFor(database);
  const missing = await missingMigrations(database, migrations);
  if (missing.length === migrations.length) return await migrateShop(database);
  const [first] = missing;
  if (first === undefined) return;
  throw new CliError(
    `The database does not have the migration ${first} of this build yet: stop the shop, then run npm run db:migrate`,
  );
}

/** For one of several processes of a shop: the others keep using the current database. */
export async function assertMigrated(database: Writer) {
  const [first] = await missingMigrations(database, await migrationsFor(database));
  if (first === undefined) return;
  throw new CliError(
    `The database does not have the migration ${first} of this build: run npm run db:migrate`,
  );
}

/** The migrations of this build, if it can work with the database. */
async function migrationsFor(database: Writer): Promise<Migration[]> {
  if (await isPartiallyRestored(database)) {
    throw new CliError('A restore into this database was interrupted: run npm run restore -- FILE again');
  }
  const migrations = await readMigrations(resolve('db/migrations'));
  const unknown = await unknownMigration(database, migrations);
  if (unknown !== undefined) throw newer(unknown);
  return migrations;
}

const newer = (migration: string) =>
  new CliError(
    `The database has the migration ${migration}, which this build does not have: start the newer build that applied it`,
  );

if (import.meta.main) {
  await run(async () => {
    const settings = await readLocalSettings();
    lockState(settings.stateDir, 'npm run db:migrate');
    await withDatabase(settings, migrateShop);
  });
}
