import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../db/migrate.ts';
import { fileOfD1 } from './backup/local-files.ts';
import { readMigrations } from './migrations.ts';
import type { LocalSettings } from './settings.ts';

/**
 * Whether an earlier start has prepared everything. Remote storage may have changed since, a named administrator may
 * be missing, and another build may have migrated the database.
 */
export async function isPrepared(settings: LocalSettings): Promise<boolean> {
  const { checked, admin, stateDir } = settings;
  if (admin || checked.database.kind !== 'd1' || checked.pictures.kind !== 'r2') return false;
  const migrations = await readMigrations(resolve('db/migrations'));
  const content = await readFile(fileIn(stateDir), 'utf8').catch(() => '');
  const names = migrations.map(({ name }) => name).join();
  return content === stateOf(settings, migrations) && names === migrationsIn(fileOfD1(stateDir));
}

export async function notePrepared(settings: LocalSettings) {
  const migrations = await readMigrations(resolve('db/migrations'));
  await writeFile(fileIn(settings.stateDir), stateOf(settings, migrations));
}

/** Called first: an interrupted start is no prepared shop. That there was one stays recorded. */
export async function forgetPrepared({ stateDir }: LocalSettings) {
  if (await wasPrepared(stateDir)) await writeFile(fileIn(stateDir), '');
}

export const wasPrepared = (stateDir: string): Promise<boolean> =>
  access(fileIn(stateDir)).then(
    () => true,
    () => false,
  );

const fileIn = (stateDir: string) => join(stateDir, 'prepared');

/** A shop that cannot be read is not ready. */
function migrationsIn(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      const applied = database.prepare('SELECT name FROM d1_migrations ORDER BY name').all();
      return applied.map(({ name }) => name).join();
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const stateOf = ({ demo }: LocalSettings, migrations: Migration[]): string =>
  createHash('sha256')
    .update(JSON.stringify([demo, migrations]))
    .digest('hex');
