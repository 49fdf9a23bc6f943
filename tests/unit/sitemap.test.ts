import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import { migrate } from '../../db/migrate.ts';
import { countProducts, listProductPages, readLists } from '../../functions/sitemap/queries.ts';
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

test('counting products reads none of them', async () => {
  expect(await rowsReadFor(binding, database => readLists(database, []))).toBeLessThan(20);
  expect(await rowsReadFor(binding, countProducts)).toBeLessThan(20);
});

/** The index of codes is read up to the file's part, and only that part's products. */
test('a product file reads the rows before it and its own, and nothing after', async () => {
  const part = { offset: 2 * SIZE, limit: SIZE };
  const rows = await rowsReadFor(binding, database => listProductPages(database, part));
  expect(rows).toBeGreaterThanOrEqual(SIZE);
  expect(rows).toBeLessThan(4 * SIZE + 20);
});
