import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from './client/database.ts';
import type { Writable } from './sql/statement.ts';

/** Marks a database while a backup is being restored into it. */
export const RESTORING = 'restoring';

/** What the database replies to any change meanwhile. */
export const BEING_RESTORED = 'The shop is being restored: nothing can be changed until all of it is there';

/** Its one row; `is_open` is 1 only within a batch of the restore, invisible to anyone else. */
export const beginRestoring = (shopId: string): SQL[] => [
  sql.raw(`CREATE TABLE IF NOT EXISTS ${RESTORING} (shop_id TEXT NOT NULL, is_open INTEGER NOT NULL) STRICT`),
  sql`DELETE FROM ${sql.raw(RESTORING)}`,
  sql`INSERT INTO ${sql.raw(RESTORING)} (shop_id, is_open) VALUES (${shopId}, 0)`,
];

/**
 * Without triggers, a database would sell stock that doesn't exist: until they are back, it refuses everything but the
 * restore.
 */
export const blockOtherWrites = (tables: { name: string }[]): SQL[] =>
  tables.flatMap(({ name }) =>
    ['INSERT', 'UPDATE', 'DELETE'].map(event =>
      sql.raw(`
        CREATE TRIGGER IF NOT EXISTS ${RESTORING}_${name}_${event.toLowerCase()} BEFORE ${event} ON "${name}"
        WHEN (SELECT is_open FROM ${RESTORING}) = 0
        BEGIN
          SELECT RAISE(ABORT, '${BEING_RESTORED}');
        END`),
    ),
  );

/** Write access for the restore. */
export function writeAsRestore(database: Writer): Writer {
  const setOpen = (open: 0 | 1) => sql.raw(`UPDATE ${RESTORING} SET is_open = ${open}`);
  const writeBatch = async (statements: readonly Writable[]) =>
    (await database.writeBatch([setOpen(1), ...statements, setOpen(0)])).slice(1, -1);
  return {
    ...database,
    write: async (statement: Writable) => (await writeBatch([statement]))[0],
    writeBatch,
    writeKeyed: writeBatch,
  } as Writer;
}

/** Ends the restore: the shop accepts changes again. */
export async function endRestoring(database: Writer) {
  const refusing = await database.read(
    sql<{
      name: string;
    }>`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB ${`${RESTORING}_*`}`,
  );
  await database.writeBatch([
    ...refusing.map(({ name }) => sql.raw(`DROP TRIGGER "${name}"`)),
    sql.raw(`DROP TABLE ${RESTORING}`),
  ]);
}
