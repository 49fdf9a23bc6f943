import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { NOW_MS } from '../../db/sql/now.ts';
import { MINUTE } from '../../functions/contracts/durations.ts';
import { CliError } from '../say.ts';
import { asJson, its, listOfIts, OWN, quoted, type Table } from './tables.ts';

const CHANGES = `${OWN}changes`;
const RUN = `${OWN}run`;
/** An interrupted backup stops tracking changes after this time. */
const HELD_MS = 10 * MINUTE;

export type Capture = {
  /** Extends the tracking; fails if the backup stalled for so long that a change may be missing. */
  hold(): Promise<void>;
  release(): Promise<void>;
};

/**
 * Has the database record the key of every row that changes from now on. No server has a read transaction that lasts
 * long enough for a large shop, so rows are read page by page, and those that changed since are read again at the end.
 */
export async function capture(database: Writer, tables: Table[]): Promise<Capture> {
  const id = randomUUID();
  await assertNobodyElse(database);
  await clear(database);
  await database.writeBatch([
    sql.raw(
      `CREATE TABLE ${CHANGES} (seq INTEGER PRIMARY KEY, name TEXT NOT NULL, row_key TEXT NOT NULL) STRICT`,
    ),
    sql.raw(`CREATE TABLE ${RUN} (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT`),
    sql`INSERT INTO ${sql.raw(RUN)} (id, until) SELECT ${id}, ${sql.raw(NOW_MS)} + ${HELD_MS}`,
    ...tables.flatMap(triggersOf).map(trigger => sql.raw(trigger)),
  ]);
  let heldAt = Date.now();
  return {
    hold: async () => {
      if (Date.now() - heldAt < HELD_MS / 10) return;
      heldAt = Date.now();
      const held = await database.write(sql`
        UPDATE ${sql.raw(RUN)} SET until = ${sql.raw(NOW_MS)} + ${HELD_MS}
        WHERE id = ${id} AND until > ${sql.raw(NOW_MS)} RETURNING id`);
      if (held.length === 0)
        throw new CliError('The backup stalled for too long, and changes may be missing: start it again');
    },
    release: () => clear(database),
  };
}

async function assertNobodyElse(database: Writer) {
  const [there] = await database.read(sql`SELECT 1 FROM sqlite_schema WHERE name = ${RUN}`);
  if (!there) return;
  const [other] = await database.read(
    sql<{ until: number }>`SELECT until FROM ${sql.raw(RUN)} WHERE until > ${sql.raw(NOW_MS)}`,
  );
  if (!other) return;
  throw new CliError(
    `Another backup of this shop is running, or was interrupted: try again at ${new Date(other.until).toISOString()}`,
  );
}

async function clear(database: Writer) {
  const left = await database.read(sql<{ type: string; name: string }>`
    SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'table') AND name GLOB ${`${OWN}*`}
    ORDER BY type = 'table'`);
  if (left.length === 0) return;
  await database.writeBatch(left.map(({ type, name }) => sql.raw(`DROP ${type} ${quoted(name)}`)));
}

function triggersOf({ name, key }: Table): string[] {
  const keyOf = (row: 'old' | 'new') =>
    `json_array(${key.map(column => `${row}.${quoted(column)}`).join(', ')})`;
  const note = (row: 'old' | 'new', when = 'true') =>
    `  INSERT INTO ${CHANGES} (name, row_key) SELECT '${name}', ${keyOf(row)} WHERE ${when};`;
  const events: [event: string, notes: string[]][] = [
    ['INSERT', [note('new')]],
    ['UPDATE', [note('new'), note('old', `${keyOf('old')} <> ${keyOf('new')}`)]],
    ['DELETE', [note('old')]],
  ];
  return events.map(([event, notes]) =>
    [
      `CREATE TRIGGER ${OWN}${name}_${event.toLowerCase()} AFTER ${event} ON ${quoted(name)}`,
      `WHEN EXISTS (SELECT 1 FROM ${RUN} WHERE until > ${NOW_MS})`,
      'BEGIN',
      ...notes,
      'END',
    ].join('\n'),
  );
}

/** A recorded key, and the row that has it now; upper and lower case may differ by now. */
export type ChangedRow = { was: string; key: string | null; line: string | null };
type Window = { after: number; upTo: number };

/** The current rows for a part of the recorded keys. */
export const selectChanged = ({ name, columns, key }: Table, { after, upTo }: Window) => {
  const [first] = key;
  const whereThere = (value: string) => `iif(${its(first ?? '')} IS NULL, NULL, ${value})`;
  return sql<ChangedRow>`${sql.raw(`
    SELECT changed.row_key AS was, ${whereThere(`json_array(${listOfIts(key)})`)} AS key,
      ${whereThere(asJson(columns.map(its)))} AS line
    FROM (SELECT DISTINCT row_key FROM ${CHANGES} WHERE seq > ${after} AND seq <= ${upTo} AND name = '${name}') AS changed
    LEFT JOIN ${quoted(name)} AS its
      ON ${key.map((column, place) => `${its(column)} = changed.row_key ->> ${place}`).join(' AND ')}`)}`;
};

/** The number of the last recorded change. */
export const selectEnd = () =>
  sql<{ end: number }>`${sql.raw(`SELECT coalesce(max(seq), 0) AS "end" FROM ${CHANGES}`)}`;
