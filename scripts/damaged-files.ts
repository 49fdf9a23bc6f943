import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileOfD1 } from './backup/local-files.ts';
import { wasPrepared } from './prepared.ts';
import { CliError, run } from './say.ts';
import { readLocalSettings } from './settings.ts';

/**
 * Of a larger file, only the start of each table is read, and its size is compared with its header: reading all of
 * it would delay every start. Damage further inside is found when it is read.
 */
const CHECKED_WHOLE = 64 * 1024 * 1024;

/** Fails with "damaged" if a database file cannot be read or lost its contents. */
async function assertReadable(stateDir: string) {
  const folder = join(stateDir, 'v3', 'd1');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const emptied = (await wasPrepared(stateDir)) ? fileOfD1(stateDir) : undefined;
  for (const name of names.filter(name => name.endsWith('.sqlite'))) {
    const path = join(folder, name);
    const problem = problemOf(path, {
      isWhole: (await stat(path)).size <= CHECKED_WHOLE,
      hadTables: path === emptied,
    });
    if (problem) {
      throw new CliError(
        `The database ${path} is damaged (${problem}): restore a backup with npm run restore into an empty STATE_DIR`,
      );
    }
  }
}

/** In a separate process, since a start needs the memory. */
await run(async () => assertReadable((await readLocalSettings()).stateDir));

type Looked = { isWhole: boolean; hadTables: boolean };

function problemOf(path: string, looked: Looked): string | undefined {
  try {
    const database = new DatabaseSync(path, { timeout: 5_000 });
    try {
      return problemIn(database, looked);
    } finally {
      database.close();
    }
  } catch (error) {
    return (error as Error).message;
  }
}

function problemIn(database: DatabaseSync, { isWhole, hadTables }: Looked): string | undefined {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0")
    .all();
  if (hadTables && tables.length === 0) return 'it is empty';
  if (isWhole) {
    const found = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    return found.quick_check === 'ok' ? undefined : found.quick_check;
  }
  for (const { name } of tables) database.prepare(`SELECT * FROM "${name}" LIMIT 1`).get();
}
