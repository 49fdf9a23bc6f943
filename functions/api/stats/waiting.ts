import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Waiting } from '../../contracts/moderation.ts';
import { MOST_COUNTED } from '../../contracts/stats.ts';

/** How much nobody has read yet, for the sidebar: from indexes alone, and never more than a person could read. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.all<Waiting>(sql`SELECT
    ${pendingOf('comments')} AS comments,
    ${pendingOf('reviews')} AS reviews`);
  return counts ?? { comments: 0, reviews: 0 };
}

const pendingOf = (table: string) =>
  sql.raw(`(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE state = 'pending' LIMIT ${MOST_COUNTED}))`);
