import { createClient, type InStatement } from '@libsql/client/http';
import { drizzle } from 'drizzle-orm/libsql/http';
import type { Database } from './database.ts';

const TIMEOUT_MS = 10_000;

export interface LibsqlOptions {
  url: string;
  authToken?: string;
  timeoutMs?: number;
}

export function openLibsql({ url, authToken, timeoutMs = TIMEOUT_MS }: LibsqlOptions): Database {
  const client = createClient({
    url,
    authToken,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });

  // A deferred batch that reads before it writes fails with SQLITE_BUSY when another one writes in between.
  const batch = client.batch.bind(client);
  client.batch = statements => batch(statements, statements.some(writes) ? 'write' : 'deferred');
  return drizzle({ client });
}

function writes(statement: InStatement | [string, unknown?]): boolean {
  const sql =
    typeof statement === 'string' ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return !/^[\s(]*(select|with)\b/i.test(sql) || /\b(insert|update|delete|replace)\b/i.test(sql);
}
