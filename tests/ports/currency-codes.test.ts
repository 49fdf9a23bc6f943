import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { running, upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const CAPITALS = '0063_currency_codes_in_capitals.sql';

let database: Writer;
let stop: () => Promise<void>;
const all = (text: string) => database.read(sql<Record<string, unknown>>`${sql.raw(text)}`);

const CHANGES = [
  `INSERT INTO acting (id, change_id, user_id, username, at) VALUES (1, 'change', 1, 'keeper', 1000)`,
  `INSERT INTO countries (country_id, country_code, country_name, denomination, created_at)
   VALUES (2, 'DE', 'Germany', 'eur', 1000), (4, 'IM', 'Isle of Man', 'Manx pounds', 1000), (5, 'SE', 'Sweden', 'SEK', 1000)`,
  `UPDATE countries SET denomination = 'Swedish crowns' WHERE country_id = 5`,
  `INSERT INTO coupons (coupon_code, amount, denomination, created_at)
   VALUES ('FIVE', 500, 'Eur', 1000), ('MANX', 500, 'Manx pounds', 1000)`,
  `INSERT INTO coupons (coupon_code, percentage, created_at) VALUES ('TENTH', 1000, 1000)`,
  `UPDATE coupons SET denomination = 'Thalers' WHERE coupon_code = 'FIVE'`,
  `UPDATE coupons SET denomination = 'eur' WHERE coupon_code = 'FIVE'`,
  'DELETE FROM acting',
];

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(CAPITALS, async old => {
    await insertRow(old, 'users', { user_id: 1, role: 'customer' });
    await running(CHANGES)(old);
    for (const [order_id, denomination] of [
      [1, 'Manx pounds'],
      [2, 'eur'],
      [3, 'EUR'],
    ] as const) {
      await insertRow(old, 'orders', { order_id, user_id: 1, denomination, created_at: order_id });
      await insertRow(old, 'payments', { order_id, denomination });
    }
  }));
});
afterAll(() => stop());

test('a lowercase currency is stored in capitals everywhere; other names stay', async () => {
  expect(await all('SELECT denomination, version FROM countries ORDER BY country_id')).toEqual([
    { denomination: 'EUR', version: 2 },
    { denomination: 'Manx pounds', version: 1 },
    { denomination: 'Swedish crowns', version: 1 },
  ]);
  expect(await all('SELECT denomination, version FROM coupons ORDER BY coupon_id')).toEqual([
    { denomination: 'EUR', version: 2 },
    { denomination: 'Manx pounds', version: 1 },
    { denomination: null, version: 1 },
  ]);
  for (const table of ['orders', 'payments'])
    expect(await all(`SELECT denomination FROM ${table} ORDER BY order_id`)).toEqual([
      { denomination: 'Manx pounds' },
      { denomination: 'EUR' },
      { denomination: 'EUR' },
    ]);
});

test('sales and spending in either spelling add up to one sum', async () => {
  expect(await all('SELECT denomination, orders, revenue FROM sales ORDER BY denomination')).toEqual([
    { denomination: 'EUR', orders: 2, revenue: 3000 },
    { denomination: 'Manx pounds', orders: 1, revenue: 1500 },
  ]);
  expect(await all('SELECT orders, spent_in, spent FROM customer_figures')).toEqual([
    { orders: 3, spent_in: 'EUR', spent: 3000 },
  ]);
});

test('undoing a change does not restore lowercase codes, and adds no extra history entries', async () => {
  const currencies = `SELECT old ->> 'denomination' AS old, new ->> 'denomination' AS new FROM history
    WHERE row_name IN ('FIVE', 'TENTH', 'Germany', 'Isle of Man') ORDER BY history_id`;
  expect(await all(currencies)).toEqual([
    { old: null, new: 'EUR' },
    { old: null, new: 'Manx pounds' },
    { old: null, new: 'EUR' },
    { old: null, new: null },
    { old: 'EUR', new: 'Thalers' },
    { old: 'Thalers', new: 'EUR' },
  ]);
});
