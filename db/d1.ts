import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types';
import { Column, is, SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteSelectBase } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';
import { type Preparable, type PreparedQuery, readTogether } from './read-together.ts';

type Options = {
  /** Reads that are asked for at the same time make one round trip. */
  together?: boolean;
};

/** The database itself, or a session of it that reads from the nearest copy. */
export function openD1(
  binding: D1Database | D1DatabaseSession,
  { together = false }: Options = {},
): Database {
  const database = drizzle(binding as D1Database);
  const statementOf = (query: PreparedQuery, isSelect: boolean) => {
    const { sql, params } = query.getQuery();
    const statement = binding.prepare(isSelect ? withDistinctNames(sql, query.fields) : sql);
    return params.length > 0 ? statement.bind(...params) : statement;
  };

  // drizzle's own batch on D1 loses columns that share a name, and cannot bind values of raw SQL.
  const batch = async (queries: readonly Preparable[]) => {
    const prepared = queries.map(query => query._prepare());
    const results = await binding.batch(
      prepared.map((query, index) => statementOf(query, is(queries[index], SQLiteSelectBase))),
    );
    return prepared.map((query, index) => query.mapResult(results[index], true));
  };
  const opened = Object.assign(database, { batch: batch as unknown as Database['batch'] });
  if (together) {
    readTogether(opened, queries => binding.batch(queries.map(query => statementOf(query, true))));
  }
  return opened;
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
