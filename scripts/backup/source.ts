import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { lastBackup } from '../../db/schema/last-backup.ts';
import { build } from '../../db/sql/build.ts';
import { toStatement } from '../../db/sql/statement.ts';
import type { Stores } from '../demo/pictures.ts';
import { progressBar } from '../progress.ts';
import { CliError } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { type Place, withStores } from '../storage.ts';
import { fileOfD1, picturesOfFiles } from './local-files.ts';
import { type PictureFiles, picturesOf } from './pictures.ts';
import { snapshotOfServer } from './server-snapshot.ts';
import { type Snapshot, snapshotOfFile } from './snapshot.ts';
import type { Backup } from './write-backup.ts';

type Source = {
  snapshot: Snapshot;
  pictures: PictureFiles;
  /** So that staff see when the last backup was. */
  note(backup: Backup): Promise<void>;
};

type Work<Result> = (source: Source) => Promise<Result>;

/** Runs work on a consistent snapshot of the configured shop. A local one may be running: it is read as files. */
export async function withSource<Result>(
  settings: LocalSettings,
  { file, ...place }: Place & { file: string },
  work: Work<Result>,
): Promise<Result> {
  const { database, pictures } = settings.checked;
  const hasLocalRows = database.kind === 'd1' && !place.remote;
  const hasLocalPictures = pictures.kind === 'r2' && !place.remote;
  const open = async (stores?: Stores) => {
    const local = hasLocalRows ? localD1(settings.stateDir) : undefined;
    const server = stores?.database as Writer;
    const snapshot = local
      ? await snapshotOfFile(local)
      : await snapshotOfServer({ database: server, file, progress: progressBar('rows read') });
    const store = hasLocalPictures
      ? picturesOfFiles(settings.stateDir)
      : picturesOf((stores as Stores).pictures);
    try {
      return await work({
        snapshot,
        pictures: store,
        note: backup => (local ? noteInFile(local, backup) : noteOnServer(server, backup)),
      });
    } finally {
      snapshot.close();
      store.close();
    }
  };
  if (hasLocalRows && hasLocalPictures) return await open();
  return await withStores(settings, open, place);
}

function localD1(stateDir: string): string {
  const file = fileOfD1(stateDir);
  if (existsSync(file)) return file;
  throw new CliError(`There is no shop in ${stateDir}: set STATE_DIR or LIBSQL_URL, or add --remote`);
}

const IS_NOTED = `SELECT 1 FROM sqlite_schema WHERE name = 'last_backup'`;

function noteOf({ rows, pictures, bytes }: Backup) {
  const noted = { finishedAt: new Date(), rowCount: rows, pictureCount: pictures, bytes };
  return build
    .insert(lastBackup)
    .values({ id: 1, ...noted })
    .onConflictDoUpdate({ target: lastBackup.id, set: noted });
}

async function noteOnServer(database: Writer, backup: Backup) {
  const [table] = await database.read(sql.raw(IS_NOTED));
  if (table) await database.write(noteOf(backup));
}

async function noteInFile(file: string, backup: Backup) {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    if (!database.prepare(IS_NOTED).get()) return;
    // Never blocks a running shop for long: the write lock is held for one page, not for a disk.
    database.exec('PRAGMA synchronous = OFF');
    const statement = toStatement(noteOf(backup));
    database.prepare(statement.sql).run(...(statement.params as SQLInputValue[]));
  } finally {
    database.close();
  }
}
