import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from '../support/recount.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

const TIME_ZONE = '0071_shop_time_zone.sql';
const DAY = 86_400_000;

/** As the previous build reads them for its dashboard. */
const BY_DAY = `SELECT day, denomination, orders, revenue FROM sales WHERE day > 39 AND orders > 0
  ORDER BY day, denomination`;

let database: Writer;
let stop: () => Promise<void>;
let [before, after, quarters]: unknown[][] = [];
const all = (text: string) => database.read(sql<Record<string, unknown>>`${sql.raw(text)}`);

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(TIME_ZONE, async older => {
    const order = (order_id: number, created_at: number, values: object = {}) =>
      insertRow(older, 'orders', { order_id, created_at, ...values });
    await order(1, 40 * DAY);
    await order(2, 41 * DAY - 1);
    await order(3, 40 * DAY + 1, { denomination: 'JPY', total: 250_000, subtotal: 249_500 });
    await order(4, 41 * DAY);
    await order(5, 30 * DAY);
    await insertRow(older, 'order_moves', {
      order_id: 4,
      from_state: 'pending',
      to_state: 'cancelled',
      gives_back: 1,
    });
    before = await older.read(sql.raw(BY_DAY));
  }));
  [after, quarters] = await Promise.all([
    all(BY_DAY),
    all('SELECT quarter_hour, orders FROM sales_by_quarter_hour ORDER BY 1'),
  ]);
});
afterAll(() => stop());

test('an upgrade keeps sales, and the previous build, which may return, reads them by day', async () => {
  expect(before).toEqual([
    { day: 40, denomination: 'EUR', orders: 2, revenue: 3000 },
    { day: 40, denomination: 'JPY', orders: 1, revenue: 250_000 },
  ]);
  expect(after).toEqual(before);
  expect(quarters).toEqual([
    { quarter_hour: 30 * 96, orders: 1 },
    { quarter_hour: 40 * 96, orders: 1 },
    { quarter_hour: 40 * 96, orders: 1 },
    { quarter_hour: 41 * 96 - 1, orders: 1 },
  ]);
});

test('sales continue from there, whichever build takes the orders', async () => {
  await insertRow(database, 'orders', { order_id: 6, created_at: 41 * DAY });
  await insertRow(database, 'order_moves', {
    order_id: 2,
    from_state: 'pending',
    to_state: 'cancelled',
    gives_back: 1,
  });
  expect(await all(BY_DAY)).toEqual([
    { day: 40, denomination: 'EUR', orders: 1, revenue: 1500 },
    { day: 40, denomination: 'JPY', orders: 1, revenue: 250_000 },
    { day: 41, denomination: 'EUR', orders: 1, revenue: 1500 },
  ]);
  expect(await wrongCounts(database)).toEqual([]);
});
