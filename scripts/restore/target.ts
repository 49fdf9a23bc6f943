import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { type Migration, migrate } from '../../db/migrate.ts';
import { rebuild } from '../../db/rebuild.ts';
import { beginRestoring, blockOtherWrites, RESTORING, writeAsRestore } from '../../db/restoring.ts';
import type { ShopFile } from '../backup/archive.ts';
import { migrationsOf, quoted, type Read, type Table, tablesOf } from '../backup/tables.ts';
import { isPartiallyRestored } from '../half-restored.ts';
import { migratedInMemory } from '../migrated-in-memory.ts';
import { CliError, print } from '../say.ts';
import { triggersAfter } from '../trigger-changes.ts';

export type Migrations = { archived: Migration[]; all: Migration[] };

/** The migrations of the archived shop; a newer shop cannot be restored. */
export function migrationsFor({ migrations }: ShopFile, all: Migration[]): Migrations {
  const newer = migrations.find(name => all.every(migration => migration.name !== name));
  if (newer !== undefined) {
    throw new CliError(
      `The backup is from a newer version with the migration ${newer}: restore it with that version`,
    );
  }
  return { archived: all.filter(({ name }) => migrations.includes(name)), all };
}

/**
 * Prepares an empty database for unchanged rows: without triggers, which would write history and ledgers a second
 * time. Until the restore is complete, no shop starts with it, and a running one refuses changes.
 */
export async function beginRestore(
  database: Writer,
  { archived }: Migrations,
  shopId: string,
): Promise<Table[]> {
  const read = readerOf(database);
  const applied = await migrationsOf(read);
  const isHalf = await isPartiallyRestored(database);
  if (isHalf) print('A restore into this database was interrupted: starting again');
  const isLater = applied.some(name => archived.every(migration => migration.name !== name));
  if (isHalf || isLater) await dropAll(database, read);
  await migrate(database, archived);
  const tables = await tablesOf(read);
  await database.writeBatch([
    ...beginRestoring(shopId),
    ...triggersAfter(archived).map(({ name }) => sql.raw(`DROP TRIGGER IF EXISTS ${name}`)),
    ...tables.toReversed().map(({ name }) => sql.raw(`DELETE FROM ${quoted(name)}`)),
    ...blockOtherWrites(tables),
  ]);
  return tables;
}

const readerOf =
  (database: Writer): Read =>
  <Row>(text: string) =>
    database.read(sql<Row>`${sql.raw(text)}`);

/** A newly migrated shop has a few rows, and a half-restored one has some of its rows. */
export async function assertEmpty(database: Writer, { all }: Migrations) {
  if (await isPartiallyRestored(database)) return;
  const read = readerOf(database);
  const applied = await migrationsOf(read);
  const fresh = migratedInMemory(all.filter(({ name }) => applied.includes(name)));
  const ofItsOwn = await countsOf(<Row>(text: string) => fresh.prepare(text).all() as Row[]);
  fresh.close();
  const found = [...(await countsOf(read))].filter(([name, rows]) => rows > (ofItsOwn.get(name) ?? 0));
  if (found.length === 0) return;
  const some = found.slice(0, 3).map(([name, rows]) => `${rows.toLocaleString('en')} in ${name}`);
  throw new CliError(
    `The database is not empty: it has rows, ${some.join(', ')}. A backup can only be restored into an empty shop`,
  );
}

async function countsOf(read: Read): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await tablesOf(read)) {
    const [count] = await read<{ rows: number }>(`SELECT count(*) AS rows FROM ${quoted(name)}`);
    counts.set(name, count?.rows ?? 0);
  }
  return counts;
}

/**
 * An empty shop may be newer than the backup, so its schema is rebuilt from scratch. The mark of a restore
 * stays: only it says whose pictures were restored before.
 */
async function dropAll(database: Writer, read: Read) {
  const tables = (await tablesOf(read)).map(({ name }) => name);
  const others = await read<{ type: string; name: string }>(`
    SELECT type, name FROM sqlite_schema
    WHERE type = 'view' OR (type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
      AND name <> '${RESTORING}'
      AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow'))
    ORDER BY type = 'table'`);
  const drops = [
    ...others.filter(({ name }) => !tables.includes(name)),
    ...tables.toReversed().map(name => ({ type: 'table', name })),
  ];
  await database.writeBatch(drops.map(({ type, name }) => sql.raw(`DROP ${type} ${quoted(name)}`)));
}

type Progress = (done: number, of: number) => void;

/** Restores the triggers and what they maintain, and applies the migrations after the backup. */
export async function endRestore(
  database: Writer,
  { shop, migrations, progress }: { shop: ShopFile; migrations: Migrations; progress: Progress },
) {
  const restore = writeAsRestore(database);
  await restore.writeBatch([
    sql`DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'`,
    ...shop.sequences.map(
      ({ name, seq }) => sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${seq})`,
    ),
    ...triggersAfter(migrations.archived).map(trigger => sql.raw(trigger.sql)),
  ]);
  await migrate(restore, migrations.all);
  await database.writeBatch(blockOtherWrites(await tablesOf(readerOf(database))));
  await rebuild(restore, progress);
}
