import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from './say.ts';

/** Open until the process ends: closing a file releases its locks. */
const held: DatabaseSync[] = [];
const SQLITE_BUSY = 5;

/**
 * Only one process at a time can use a folder: two on one database file would make each other's orders fail. The lock is
 * SQLite's own on an empty database: the system grants it to one process, and releases it however that one ends.
 */
export function lockState(stateDir: string, holder: string) {
  const named = join(stateDir, 'lock-holder');
  const lock = new DatabaseSync(join(stateDir, 'lock.sqlite'));
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new CliError(
      `${stateDir} is in use by ${holderIn(named)}: stop that first, or choose another folder with STATE_DIR`,
    );
  }
  held.push(lock);
  const since = new Date().toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(named, `${holder}, process ${process.pid}, since ${since} UTC`);
}

function holderIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}
