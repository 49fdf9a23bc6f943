import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from '../support/recount.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await upgradedShop('0104_shared_ratings.sql', async older => {
    for (const table of ['categories', 'subcategories', 'families']) await insertRow(older, table);
    for (const [index, family_id] of [1, 1, 1, null].entries())
      await insertRow(older, 'products', {
        ...{ product_code: index + 1, family_id },
        options: family_id ? `["Colour ${index}"]` : '[]',
      });
    for (const [index, product_code] of [1, 1, 2, 4].entries()) {
      const user_id = index + 1;
      await insertRow(older, 'users', { user_id });
      const written = { review_id: user_id, product_code, user_id, stars: 2 + index };
      await insertRow(older, 'reviews', { ...written, state: 'approved' });
    }
  }));
});
afterAll(() => stop());

test('the variants of a family share the reviews that they had', async () => {
  expect(await wrongCounts(database)).toEqual([]);
  const rows = await database.read(
    sql<Record<string, number>>`SELECT rating, review_count FROM products ORDER BY product_code`,
  );
  expect(rows.map(row => Object.values(row))).toEqual([
    [300, 3],
    [300, 3],
    [300, 3],
    [500, 1],
  ]);
});
