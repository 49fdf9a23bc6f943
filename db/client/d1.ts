import type { D1Database, D1DatabaseSession, D1Result } from '@cloudflare/workers-types';
import type { Send, Statement } from '../sql/statement.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { retryRead, retryWithBackoff } from './retry.ts';

/** The database itself, or a session of it that reads from the nearest copy. */
export function openD1(binding: D1Database | D1DatabaseSession, options?: DatabaseOptions): Database {
  const bind = (statement: Statement) => {
    const prepared = binding.prepare(withDistinctNames(statement));
    return statement.params.length > 0 ? prepared.bind(...statement.params) : prepared;
  };
  const meter = options?.meter;

  const send = async (statements: readonly Statement[]): Promise<unknown[][]> => {
    const bound = statements.map(bind);
    const [first] = bound;
    // `raw` would avoid the objects, but reports nothing about what was read.
    const answers: D1Result<Row>[] =
      first && bound.length === 1 ? [await first.all<Row>()] : await binding.batch<Row>(bound);
    for (const { meta } of answers) if (meter) meter.rowsRead = (meter.rowsRead ?? 0) + meta.rows_read;
    return answers.map(({ results }, index) =>
      statements[index]?.rows === 'arrays' ? results.map(row => Object.values(row)) : results,
    );
  };
  // D1 itself retries reads, but not after this error.
  const read: Send = statements => retryRead(() => send(statements));
  const write: Send = statements => retryWithBackoff(() => send(statements));
  return openDatabase({ read, write }, options);
}

type Row = Record<string, unknown>;

/** Keyed by the decoder of a query, which all its statements share. */
const distinctlyNamed = new WeakMap<object, string>();

// D1 returns rows as objects, so column names must be unique and must not look like numbers.
function withDistinctNames({ sql, columnNames }: Statement): string {
  if (!columnNames) return sql;
  const known = distinctlyNamed.get(columnNames) ?? named(sql, columnNames());
  distinctlyNamed.set(columnNames, known);
  return known;
}

function named(sql: string, names: (string | undefined)[]): string {
  const distinct = new Set(names.filter(name => name && !/^\d+$/.test(name)));
  if (names.length < 2 || distinct.size === names.length) return sql;
  const columns = names.map((_, index) => `c${index}`).join(', ');
  return `with d1_batch_row(${columns}) as (${sql}) select * from d1_batch_row`;
}
