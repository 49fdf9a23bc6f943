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

test('the variants of a family are not read one by one', async () => {
  const database = openD1(binding).as(null);
  const part = { offset: 0, limit: SIZE };
  const alone = await rowsReadFor(binding, all => listProductPages(all, part));
  await database.write(sql`INSERT INTO families (family_name, options) VALUES ('Shirt', '["Size"]')`);
  await database.write(sql`UPDATE products SET family_id = 1, options = json_array('Size ' || product_code),
    family_position = product_code WHERE product_code <= 100`);
  expect(await countProducts(database)).toBe(PRODUCTS - 99);
  const listed = await listProductPages(database);
  expect(listed.map(({ path }) => path).slice(0, 2)).toEqual([
    '/products-details/1',
    '/products-details/101',
  ]);
  expect(listed).toHaveLength(PRODUCTS - 99);
  expect(await rowsReadFor(binding, all => listProductPages(all, part))).toBeLessThan(alone + 10);
});
