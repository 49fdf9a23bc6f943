import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types';
import { Column, is, type Query, SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** What drizzle's queries carry for its own `batch`, which its types leave out. */
interface BatchedQuery {
  _prepare(): {
    getQuery(): Query;
    mapResult(response: unknown, isFromBatch: boolean): unknown;
    fields?: { field: unknown }[];
  };
}

/** The database itself, or a session of it that reads from the nearest copy. */
export function openD1(binding: D1Database | D1DatabaseSession): Database {
  const database = drizzle(binding as D1Database);

  // drizzle's own batch on D1 loses columns that share a name, and cannot bind values of raw SQL.
  const batch = async (queries: readonly BatchedQuery[]) => {
    const prepared = queries.map(query => query._prepare());
    const statements = prepared.map((item, index) => {
      const { sql, params } = item.getQuery();
      const renamed = is(queries[index], SQLiteSelectBase) ? withDistinctNames(sql, item.fields) : sql;
      return binding.prepare(renamed).bind(...params);
    });
    const results = await binding.batch(statements);
    return prepared.map((item, index) => item.mapResult(results[index], true));
  };
  return Object.assign(database, { batch: batch as unknown as Database['batch'] });
}

// A D1 batch answers rows as objects, so columns need names of their own, and none that sorts as a number.
function withDistinctNames(query: string, fields: { field: unknown }[] = []): string {
  const names = fields.map(({ field }) => nameOf(field));
  const distinct = new Set(names.filter(name => name && !/^\d+$/.test(name)));
  if (fields.length < 2 || distinct.size === fields.length) return query;
  const columns = fields.map((_, index) => `c${index}`).join(', ');
  return `with d1_batch_row(${columns}) as (${query}) select * from d1_batch_row`;
}

function nameOf(field: unknown): string | undefined {
  if (is(field, Column)) return field.name;
  return is(field, SQL.Aliased) ? field.fieldAlias : undefined;
}
