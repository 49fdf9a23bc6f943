import {
  BatchCond,
  type BatchStep,
  type HttpStream,
  type InValue,
  type RowsResult,
  Stmt,
} from '@libsql/hrana-client';
import type { Statement } from '../sql/statement.ts';
import type { Database } from './database.ts';
import { type StreamOptions, streamsTo } from './libsql-streams.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { retryWithBackoff } from './retry.ts';

const TIMEOUT_MS = 20_000;

export type LibsqlOptions = DatabaseOptions & Omit<StreamOptions, 'timeoutMs'> & { timeoutMs?: number };

export function openLibsql({ url, authToken, timeoutMs = TIMEOUT_MS, ...options }: LibsqlOptions): Database {
  const withStream = streamsTo({ url, ...(authToken !== undefined && { authToken }), timeoutMs });

  const sendAs = (begin: string) => async (statements: readonly Statement[]) => {
    const [first] = statements;
    const results = await retryWithBackoff(() =>
      withStream(stream =>
        first && statements.length === 1 ? runOne(stream, first) : runAll(stream, begin, statements),
      ),
    );
    return results.map((result, index) => rowsOf(result, statements[index]));
  };
  // A deferred batch that reads before it writes fails with SQLITE_BUSY when another one writes in between.
  return openDatabase({ read: sendAs('BEGIN DEFERRED'), write: sendAs('BEGIN IMMEDIATE') }, options);
}

const runOne = async (stream: HttpStream, statement: Statement) => [await stream.query(toStmt(statement))];

/** In a transaction: all or none. */
async function runAll(stream: HttpStream, begin: string, statements: readonly Statement[]) {
  const batch = stream.batch(false);
  const stepAfter = (step: BatchStep) => batch.step().condition(BatchCond.ok(step));
  let last = batch.step();
  const begun = last.run(begin);
  const answers = statements.map(statement => {
    last = stepAfter(last);
    return last.query(toStmt(statement));
  });
  const commit = stepAfter(last);
  const committed = commit.run('COMMIT');
  const rollback = batch.step().condition(BatchCond.not(BatchCond.ok(commit)));
  // Without a transaction it fails, which is as well.
  void rollback.run('ROLLBACK').catch(() => {});
  await batch.execute();
  await begun;
  const results: RowsResult[] = [];
  for (const answer of answers) results.push(whole(await answer));
  await committed;
  return results;
}

function whole(result: RowsResult | undefined): RowsResult {
  if (!result) throw new Error('A statement did not run, although those before it did');
  return result;
}

function toStmt({ sql, params }: Statement): Stmt {
  return new Stmt(sql).bindIndexes(params as InValue[]);
}

function rowsOf({ columnNames, rows }: RowsResult, statement: Statement | undefined): unknown[] {
  if (statement?.rows === 'arrays') return rows;
  return rows.map(row => Object.fromEntries(columnNames.map((name, index) => [name ?? '', row[index]])));
}
