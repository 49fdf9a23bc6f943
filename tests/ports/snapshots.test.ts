import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { openLibsql } from '../../db/client/libsql.ts';
import { migrate } from '../../db/migrate.ts';
import { snapshotOfServer } from '../../scripts/backup/server-snapshot.ts';
import { asJson, tablesOf } from '../../scripts/backup/tables.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import type { OpenDatabase } from './database.suite.ts';

const PRODUCTS = 300;
const CHANGES_AT_ONCE = 100;

const folder = mkdtempSync(join(tmpdir(), 'meridian-snapshot-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (database: Writer, text: string) => database.write(sql.raw(text));
const NUMBERS = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${PRODUCTS})`;

async function fill(database: Writer) {
  for (const text of [
    `INSERT INTO categories (category_name) VALUES ('Tea')`,
    `INSERT INTO subcategories (category_id, subcategory_name) VALUES (1, 'Pots')`,
    `INSERT INTO countries (country_code, country_name, denomination, created_at)
      VALUES ('DE', 'Germany', 'EUR', 1000), ('SE', 'Sweden', 'SEK', 1000)`,
    `${NUMBERS} INSERT INTO products (subcategory_id, product_name, created_at)
      SELECT 1, 'Pot ' || n || ' "of" it' || char(10, 8364, 128578), 1000 FROM numbers`,
    `INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
      SELECT product_code, country_id, 100, 120, 5, 1000 FROM products, countries`,
    `INSERT INTO posts (slug, title, tags, created_at) VALUES ('a-post', 'Tea', '["Tea", "Pots"]', 1000)`,
  ])
    await run(database, text);
}

/** Concurrent writes while the rows are read; different each time. */
function disturbance(database: Writer) {
  let times = 0;
  return async () => {
    times += 1;
    const code = (times * 37) % PRODUCTS;
    for (const text of [
      `UPDATE product_prices SET stock_available = stock_available + 1, net_price = ${times}
        WHERE product_code BETWEEN ${code} AND ${code + CHANGES_AT_ONCE}`,
      `INSERT INTO products (subcategory_id, product_name, created_at) VALUES (1, 'New ${times}', 1000)`,
      `DELETE FROM product_prices WHERE product_code = ${code} AND country_id = 2`,
      `UPDATE posts SET slug = 'post-${times}', tags = '["${times % 2 ? 'tea' : 'TEA'}"]'`,
    ])
      await run(database, text);
  };
}

type Content = Record<string, string[]>;

async function contentNow(database: Writer): Promise<Content> {
  const content: Content = {};
  for (const { name, columns } of await tablesOf(text => run(database, text) as Promise<never[]>)) {
    const rows = await database.read(
      sql<{ line: string }>`${sql.raw(`SELECT ${asJson(columns)} AS line FROM ${name}`)}`,
    );
    content[name] = rows.map(({ line }) => line).sort();
  }
  return content;
}

/** Answers like the database; something happens before each answer, and the state of each batch is recorded. */
function disturbed(database: Writer) {
  const disturb = disturbance(database);
  const moments: Content[] = [];
  const writer: Writer = {
    ...database,
    read: async query => {
      await disturb();
      return await database.read(query);
    },
    readBatch: async queries => {
      const answers = await database.readBatch(queries);
      moments.push(await contentNow(database));
      return answers;
    },
  };
  return { writer, moments };
}

const take = (database: Writer) =>
  snapshotOfServer({ database, file: join(folder, crypto.randomUUID()), progress: () => {} });

describe.each([
  ['D1', startD1, true],
  ['libSQL', startMigratedLibsql, libsqlServerRuns],
] as [string, () => Promise<OpenDatabase>, boolean][])('a backup of %s in use', (_, open, isThere) => {
  test.skipIf(!isThere)('is a consistent snapshot and leaves nothing behind', async () => {
    const { database, stop } = await open();
    try {
      await fill(database);
      const schema = () => database.read(sql`SELECT name, sql FROM sqlite_schema ORDER BY name`);
      const before = await schema();
      const { writer, moments } = disturbed(database);
      const snapshot = await take(writer);
      const taken = snapshot.tables.map(table => [table.name, [...snapshot.rowsOf(table)].sort()]);
      snapshot.close();
      expect(Object.fromEntries(taken)).toEqual(moments.at(-1));
      expect(moments.at(-1)?.stock_moves?.length).toBeGreaterThan(PRODUCTS * 2 + 1000);
      expect(await schema()).toEqual(before);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await stop();
    }
  });
});

test('a second simultaneous backup of a database is refused, because each would miss half the changes', async () => {
  const { database, stop } = await startD1();
  let second: Promise<unknown> | undefined;
  const meeting: Writer = {
    ...database,
    readBatch: async queries => {
      second ??= take(database).catch((error: Error) => error.message);
      await second;
      return await database.readBatch(queries);
    },
  };
  (await take(meeting)).close();
  expect(await second).toContain('Another backup of this shop is running');
  (await take(database)).close();
  await stop();
});

async function startD1(): Promise<OpenDatabase> {
  const opened = await startMigratedDatabase();
  await migrate(opened.database, []);
  return opened;
}

async function startMigratedLibsql(): Promise<OpenDatabase> {
  const { url, stop } = await startLibsqlServer();
  const database = openLibsql({ url }).as(null);
  await migrate(database, await readMigrations('db/migrations'));
  return { database, stop };
}
