import { type Query, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type Preparable, type PreparedQuery, sessionOf } from './read-together.ts';
import { acting } from './schema/acting.ts';
import { users } from './schema/users.ts';
import { writes } from './writes.ts';

export type Actor = { changeId: string; userId: number };

/**
 * From now on whatever is written with this database is recorded as this person's change: each write goes in a batch
 * that says at its beginning who acts, for the triggers to read. It stays one round trip.
 */
export function actAs(database: Database, actor: Actor): void {
  const session = sessionOf(database);
  const prepare = session.prepareQuery.bind(session);
  const batch = database.batch.bind(database) as unknown as (queries: Preparable[]) => Promise<unknown[]>;

  const recorded = async (queries: readonly Preparable[]) => {
    const results = await batch([begin(database, actor), ...queries, end(database)]);
    return results.slice(1, -1);
  };

  database.batch = ((queries: Preparable[]) =>
    queries.some(query => writes(query._prepare().getQuery().sql))
      ? recorded(queries)
      : batch(queries)) as unknown as Database['batch'];

  session.prepareQuery = (sent, ...rest) => {
    const query = prepare(sent, ...rest);
    if (!writes(sent.sql)) return query;
    const run = async () => (await recorded([unread(sent)]))[0];
    const all = async () => {
      const answer = await run();
      return query.fields
        ? query.mapAllResult(answer, true)
        : session.extractRawAllValueFromBatchResult(answer);
    };
    return Object.assign(query, { run, all, get: async () => (await all())[0] });
  };
}

/** Its answer is handed on as the database gave it. */
function unread(sent: Query): Preparable {
  const query = { getQuery: () => sent, mapResult: (answer: unknown) => answer };
  return { _prepare: () => query as unknown as PreparedQuery };
}

function begin(database: Database, { changeId, userId }: Actor): Preparable {
  const begun = database.run(sql`
    INSERT INTO ${acting} (id, change_id, user_id, username, at)
    SELECT 1, ${changeId}, user_id, username, ${Date.now()} FROM ${users} WHERE user_id = ${userId}`);
  return begun as unknown as Preparable;
}

const end = (database: Database) => database.run(sql`DELETE FROM ${acting}`) as unknown as Preparable;
