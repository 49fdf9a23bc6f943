import { createHash } from 'node:crypto';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readMigrations } from './migrations.ts';
import type { LocalSettings } from './settings.ts';

const STORED = join('v3', 'd1');

/**
 * Whether an earlier start has done all there is to do before the first visitor. What is kept elsewhere may have
 * changed since, and who names an administrator may have lost theirs.
 */
export async function isPrepared(settings: LocalSettings): Promise<boolean> {
  const { checked, admin, stateDir } = settings;
  if (admin || checked.database.kind !== 'd1' || checked.pictures.kind !== 'r2') return false;
  const isStored = await access(join(stateDir, STORED)).then(
    () => true,
    () => false,
  );
  const told = await readFile(fileIn(settings), 'utf8').catch(() => '');
  return isStored && told === (await stateOf(settings));
}

export async function notePrepared(settings: LocalSettings) {
  await writeFile(fileIn(settings), await stateOf(settings));
}

/** Before anything is done: an interrupted start is no prepared shop. */
export const forgetPrepared = (settings: LocalSettings) => rm(fileIn(settings), { force: true });

const fileIn = ({ stateDir }: LocalSettings) => join(stateDir, 'prepared');

async function stateOf({ demo }: LocalSettings): Promise<string> {
  const migrations = await readMigrations(resolve('db/migrations'));
  return createHash('sha256')
    .update(JSON.stringify([demo, migrations]))
    .digest('hex');
}
