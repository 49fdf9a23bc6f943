import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from '../support/recount.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const LEADING_VARIANTS = '0094_leading_variants.sql';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(LEADING_VARIANTS, async older => {
    await insertRow(older, 'categories', { category_id: 1 });
    await insertRow(older, 'subcategories', { subcategory_id: 1 });
    for (const country_id of [1, 2]) await insertRow(older, 'countries', { country_id });
    for (const family_id of [1, 2]) await insertRow(older, 'families', { family_id });
    // One is alone, the first three are a family that both countries have, and the last two one that neither has.
    const colours = { 3: 'Sand', 5: 'Olive', 7: 'Ink', 9: null, 11: 'Sand', 13: 'Ink' };
    for (const [family_position, [code, colour]] of Object.entries(colours).entries()) {
      const product_code = Number(code);
      const variant = colour && {
        family_id: product_code < 10 ? 1 : 2,
        options: `["${colour}"]`,
        family_position,
      };
      await insertRow(older, 'products', { product_code, ...(variant ?? {}) });
    }
    const price = (product_code: number, country_id: number, net_price: number, stock_available: number) =>
      insertRow(older, 'product_prices', {
        ...{ product_code, country_id, net_price, stock_available },
        retail_price: 9000,
        has_stock: Number(stock_available > 0),
      });
    await price(3, 1, 2000, 0);
    await price(5, 1, 3000, 4);
    await price(7, 1, 2500, 4);
    await price(5, 2, 3000, 4);
    await price(9, 1, 1000, 4);
  }));
});
afterAll(() => stop());

test('every family of a shop has its leading variants at once, as if they had always been kept', async () => {
  expect(await wrongCounts(database)).toEqual([]);
  expect(
    await database.read(sql`SELECT country_id, product_code, sold, in_stock, prices_differ, choices
      FROM leading_variants ORDER BY country_id`),
  ).toEqual([
    {
      country_id: 1,
      product_code: 7,
      sold: 3,
      in_stock: 2,
      prices_differ: 1,
      choices: '[["Sand","Olive","Ink"]]',
    },
    { country_id: 2, product_code: 5, sold: 1, in_stock: 1, prices_differ: 0, choices: '[["Olive"]]' },
  ]);
  const leading = await database.read(
    sql<Record<string, number>>`SELECT product_code, leading FROM products ORDER BY product_code`,
  );
  expect(leading.map(row => Object.values(row))).toEqual([
    [3, 2],
    [5, 1],
    [7, 1],
    [9, 3],
    [11, 3],
    [13, 0],
  ]);
});
