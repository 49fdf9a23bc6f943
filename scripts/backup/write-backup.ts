import { progressBar } from '../progress.ts';
import { type Archive, FORMAT, PICTURES } from './archive.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import type { PictureFiles } from './pictures.ts';
import type { Snapshot } from './snapshot.ts';

/** D1 takes at most two million bytes in one value, and a restore sends each of these as one. */
const BYTES_OF_A_FILE = 300_000;
const PICTURES_AT_ONCE = 4;

export type Backup = { rows: number; pictures: number; bytes: number; missing: string[] };

/** Writes a snapshot of the shop to one file. */
export async function writeBackup(
  { file, passphrase }: Archive,
  snapshot: Snapshot,
  store: PictureFiles,
): Promise<Backup> {
  const { tables, sequences, migrations } = snapshot;
  const shop = {
    format: FORMAT,
    at: new Date().toISOString(),
    shopId: shopIdIn(snapshot),
    migrations,
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
    sequences,
  } as const;
  const archive = await writeArchive(file, shop, passphrase);
  try {
    const all = tables.reduce((sum, { rows }) => sum + rows, 0);
    const progress = progressBar('rows written');
    let rows = 0;
    for (const table of tables) {
      rows += await addRows(archive, table.name, snapshot.rowsOf(table), more => progress(rows + more, all));
    }
    const { added, missing } = await addPictures(archive, namesIn(snapshot), store);
    return { rows, pictures: added, missing, bytes: await archive.close() };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function addRows(
  archive: ArchiveWriter,
  table: string,
  lines: Iterable<string>,
  progress: (rows: number) => void,
): Promise<number> {
  let part: string[] = [];
  let bytes = 0;
  let rows = 0;
  let files = 0;
  const flush = async () => {
    if (part.length === 0) return;
    files += 1;
    const name = `rows/${table}/${String(files).padStart(6, '0')}.ndjson`;
    await archive.add(name, Buffer.from(`${part.join('\n')}\n`));
    part = [];
    bytes = 0;
    progress(rows);
  };
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1;
    if (bytes + size > BYTES_OF_A_FILE) await flush();
    part.push(line);
    bytes += size;
    rows += 1;
  }
  await flush();
  return rows;
}

async function addPictures(archive: ArchiveWriter, names: string[], store: PictureFiles) {
  const progress = progressBar('pictures written');
  const missing: string[] = [];
  for (let from = 0; from < names.length; from += PICTURES_AT_ONCE) {
    const some = names.slice(from, from + PICTURES_AT_ONCE);
    const found = await Promise.all(some.map(name => store.get(name)));
    for (const [place, picture] of found.entries()) {
      const name = some[place] ?? '';
      if (picture) await archive.add(`${PICTURES}/${picture.type}/${name}`, picture.bytes);
      else missing.push(name);
    }
    progress(from + some.length, names.length);
  }
  return { added: names.length - missing.length, missing };
}

/** Null for a shop from before ids existed. */
function shopIdIn(snapshot: Snapshot): string | null {
  const table = snapshot.tables.find(({ name }) => name === 'shop');
  const [line] = table ? snapshot.rowsOf(table) : [];
  return line && table ? String((JSON.parse(line) as unknown[])[table.columns.indexOf('shop_id')]) : null;
}

/** Every file of every picture that the database knows, except those being removed. */
function namesIn(snapshot: Snapshot): string[] {
  const table = snapshot.tables.find(({ name }) => name === 'pictures');
  if (!table) return [];
  const names = [];
  for (const line of snapshot.rowsOf(table)) {
    const values = JSON.parse(line) as unknown[];
    const row = Object.fromEntries(table.columns.map((column, place) => [column, values[place]]));
    if (!row.removing)
      names.push(...(JSON.parse(String(row.files)) as { name: string }[]).map(({ name }) => name));
  }
  return names;
}
