import type { Query } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type Preparable, type PreparedQuery, sessionOf } from './read-together.ts';

type Worded = { query: Query } & Pick<PreparedQuery, 'fields' | 'joinsNotNullableMap'>;

const MOST = 500;
const worded = new Map<string, Worded>();

/**
 * Runs a select that depends on nothing but what is `asked`. To put a long one into SQL takes longer than anything
 * else about it, so the same question is put into words once.
 */
export async function wordedOnce<Row>(
  database: Database,
  asked: unknown,
  select: () => PromiseLike<Row[]>,
): Promise<Row[]> {
  const key = JSON.stringify(asked);
  const known = worded.get(key);
  const prepared = known ? preparedFrom(database, known) : (select() as unknown as Preparable)._prepare();
  if (!known) remember(key, prepared);
  return (await prepared.all()) as Row[];
}

function preparedFrom(database: Database, { query, fields, joinsNotNullableMap }: Worded): PreparedQuery {
  return Object.assign(sessionOf(database).prepareQuery(query, fields, 'all', true), { joinsNotNullableMap });
}

function remember(key: string, prepared: PreparedQuery) {
  const { fields, joinsNotNullableMap } = prepared;
  worded.set(key, { query: prepared.getQuery(), fields, joinsNotNullableMap });
  const [oldest] = worded.keys();
  if (worded.size > MOST && oldest !== undefined) worded.delete(oldest);
}
