import { createClient, type InArgs, type InStatement, type ResultSet } from '@libsql/client/http';
import type { Statement } from '../sql/statement.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { retryWithBackoff } from './retry.ts';

/** The connection is closed then, even if requests are still waiting. */
const TIMEOUT_MS = 20_000;

export interface LibsqlOptions extends DatabaseOptions {
  url: string;
  authToken?: string;
  timeoutMs?: number;
}

export function openLibsql({ url, authToken, timeoutMs = TIMEOUT_MS, ...options }: LibsqlOptions): Database {
  const client = createClient({
    url,
    authToken,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });

  const sendAs = (mode: 'deferred' | 'write') => async (statements: readonly Statement[]) => {
    const sent = statements.map(inArgs);
    const [first] = sent;
    const results = await retryWithBackoff(async () =>
      first && sent.length === 1 ? [await client.execute(first)] : await client.batch(sent, mode),
    );
    return results.map((result, index) => rowsOf(result, statements[index]));
  };
  // A deferred batch that reads before it writes fails with SQLITE_BUSY when another one writes in between.
  return openDatabase({ read: sendAs('deferred'), write: sendAs('write') }, options);
}

const inArgs = ({ sql, params }: Statement): InStatement => ({ sql, args: params as InArgs });

function rowsOf({ columns, rows }: ResultSet, statement: Statement | undefined): unknown[] {
  if (statement?.rows === 'arrays') return rows;
  return rows.map(row => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}
