import { sql } from 'drizzle-orm';
import type { Ports } from '../../http/shop.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const AT_ONCE = 20_000;

/** Forgets what is older than a year: of the oldest entries, as many as one statement should take. */
export async function sweepHistory({ database }: Pick<Ports, 'database'>) {
  await database.run(sql`DELETE FROM history WHERE history_id IN (
    SELECT history_id FROM (SELECT history_id, at FROM history ORDER BY history_id LIMIT ${AT_ONCE})
    WHERE at < ${Date.now() - YEAR_MS})`);
}
