import { is, sql, Table } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { startMigratedDatabase } from '../support/platform.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, Table))
  .map(getTableConfig);

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };

const NOT_OURS = /^(sqlite_|_cf_|d1_migrations$)/;

async function namesOf(type: 'table' | 'virtual' | 'view') {
  const rows = await database.write(sql<{ name: string; type: string }>`PRAGMA table_list`);
  return rows.filter(row => row.type === type && !NOT_OURS.test(row.name)).map(({ name }) => name);
}

test('every database table is described in db/schema', async () => {
  expect((await namesOf('table')).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test('undescribed objects serve only search, figures and history', async () => {
  expect((await namesOf('virtual')).sort()).toEqual([
    'account_search',
    'order_search',
    'post_search',
    'product_search',
  ]);
  expect((await namesOf('view')).sort()).toEqual([
    'bought',
    'counted_customer_figures',
    'outdated_prices',
    'product_search_rows',
    'recording',
    'sales',
  ]);
});

describe.each(tables)(
  'the description of $name matches the database',
  ({ name, columns, foreignKeys, primaryKeys }) => {
    test('the same columns, of the same type, equally required, with and without default', async () => {
      const found = await database.write(sql<Column>`${sql.raw(`PRAGMA table_info(${name})`)}`);
      const described = columns.map(column => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        required: column.notNull || column.primary,
        default: column.hasDefault && !column.primary,
      }));
      const real = found.map(column => ({
        name: column.name,
        type: column.type,
        required: column.notnull === 1 || column.pk > 0,
        default: column.dflt_value !== null,
      }));
      expect(described.sort(byName)).toEqual(real.sort(byName));
    });

    test('the same defaults', async () => {
      const found = await database.write(sql<Column>`${sql.raw(`PRAGMA table_info(${name})`)}`);
      for (const column of columns.filter(({ default: value, primary }) => value !== undefined && !primary)) {
        const real = found.find(one => one.name === column.name)?.dflt_value?.replace(/^'(.*)'$/, '$1');
        expect({ name: column.name, default: real }).toEqual({
          name: column.name,
          default: String(column.mapToDriverValue(column.default)),
        });
      }
    });

    test('the same key', async () => {
      const found = await database.write(sql<Column>`${sql.raw(`PRAGMA table_info(${name})`)}`);
      const described = [
        ...columns.filter(({ primary }) => primary),
        ...primaryKeys.flatMap(key => key.columns),
      ].map(column => column.name);
      expect(described).toEqual(
        found
          .filter(({ pk }) => pk > 0)
          .sort((a, b) => a.pk - b.pk)
          .map(column => column.name),
      );
    });

    test('the same references to other tables', async () => {
      const found = await database.write(
        sql<{ from: string; table: string; to: string }>`${sql.raw(`PRAGMA foreign_key_list(${name})`)}`,
      );
      const described = foreignKeys.flatMap(key => {
        const { columns: from, foreignTable, foreignColumns } = key.reference();
        const { name: table } = getTableConfig(foreignTable);
        return from.map((column, index) => `${column.name} → ${table}.${foreignColumns[index]?.name}`);
      });
      expect(described.sort()).toEqual(found.map(({ from, table, to }) => `${from} → ${table}.${to}`).sort());
    });
  },
);

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
