import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import type { Waiting } from '../../contracts/moderation.ts';
import { MOST_COUNTED } from './contract.ts';

/** Numbers of waiting items for the sidebar: from indexes only, with a limit. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.read(sql<Waiting>`SELECT
    ${countOf(sql`messages INDEXED BY messages_unread WHERE read_at IS NULL AND state = 'inbox'`)} AS messages,
    ${countOf(sql`comments WHERE state = 'pending'`)} AS comments,
    ${countOf(sql`reviews WHERE state = 'pending'`)} AS reviews,
    ${countOf(sql`letters WHERE sent_at IS NULL AND given_up_at IS NOT NULL`)} AS letters,
    (SELECT min(coalesce(sum(orders), 0), ${sql.raw(String(MOST_COUNTED))}) FROM order_counts
      WHERE state IN ('pending', 'paid')) AS orders`);
  return counts ?? { messages: 0, comments: 0, reviews: 0, orders: 0, letters: 0 };
}

const countOf = (rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${sql.raw(String(MOST_COUNTED))}))`;
