import { sql } from 'drizzle-orm';
import type { Writer } from './client/database.ts';
import { COUNTED_TABLES } from './triggers/counts.ts';
import { CUSTOMERS_COUNTED } from './triggers/customer-figures.ts';
import { LEADING_FOUND } from './triggers/leading-variants.ts';
import { OPTIONS_COUNTED, OPTIONS_FOUND } from './triggers/option-counts.ts';
import { PRICES_COUNTED } from './triggers/price-counts.ts';
import { INDEXED } from './triggers/search.ts';

const COUNTED = [
  ...COUNTED_TABLES,
  LEADING_FOUND,
  OPTIONS_FOUND,
  OPTIONS_COUNTED,
  PRICES_COUNTED,
  CUSTOMERS_COUNTED,
];
const ROWS_AT_ONCE = 5_000;

/** Tables written only by triggers or specific to this database: a copy of the shop doesn't need their rows. */
export const NOT_COPIED = [
  ...COUNTED.map(({ table }) => table),
  'acting',
  'catalogue_changes',
  'last_backup',
  'd1_migrations',
  'idempotency_keys',
  'sweep_runs',
];

/** Rebuilds what triggers maintain, after rows were loaded without them. */
export async function rebuild(database: Writer, progress: (done: number, of: number) => void = () => {}) {
  await database.writeBatch(
    COUNTED.flatMap(({ table, fill }) => [sql.raw(`DELETE FROM ${table}`), sql.raw(fill)]),
  );
  await outdateKept(database);
  const lasts = await database.readBatch(
    INDEXED.map(
      ({ table, key }) =>
        sql<{ last: number | null }>`${sql.raw(`SELECT max(${key}) AS last FROM ${table}`)}`,
    ),
  );
  const ends = lasts.map(([row]) => row?.last ?? 0);
  const all = ends.reduce((sum, end) => sum + end, 0);
  let done = 0;
  for (const [place, { index, fill }] of INDEXED.entries()) {
    const end = ends[place] ?? 0;
    await database.write(sql.raw(`INSERT INTO ${index} (${index}) VALUES ('delete-all')`));
    for (let after = 0; after < end; after += ROWS_AT_ONCE) {
      const upTo = Math.min(after + ROWS_AT_ONCE, end);
      await database.write(sql.raw(fill(after, upTo)));
      done += upTo - after;
      progress(done, all);
    }
  }
}

/** Higher than any change number this shop has ever used, so that no cached response is taken for a current one. */
const outdateKept = (database: Writer) =>
  database.writeBatch([
    sql`DELETE FROM catalogue_changes`,
    sql`INSERT INTO catalogue_changes (version, what) VALUES (${Date.now()}, 'shop')`,
  ]);
