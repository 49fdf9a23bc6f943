import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { wrongCounts } from '../support/recount.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeEach(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterEach(() => stop());

test('a product has the average and count of its approved reviews, through every change', async () => {
  for (const table of ['categories', 'subcategories', 'products', 'products'])
    await insertRow(database, table);
  for (const user_id of [1, 2, 3, 91]) await insertRow(database, 'users', { user_id });
  const rated = async (rating: number, reviews: number) => {
    const [row] = await database.read(
      sql`SELECT rating, review_count AS reviews FROM products WHERE product_code = 1`,
    );
    expect(row).toEqual({ rating, reviews });
    expect(await wrongCounts(database)).toEqual([]);
  };
  for (const [index, stars] of [5, 4, 4].entries()) {
    const review = { review_id: index + 1, product_code: 1, user_id: index + 1, stars };
    await insertRow(database, 'reviews', { ...review, state: index === 1 ? 'pending' : 'approved' });
  }
  await insertRow(database, 'reviews', { review_id: 4, product_code: 1, user_id: 91, stars: 1 });
  await rated(450, 2);
  const STEPS: [statement: string, rating: number, reviews: number][] = [
    ["UPDATE reviews SET state = 'approved' WHERE review_id = 2", 433, 3],
    ['UPDATE reviews SET stars = 1 WHERE review_id = 2', 333, 3],
    ["UPDATE reviews SET state = 'rejected' WHERE review_id = 1", 250, 2],
    ['UPDATE reviews SET product_code = 2 WHERE review_id = 2', 400, 1],
    ["UPDATE reviews SET state = 'approved', stars = 2 WHERE review_id = 4", 300, 2],
    ['DELETE FROM users WHERE user_id = 91', 400, 1],
  ];
  for (const [statement, rating, reviews] of STEPS) {
    await database.write(sql.raw(statement));
    await rated(rating, reviews);
  }
  await database.write(sql`DELETE FROM products WHERE product_code = 1`);
  await database.write(sql`UPDATE reviews SET state = 'approved' WHERE review_id = 1`);
  await insertRow(database, 'products', { product_code: 1 });
  await rated(450, 2);
  await database.write(sql`DELETE FROM reviews`);
  await rated(0, 0);
});

test('the variants of a family share their reviews, however the family changes', async () => {
  for (const table of ['categories', 'subcategories']) await insertRow(database, table);
  for (const family_id of [1, 2]) await insertRow(database, 'families', { family_id });
  const variant = (product_code: number, family_id: number) =>
    insertRow(database, 'products', { product_code, family_id, options: `["Colour ${product_code}"]` });
  for (const product_code of [1, 2]) await variant(product_code, 1);
  await insertRow(database, 'products', { product_code: 3 });
  for (const [index, stars] of [5, 2, 3].entries()) {
    await insertRow(database, 'users', { user_id: index + 1 });
    const written = { review_id: index + 1, product_code: index + 1, user_id: index + 1, stars };
    await insertRow(database, 'reviews', { ...written, state: 'approved' });
  }
  const rated = async () => {
    expect(await wrongCounts(database)).toEqual([]);
    const rows = await database.read(
      sql<{ code: number; rating: number; reviews: number }>`
        SELECT product_code AS code, rating, review_count AS reviews FROM products ORDER BY code`,
    );
    return Object.fromEntries(rows.map(({ code, rating, reviews }) => [code, [rating, reviews]]));
  };
  const run = (statement: string) => database.write(sql.raw(statement));
  const both = [350, 2];
  expect(await rated()).toEqual({ 1: both, 2: both, 3: [300, 1] });

  await run(`UPDATE products SET family_id = 1, options = '["Ink"]' WHERE product_code = 3`);
  const three = [333, 3];
  expect(await rated()).toEqual({ 1: three, 2: three, 3: three });
  await run(`UPDATE products SET family_id = 2 WHERE product_code = 2`);
  const others = [400, 2];
  expect(await rated()).toEqual({ 1: others, 2: [200, 1], 3: others });
  await run(`UPDATE reviews SET state = 'rejected' WHERE review_id = 3`);
  expect(await rated()).toEqual({ 1: [500, 1], 2: [200, 1], 3: [500, 1] });
  await run('DELETE FROM products WHERE product_code = 1');
  expect(await rated()).toEqual({ 2: [200, 1], 3: [0, 0] });
  await variant(1, 2);
  expect(await rated()).toEqual({ 1: both, 2: both, 3: [0, 0] });
  await variant(4, 2);
  expect(await rated()).toEqual({ 1: both, 2: both, 3: [0, 0], 4: both });
  await run('DELETE FROM catalogue_changes');
  await run('UPDATE reviews SET bought = 1 WHERE review_id = 2');
  const changed = await database.read(
    sql<{ code: number }>`SELECT product_code AS code FROM catalogue_changes`,
  );
  expect(new Set(changed.map(({ code }) => code))).toEqual(new Set([1, 2, 4]));
  await run(`UPDATE products SET family_id = NULL, options = '[]'`);
  expect(await rated()).toEqual({ 1: [500, 1], 2: [200, 1], 3: [0, 0], 4: [0, 0] });
});

test('a review is marked as verified by orders placed until then, and only while they stand', async () => {
  for (const user_id of [1, 2]) await insertRow(database, 'users', { user_id });
  const order = async (order_id: number, state = 'pending') => {
    await insertRow(database, 'orders', { order_id, user_id: 1, state });
    await insertRow(database, 'order_lines', { order_id, product_code: 7 });
  };
  const bought = async () =>
    (await database.read(sql<{ bought: number }>`SELECT bought FROM reviews ORDER BY review_id`)).map(
      row => row.bought,
    );
  await order(1, 'cancelled');
  await insertRow(database, 'reviews', { review_id: 1, product_code: 7, user_id: 1, bought: 1 });
  expect(await bought()).toEqual([0]);
  for (const order_id of [2, 3]) await order(order_id);
  expect(await bought()).toEqual([0]);
  await database.write(sql`UPDATE reviews SET created_at = created_at + 1`);
  for (const row of [
    { product_code: 8, user_id: 1 },
    { product_code: 7, user_id: 2 },
  ])
    await insertRow(database, 'reviews', row);
  expect(await bought()).toEqual([1, 0, 0]);
  for (const [order_id, still] of [
    [2, 1],
    [3, 0],
  ] as const) {
    await insertRow(database, 'order_moves', { order_id, to_state: 'cancelled', gives_back: 1 });
    expect(await bought()).toEqual([still, 0, 0]);
  }
});
