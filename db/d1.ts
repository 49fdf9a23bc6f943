import type { D1Database, D1DatabaseSession, D1PreparedStatement } from '@cloudflare/workers-types';
import { type DatabaseOptions, openDatabase } from './client.ts';
import type { Database } from './database.ts';
import type { Statement } from './statement.ts';

/** The database itself, or a session of it that reads from the nearest copy. */
export function openD1(binding: D1Database | D1DatabaseSession, options?: DatabaseOptions): Database {
  const bind = (sql: string, params: unknown[]) => {
    const statement = binding.prepare(sql);
    return params.length > 0 ? statement.bind(...params) : statement;
  };

  const send = async (statements: readonly Statement[]): Promise<unknown[][]> => {
    const [first] = statements;
    if (first && statements.length === 1) return [await rowsOf(bind(first.sql, first.params), first)];
    const results = await binding.batch<Record<string, unknown>>(
      statements.map(statement => bind(withDistinctNames(statement), statement.params)),
    );
    return results.map(({ results }, index) =>
      statements[index]?.rows === 'arrays' ? results.map(row => Object.values(row)) : results,
    );
  };
  return openDatabase({ read: send, write: send }, options);
}

async function rowsOf(bound: D1PreparedStatement, { rows }: Statement): Promise<unknown[]> {
  return rows === 'arrays' ? await bound.raw() : (await bound.all()).results;
}

/** By what tells the names of a query, which all its statements share. */
const distinctlyNamed = new WeakMap<object, string>();

// A D1 batch answers rows as objects, so columns need names of their own, and none that sorts as a number.
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
