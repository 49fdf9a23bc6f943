import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from '../db/migrate.ts';

/** In the order of application. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async name => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
