import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../db/d1.ts';
import { migrate } from '../../db/migrate.ts';
import { listParts, listProductPages, readLists } from '../../functions/sitemap/queries.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { makeSubcategory } from '../support/factories.ts';
import { startPlatform } from '../support/platform.ts';
import { rowsReadFor } from '../support/rows-read.ts';

const PRODUCTS = 4000;
const SIZE = 500;

let binding: D1Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database: binding, stop } = await startPlatform());
  const database = openD1(binding).as(null);
  await migrate(database, await readMigrations('db/migrations'));
  const { subcategoryId } = await makeSubcategory(database);
  await database.write(sql`WITH RECURSIVE n (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM n WHERE code < ${PRODUCTS})
    INSERT INTO products (product_code, subcategory_id, product_name, created_at)
    SELECT code, ${subcategoryId}, 'Product ' || code, code FROM n`);
});
afterAll(() => stop());

test('to know how many products there are, none of them is read', async () => {
  expect(await rowsReadFor(binding, database => readLists(database, []))).toBeLessThan(20);
});

test('to know in which files they are, each is read once; the last file takes what comes', async () => {
  const parts = await listParts(openD1(binding).as(null), SIZE);
  expect(parts.map(({ from }) => from)).toEqual(
    Array.from({ length: PRODUCTS / SIZE }, (_, index) => index * SIZE + 1),
  );
  expect(parts.map(({ to }) => to)).toEqual([
    ...parts.slice(1).map(({ from }) => from - 1),
    Number.MAX_SAFE_INTEGER,
  ]);
  expect(await rowsReadFor(binding, database => listParts(database, SIZE))).toBeLessThan(PRODUCTS + 20);
});

test('a file of products reads its own rows and no others', async () => {
  const part = { from: 1001, to: 1500, most: PRODUCTS };
  const rows = await rowsReadFor(binding, database => listProductPages(database, part));
  expect(rows).toBeGreaterThanOrEqual(SIZE);
  expect(rows).toBeLessThan(SIZE + 20);
});
