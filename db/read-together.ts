import { is, type Query } from 'drizzle-orm';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** What drizzle's prepared queries can do that its types leave out. */
export interface PreparedQuery {
  getQuery(): Query;
  mapResult(response: unknown, isFromBatch: boolean): unknown;
  mapAllResult(response: unknown, isFromBatch: boolean): unknown[];
  all(): Promise<unknown>;
  fields?: { field: unknown }[];
  joinsNotNullableMap?: unknown;
}

/** A query that a database can be asked for its prepared form. */
export interface Preparable {
  _prepare(): PreparedQuery;
}

interface Session {
  prepareQuery(query: Query, ...rest: unknown[]): PreparedQuery;
  extractRawAllValueFromBatchResult(response: unknown): unknown[];
}

export const sessionOf = (database: Database) => (database as unknown as { session: Session }).session;

type Waiting = { query: PreparedQuery; answer: PromiseWithResolvers<unknown>; alone: () => Promise<unknown> };

/**
 * Sends the reads that are asked for at the same time in one round trip, however far apart in the code they are:
 * a page asks the API several things, none of which waits for another.
 */
export function readTogether(
  database: Database,
  send: (queries: PreparedQuery[]) => Promise<readonly unknown[]>,
): void {
  const session = sessionOf(database);
  const prepare = session.prepareQuery.bind(session);
  let waiting: Waiting[] = [];

  const sendAll = async () => {
    const asked = waiting;
    waiting = [];
    const [first] = asked;
    if (first && asked.length === 1) return first.answer.resolve(first.alone());
    try {
      const results = await send(asked.map(({ query }) => query));
      for (const [index, { query, answer }] of asked.entries()) {
        answer.resolve(query.mapResult(results[index], true));
      }
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
  };

  session.prepareQuery = (sent, ...rest) => {
    const query = prepare(sent, ...rest);
    if (!query.fields || !/^\s*(select|with)\b/i.test(sent.sql)) return query;
    const alone = query.all.bind(query);
    query.all = () => {
      const answer = Promise.withResolvers<unknown>();
      // Whatever else is asked in this turn has been asked by the next one.
      if (waiting.push({ query, answer, alone }) === 1) setTimeout(sendAll);
      return answer.promise;
    };
    return query;
  };

  const batch = database.batch.bind(database);
  database.batch = (queries => {
    return queries.every(query => is(query, SQLiteSelectBase)) ? Promise.all(queries) : batch(queries);
  }) as Database['batch'];
}
