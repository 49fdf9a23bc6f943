import type { Query } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { PreparedQuery } from './read-together.ts';

/** What drizzle's selects can do that their types leave out. */
interface Prepared extends PreparedQuery {
  joinsNotNullableMap?: unknown;
}
type Select<Row> = PromiseLike<Row[]> & { _prepare?(): Prepared };
interface Session {
  prepareQuery(query: Query, fields: unknown, method: 'all', rowsAreArrays: true): Prepared;
}
type Worded = { query: Query; fields: unknown; joinsNotNullableMap: unknown };

const MOST = 500;
const worded = new Map<string, Worded>();

/**
 * Runs a select that depends on nothing but what is `asked`. To put a long one into SQL takes longer than anything
 * else about it, so the same question is put into words once.
 */
export async function wordedOnce<Row>(
  database: Database,
  asked: unknown,
  select: () => Select<Row>,
): Promise<Row[]> {
  const key = JSON.stringify(asked);
  const known = worded.get(key);
  const prepared = known ? preparedFrom(database, known) : (select() as Required<Select<Row>>)._prepare();
  if (!known) remember(key, prepared);
  return (await prepared.all()) as Row[];
}

function preparedFrom(database: Database, { query, fields, joinsNotNullableMap }: Worded): Prepared {
  const { session } = database as unknown as { session: Session };
  return Object.assign(session.prepareQuery(query, fields, 'all', true), { joinsNotNullableMap });
}

function remember(key: string, prepared: Prepared) {
  const { fields, joinsNotNullableMap } = prepared;
  worded.set(key, { query: prepared.getQuery(), fields, joinsNotNullableMap });
  const [oldest] = worded.keys();
  if (worded.size > MOST && oldest !== undefined) worded.delete(oldest);
}
