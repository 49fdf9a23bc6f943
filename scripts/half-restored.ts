import { sql } from 'drizzle-orm';
import type { Writer } from '../db/client/database.ts';
import { RESTORING } from '../db/restoring.ts';

export async function isPartiallyRestored(database: Writer): Promise<boolean> {
  const found = await database.read(sql`SELECT 1 FROM sqlite_schema WHERE name = ${RESTORING}`);
  return found.length > 0;
}

/** The id that an interrupted restore gave the shop, if there was one. */
export async function idOfHalf(database: Writer): Promise<string | undefined> {
  if (!(await isPartiallyRestored(database))) return undefined;
  const [row] = await database.read(sql<{ shop_id?: string }>`SELECT * FROM ${sql.raw(RESTORING)}`);
  return row?.shop_id ?? '';
}
