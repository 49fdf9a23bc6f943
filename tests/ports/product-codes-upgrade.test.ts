import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const PRODUCT_CODES = '0085_product_codes.sql';
const SELECT = sql<Record<string, unknown>>`SELECT * FROM products ORDER BY product_code`;

let database: Writer;
let stop: () => Promise<void>;
let before: Record<string, unknown>[];
let upgraded: Record<string, unknown>[];

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(PRODUCT_CODES, async older => {
    await insertRow(older, 'categories', { category_id: 1 });
    await insertRow(older, 'subcategories', { subcategory_id: 1 });
    await insertRow(older, 'families', { family_id: 1 });
    await insertRow(older, 'products', { product_code: 7, family_id: 1, options: '["Sand"]' });
    await insertRow(older, 'products', { product_code: 9, version: 3 });
    before = await older.read(SELECT);
  }));
  upgraded = await database.read(SELECT);
});
afterAll(() => stop());

test('every product stays as it was, without SKU and barcode', () => {
  expect(before).toHaveLength(2);
  const after = before.map(row => expect.objectContaining({ ...row, sku: null, barcode: null }));
  expect(upgraded).toEqual(after);
});

test('each SKU and barcode is then given once', async () => {
  await database.write(sql`UPDATE products SET sku = 'K-7', barcode = '96385074' WHERE product_code = 7`);
  for (const taken of ["sku = 'k-7'", "barcode = '96385074'"])
    await expect(
      database.write(sql.raw(`UPDATE products SET ${taken} WHERE product_code = 9`)),
    ).rejects.toThrow();
});
