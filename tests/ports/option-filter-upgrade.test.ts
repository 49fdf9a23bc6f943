import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from '../support/recount.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await upgradedShop('0097_option_filter.sql', async older => {
    await insertRow(older, 'categories', { category_id: 1 });
    await insertRow(older, 'subcategories', { subcategory_id: 1 });
    for (const country_id of [1, 2]) await insertRow(older, 'countries', { country_id });
    await insertRow(older, 'families', { family_id: 1, options: '["Colour","Size"]' });
    await insertRow(older, 'families', { family_id: 2, options: '["colour"]' });
    const variants = { 3: ['Sand', 'M'], 5: ['Sand', 'L'], 7: ['Ink', 'M'], 9: ['sand'], 11: [] };
    for (const [code, values] of Object.entries(variants)) {
      const product_code = Number(code);
      const family_id = values.length === 2 ? 1 : 2;
      const variant = values.length > 0 && { family_id, options: JSON.stringify(values) };
      await insertRow(older, 'products', { product_code, ...(variant || {}) });
      for (const country_id of product_code === 7 ? [1] : [1, 2])
        await insertRow(older, 'product_prices', {
          ...{ product_code, country_id },
          display_at_website: product_code === 5 ? 0 : 1,
        });
    }
  }));
});
afterAll(() => stop());

test('the families of a shop can be filtered by their options at once', async () => {
  expect(await wrongCounts(database)).toEqual([]);
  const counts = await database.read(sql<Record<string, unknown>>`
    SELECT country_id, lower(choice), families FROM option_counts ORDER BY country_id, choice`);
  expect(counts.map(row => Object.values(row))).toEqual([
    [1, 'colour:ink', 1],
    [1, 'colour:sand', 2],
    [1, 'size:m', 1],
    [2, 'colour:sand', 2],
    [2, 'size:m', 1],
  ]);
});
