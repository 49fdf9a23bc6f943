import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from '../support/recount.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

/** What an upgrade counts: `subcategory, country, products`. */
const UPGRADES: [migration: string, column: string, counts: number[][]][] = [
  [
    '0102_reduced_counts.sql',
    'reduced',
    [
      [1, 1, 2],
      [1, 2, 1],
      [2, 1, 1],
      [2, 2, 0],
    ],
  ],
  [
    '0106_reduced_in_stock.sql',
    'reduced_in_stock',
    [
      [1, 1, 2],
      [1, 2, 0],
      [2, 1, 0],
      [2, 2, 0],
    ],
  ],
];

describe.each(UPGRADES)('%s', (migration, column, counts) => {
  let database: Writer;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await upgradedShop(migration, async older => {
      await insertRow(older, 'categories', { category_id: 1 });
      for (const subcategory_id of [1, 2]) await insertRow(older, 'subcategories', { subcategory_id });
      for (const country_id of [1, 2]) await insertRow(older, 'countries', { country_id });
      await insertRow(older, 'families', { family_id: 1 });
      const price = (product_code: number, country_id: number, net_price: number, display_at_website = 1) =>
        insertRow(older, 'product_prices', {
          ...{ product_code, country_id, net_price, display_at_website },
          retail_price: 3000,
          stock_available: country_id === 1 && product_code !== 5 ? 3 : 0,
        });
      // A family of three, then three alone.
      for (const [family_position, colour] of ['Sand', 'Olive', 'Ink'].entries()) {
        const product_code = family_position + 1;
        await insertRow(older, 'products', {
          ...{ product_code, family_position },
          family_id: 1,
          options: `["${colour}"]`,
        });
        for (const country_id of [1, 2]) await price(product_code, country_id, 1000 * product_code);
      }
      for (const product_code of [4, 5, 6])
        await insertRow(older, 'products', { product_code, subcategory_id: 1 + (product_code % 2) });
      await price(4, 1, 2000);
      await price(5, 1, 2000);
      await price(5, 2, 3000);
      await price(6, 1, 2000, 0);
    }));
  });
  afterAll(() => stop());

  test('the reduced products of a shop are counted at once, families once', async () => {
    expect(await wrongCounts(database)).toEqual([]);
    const found = await database.read(
      sql<object>`SELECT subcategory_id, country_id, ${sql.raw(column)} FROM price_counts ORDER BY 1, 2`,
    );
    expect(found.map(row => Object.values(row))).toEqual(counts);
  });
});
