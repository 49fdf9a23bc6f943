import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Waiting } from '../../contracts/moderation.ts';
import { MOST_COUNTED } from './contract.ts';

/** How much nobody has read yet, for the sidebar: from indexes alone, and never more than a person could read. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.read(sql<Waiting>`SELECT
    ${countOf(sql`messages INDEXED BY messages_unread WHERE read_at IS NULL AND state = 'inbox'`)} AS messages,
    ${countOf(sql`comments WHERE state = 'pending'`)} AS comments,
    ${countOf(sql`reviews WHERE state = 'pending'`)} AS reviews`);
  return counts ?? { messages: 0, comments: 0, reviews: 0 };
}

const countOf = (rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${sql.raw(String(MOST_COUNTED))}))`;
