import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { CliError, print } from '../say.ts';
import { type ChangedRow, capture, selectChanged, selectEnd } from './capture.ts';
import { openScratch } from './scratch.ts';
import type { Snapshot } from './snapshot.ts';
import {
  asJson,
  assertWhole,
  its,
  listOfIts,
  migrationsOf,
  quoted,
  type Read,
  type Sequence,
  sequencesOf,
  type Table,
  tablesOf,
} from './tables.ts';

const BYTES_OF_A_PAGE = 200_000;
const MOST_ROWS = 5_000;
const FEW_ROWS = 50;
const CHANGES_AT_ONCE = 1_000;

type Progress = (done: number, of: number) => void;
type Scratch = ReturnType<typeof openScratch>;
type SnapshotOptions = { database: Writer; file: string; progress: Progress };

/** A snapshot of a remote database, as of the last query. */
export async function snapshotOfServer({ database, file, progress }: SnapshotOptions): Promise<Snapshot> {
  const read: Read = <Row>(text: string) => database.read(sql<Row>`${sql.raw(text)}`);
  await assertWhole(read);
  const tables = await tablesOf(read);
  const migrations = await migrationsOf(read);
  const changes = await capture(database, tables);
  const scratch = openScratch(file, tables);
  try {
    const all = await countAll(database, tables);
    let done = 0;
    for (const table of tables) {
      for await (const rows of pagesOf(database, table)) {
        scratch.keep(table, rows);
        await changes.hold();
        done += rows.length;
        progress(Math.min(done, all), all);
      }
    }
    const last = await catchUp({ database, tables, scratch, hold: changes.hold });
    if (last.migrations.join() !== migrations.join())
      throw new CliError('The shop was migrated during the backup: start it again');
    return scratch.snapshot(last);
  } catch (error) {
    scratch.close();
    throw error;
  } finally {
    await changes.release().catch(() => print('The change tracking of this backup stops in ten minutes'));
  }
}

async function countAll(database: Writer, tables: Table[]): Promise<number> {
  const counts = await database.readBatch(
    tables.map(
      ({ name }) => sql<{ rows: number }>`${sql.raw(`SELECT count(*) AS rows FROM ${quoted(name)}`)}`,
    ),
  );
  return counts.reduce((sum, [count]) => sum + (count?.rows ?? 0), 0);
}

type Row = { key: string; line: string };

/** In pages of similar size, however large the rows are. */
async function* pagesOf(database: Writer, { name, columns, key }: Table): AsyncIterable<Row[]> {
  const select = sql.raw(`SELECT json_array(${listOfIts(key)}) AS key, ${asJson(columns.map(its))} AS line
    FROM ${quoted(name)} AS its`);
  let most = FEW_ROWS;
  let after: SQL = sql``;
  for (;;) {
    const page = await database.read(
      sql<Row>`${select} ${after} ORDER BY ${sql.raw(listOfIts(key))} LIMIT ${most}`,
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (page.length < most || !last) return;
    const values = (JSON.parse(last.key) as (string | number)[]).map(value => sql`${value}`);
    after = sql`WHERE (${sql.raw(listOfIts(key))}) > (${sql.join(values, sql`, `)})`;
    const bytes = page.reduce((sum, { line }) => sum + line.length, 0);
    most = Math.min(MOST_ROWS, most * 4, Math.max(1, Math.floor((BYTES_OF_A_PAGE * page.length) / bytes)));
  }
}

type CatchingUp = { database: Writer; tables: Table[]; scratch: Scratch; hold: () => Promise<void> };

/** Reads again what changed while the pages were read. The last batch is one consistent state. */
async function catchUp({ database, tables, scratch, hold }: CatchingUp) {
  for (let after = 0; ; after += CHANGES_AT_ONCE) {
    await hold();
    const [counted] = await database.read(selectEnd());
    const isLast = (counted?.end ?? 0) - after <= CHANGES_AT_ONCE;
    const upTo = isLast ? Number.MAX_SAFE_INTEGER : after + CHANGES_AT_ONCE;
    const answers = await database.readBatch([
      ...tables.map(table => selectChanged(table, { after, upTo })),
      sql<Sequence>`SELECT name, seq FROM sqlite_sequence ORDER BY name`,
      sql<{ name: string }>`SELECT name FROM d1_migrations ORDER BY name`,
    ]);
    for (const [place, table] of tables.entries()) scratch.keep(table, answers[place] as ChangedRow[]);
    if (!isLast) continue;
    const [sequences, migrations] = answers.slice(tables.length) as [Sequence[], { name: string }[]];
    const said: Read = <Row>() => sequences as Row[];
    return { sequences: await sequencesOf(said, tables), migrations: migrations.map(({ name }) => name) };
  }
}
