import { createClient, type InArgs, type InStatement } from '@libsql/client/http';
import { drizzle } from 'drizzle-orm/libsql/http';
import type { Database } from './database.ts';
import { patiently } from './patience.ts';
import { type PreparedQuery, readTogether } from './read-together.ts';
import { writes } from './writes.ts';

const TIMEOUT_MS = 10_000;

export interface LibsqlOptions {
  url: string;
  authToken?: string;
  timeoutMs?: number;
  /** Reads that are asked for at the same time make one round trip. */
  together?: boolean;
}

export function openLibsql({
  url,
  authToken,
  timeoutMs = TIMEOUT_MS,
  together = false,
}: LibsqlOptions): Database {
  const client = createClient({
    url,
    authToken,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });

  // A deferred batch that reads before it writes fails with SQLITE_BUSY when another one writes in between.
  const batch = client.batch.bind(client);
  client.batch = statements => {
    const mode = statements.some(statement => writes(sqlOf(statement))) ? 'write' : 'deferred';
    return patiently(() => batch(statements, mode));
  };
  const execute = client.execute.bind(client);
  client.execute = (statement: InStatement) => patiently(() => execute(statement));
  const database = drizzle({ client });
  if (together) readTogether(database, queries => client.batch(queries.map(statementOf), 'deferred'));
  return database;
}

function statementOf(query: PreparedQuery): InStatement {
  const { sql, params } = query.getQuery();
  return { sql, args: params as InArgs };
}

function sqlOf(statement: InStatement | [string, unknown?]): string {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}
