import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { countIn, linesOf, type Snapshot } from './snapshot.ts';
import { quoted, type Table } from './tables.ts';

type Row = { was?: string; key: string | null; line: string | null };

/** Rows on their way from a server to an archive, on disk next to it, since a later change replaces some. */
export function openScratch(besides: string, tables: Table[]) {
  const file = `${besides}.${randomUUID().slice(0, 8)}.rows`;
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  for (const { name } of tables) {
    database.exec(
      `CREATE TABLE ${quoted(name)} (place INTEGER PRIMARY KEY, key TEXT UNIQUE, line TEXT NOT NULL)`,
    );
  }
  const keep = (table: Table, rows: readonly Row[]) => {
    const name = quoted(table.name);
    const put = database.prepare(
      `INSERT INTO ${name} (key, line) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET line = excluded.line`,
    );
    const drop = database.prepare(`DELETE FROM ${name} WHERE key = ?`);
    database.exec('BEGIN');
    for (const { was, key, line } of rows) {
      if (was !== undefined && was !== key) drop.run(was);
      if (key !== null && line !== null) put.run(key, line);
    }
    database.exec('COMMIT');
  };
  const close = () => {
    database.close();
    rmSync(file, { force: true });
  };
  const snapshot = (known: Pick<Snapshot, 'sequences' | 'migrations'>): Snapshot => ({
    ...known,
    tables: tables.map(table => ({ ...table, rows: countIn(database, table.name) })),
    rowsOf: ({ name }) => linesOf(database, `SELECT line FROM ${quoted(name)} ORDER BY place`),
    close,
  });
  return { keep, snapshot, close };
}
