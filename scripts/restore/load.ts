import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import { type Archive, PICTURES, type ShopFile } from '../backup/archive.ts';
import { type ArchivedFile, filesIn } from '../backup/archive-reader.ts';
import { listOf, quoted, type Table } from '../backup/tables.ts';
import type { Stores } from '../demo/pictures.ts';
import { progressBar } from '../progress.ts';
import { CliError } from '../say.ts';

const PICTURES_AT_ONCE = 4;
const NEW_LINE = 10;

type Archived = { archive: Archive; shop: ShopFile; tables: Table[] };

/** Writes every row and picture of a verified archive. */
export async function loadArchive({ database, pictures }: Stores, { archive, shop, tables }: Archived) {
  const inserts = insertsFor(shop, tables);
  const all = shop.tables.reduce((sum, { rows }) => sum + rows, 0);
  const progress = progressBar('rows restored');
  const keep = pictureKeeper(pictures, await namesIn(pictures));
  let rows = 0;
  for await (const archived of filesIn(archive)) {
    const [kind, table = ''] = archived.name.split('/');
    if (kind === 'rows') {
      rows += await insertLines(database, inserts.get(table), archived);
      progress(rows, all);
    }
    if (kind === PICTURES) await keep(archived);
  }
  if (rows !== all) throw new CliError(`${archive.file} has ${rows} rows, but should have ${all}`);
  return { rows, pictures: await keep() };
}

/** By table; names from the archive go into SQL only if the database has the same names. */
function insertsFor(shop: ShopFile, tables: Table[]): Map<string, string> {
  return new Map(
    shop.tables.map(({ name, columns }) => {
      const there = tables.find(table => table.name === name)?.columns ?? [];
      const strange = columns.find(column => !there.includes(column));
      if (strange !== undefined)
        throw new CliError(`The database has no ${name}.${strange}, which the backup has`);
      const values = columns.map((_, place) => `value ->> ${place}`);
      return [
        name,
        `INSERT INTO ${quoted(name)} (${listOf(columns)}) SELECT ${values.join(', ')} FROM json_each`,
      ];
    }),
  );
}

/** The lines are sent unchanged, as one value. */
async function insertLines(
  database: Writer,
  insert: string | undefined,
  { name, bytes }: ArchivedFile,
): Promise<number> {
  if (insert === undefined) throw new CliError(`The backup has ${name}, but does not describe it`);
  const rows = bytes.toString().trimEnd().replaceAll('\n', ',');
  await database.write(sql`${sql.raw(insert)}(${`[${rows}]`})`);
  return bytes.reduce((lines, byte) => (byte === NEW_LINE ? lines + 1 : lines), 0);
}

/** Stores some pictures at a time; called without one, waits for the last and returns their number. */
function pictureKeeper(store: Pictures, there: Set<string>) {
  let waiting: Promise<void>[] = [];
  let kept = 0;
  return async (archived?: ArchivedFile): Promise<number> => {
    if (archived) {
      const [, kind, format, name = ''] = archived.name.split('/');
      const bytes = new Uint8Array(archived.bytes);
      if (!there.has(name)) waiting.push(store.put({ name, bytes, type: `${kind}/${format}` }));
      kept += 1;
    }
    if (!archived || waiting.length === PICTURES_AT_ONCE) {
      await Promise.all(waiting);
      waiting = [];
    }
    return kept;
  };
}

/** Names already in the store: a name is a hash of its content. */
async function namesIn(store: Pictures): Promise<Set<string>> {
  const names = new Set<string>();
  let after: string | undefined;
  do {
    const page = await store.list({ after });
    for (const { name } of page.pictures) names.add(name);
    after = page.next;
  } while (after !== undefined);
  return names;
}
