import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { HISTORY_KINDS } from '../../functions/office/history/kinds.ts';
import { RECORDS } from '../../functions/office/history/records.ts';
import type { AnyRecord } from '../../functions/records/record.ts';
import { startMigratedDatabase } from '../support/platform.ts';

/** Columns without history: maintained by triggers, internal, or private. */
const UNRECORDED: Record<string, string[]> = {
  subcategories: ['product_count', 'products_behind'],
  products: ['review_count', 'changed_at', 'leading'],
  posts: ['changed_at'],
  product_prices: ['has_stock', 'leading'],
  settings: ['passwords_ended_at'],
  users: [
    'password_hash',
    'token_version',
    'email_since',
    'new_email',
    'pending',
    'created_at',
    ...['district', 'ward', 'division', 'ward_list', 'emp_name'],
  ],
};

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

describe.each(HISTORY_KINDS)('the history of $kind', ({ table, key, columns, generated }) => {
  const known = [...key, ...columns.map(({ column }) => column), ...generated.map(({ column }) => column)];

  test('every column is covered, by the triggers and by the restore', async () => {
    const found = await database.write(sql<{ name: string }>`${sql.raw(`PRAGMA table_info(${table})`)}`);
    const recorded = found.map(({ name }) => name).filter(name => name !== 'version');
    expect([...known, ...(UNRECORDED[table] ?? [])].sort()).toEqual(recorded.sort());

    const triggers = await database.read(sql<{
      name: string;
      sql: string;
    }>`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ${table}
        AND name LIKE 'history_%' ORDER BY name`);
    expect(triggers.map(({ name }) => name)).toEqual(
      ['delete', 'insert', 'update'].map(event => `history_${table}_${event}`),
    );
    const countedByItself = generated.filter(({ restoredAs }) => restoredAs !== undefined);
    for (const trigger of triggers) {
      const isDeletion = trigger.name.endsWith('_delete');
      const missing = known
        .filter(column => isDeletion || !countedByItself.some(one => one.column === column))
        .filter(column => !trigger.sql.includes(`'${column}', ${isDeletion ? 'old' : 'new'}.${column}`));
      expect({ name: trigger.name, missing }).toEqual({ name: trigger.name, missing: [] });
    }
  });
});

test('a record that visitors see is in records.ts, so that its changes expire what is cached', () => {
  const modules = import.meta.glob<Record<string, AnyRecord>>('../../functions/**/record.ts', {
    eager: true,
  });
  const shown = Object.values(modules)
    .flatMap(module => Object.values(module))
    .filter(one => one.shown);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ kind }) => !RECORDS.some(one => one.kind === kind))).toEqual([]);
});
