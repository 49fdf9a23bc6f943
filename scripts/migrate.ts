import { resolve } from 'node:path';
import type { Writer } from '../db/database.ts';
import { type Migration, migrate, missingMigrations, unknownMigration } from '../db/migrate.ts';
import { isHalfRestored } from './half-restored.ts';
import { readMigrations } from './migrations.ts';
import { CliError, run, say } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { withDatabase } from './storage.ts';

export async function migrateShop(database: Writer) {
  const migrations = await migrationsFor(database);
  const applied = await migrate(database, migrations);
  say(applied.length > 0 ? `Migrated the database: ${applied.join(', ')}` : 'The database is up to date');
}

/** For what may run beside a shop: under one of another build nothing is migrated. A new database is nobody's yet. */
export async function migrateIfNew(database: Writer) {
  const migrations = await migrationsFor(database);
  const missing = await missingMigrations(database, migrations);
  if (missing.length === migrations.length) return await migrateShop(database);
  const [first] = missing;
  if (first === undefined) return;
  throw new CliError(
    `The database does not have the migration ${first} of this build yet: stop the shop, then npm run db:migrate`,
  );
}

/** For one of several processes of a shop: the others go on with the database as it is. */
export async function assertMigrated(database: Writer) {
  const [first] = await missingMigrations(database, await migrationsFor(database));
  if (first === undefined) return;
  throw new CliError(
    `The database does not have the migration ${first} of this build: run npm run db:migrate`,
  );
}

/** Those of this build, where the database is one that it can work with. */
async function migrationsFor(database: Writer): Promise<Migration[]> {
  if (await isHalfRestored(database)) {
    throw new CliError('A restore into this database was interrupted: run npm run restore -- FILE again');
  }
  const migrations = await readMigrations(resolve('db/migrations'));
  const unknown = await unknownMigration(database, migrations);
  if (unknown !== undefined) throw newer(unknown);
  return migrations;
}

const newer = (migration: string) =>
  new CliError(
    `The database has the migration ${migration}, which this build does not know: start the newer build that made it`,
  );

if (import.meta.main) {
  await run(async () => {
    const settings = await readLocalSettings();
    lockState(settings.stateDir, 'npm run db:migrate');
    await withDatabase(settings, migrateShop);
  });
}
