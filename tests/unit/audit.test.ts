import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import type { Check } from '../../functions/office/audit/check.ts';
import { CHECKS } from '../../functions/office/audit/checks.ts';
import { AUDIT_CHECKS } from '../../functions/office/audit/contract.ts';
import { auditBooks } from '../../functions/office/audit/run.ts';
import { BY_PAYPAL, FAULTS, isPaid, payment, SEVERAL_PAYMENTS } from '../support/broken-books.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow, type Row } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

/** A shop with a valid order and a cancelled one. */
beforeEach(async () => {
  await stop?.();
  ({ database, stop } = await startMigratedDatabase());
  const insert = (table: string, row: Row = {}) => insertRow(database, table, row);
  for (const table of ['categories', 'subcategories', 'products', 'countries']) await insert(table);
  await insert('product_prices', { country_id: 1, stock_available: 5 });
  await insert('coupons', { coupon_code: 'SPRING' });
  for (const order_id of [1, 2]) {
    await insert('orders', { order_id, order_number: `M0000000${order_id}`, coupon_code: 'SPRING' });
    await insert('order_lines', { order_id, position: 1, quantity: 1, pv: 100, pq: 50 });
    await insert('stock_moves', { product_code: 1, order_id, line: 2 * order_id, change: -1, stock: 4 });
    await insert('points_moves', { order_id });
    await insert('coupon_uses', { order_id });
    await insert('letters', { order_id });
    if (order_id === 1) await insert('order_moves', { order_id, to_state: 'cancelled', gives_back: 1 });
  }
  await insert('letters', { order_id: 1, kind: 'order-cancelled' });
});
afterAll(() => stop());

const run = (statement: string) => database.write(sql.raw(statement));
/** The same result in one pass or key by key. */
async function found() {
  const faults = async (checks: Check[]) =>
    (await auditBooks(database, checks))
      .filter(({ found }) => found > 0)
      .map(({ check, first }) => [check, first]);
  const together = await faults(CHECKS);
  expect(await faults(CHECKS.map(one => ({ ...one, along: { ...one.along, most: 1 } })))).toEqual(together);
  return together;
}

test('consistent data has no findings', async () => {
  expect(await found()).toEqual([]);
  expect((await auditBooks(database)).map(({ check }) => check)).toEqual(AUDIT_CHECKS.slice(0, -1));
});

describe('each fault is found, and nothing else:', () => {
  test.each(FAULTS)('%s: %s, %s', async (check, what, said, ...statements) => {
    for (const statement of statements) await run(statement);
    expect(await found()).toEqual([[check, [{ what, said }]]]);
  });

  test('every check is tested here', () => {
    const tried = new Set(FAULTS.map(([check]) => check));
    // The database itself rejects dangling references; the picture store has its own test.
    expect([...tried, 'references', 'pictures']).toEqual(AUDIT_CHECKS);
  });
});

test('unpayable amounts are found in fees and coupons as well as in prices', async () => {
  for (const name of ['fee_is_payable_insert', 'coupon_is_payable_insert']) await run(`DROP TRIGGER ${name}`);
  await insertRow(database, 'countries', { country_name: 'Japan', denomination: 'jpy', shipping_fee: 450 });
  const amount = { percentage: null, amount: 1050 };
  for (const [coupon_code, denomination] of [
    ['YEN', 'JPY'],
    ['DINAR', 'KWD'],
  ] as const)
    await insertRow(database, 'coupons', { coupon_code, denomination, ...amount });
  expect(await found()).toEqual([
    [
      'payable',
      [
        { what: 'Shipping fee to Japan', said: '4.50, but jpy has no decimals' },
        { what: 'Coupon YEN', said: '10.50, but JPY has no decimals' },
      ],
    ],
  ]);
});

test('an order charged twice is fine again once one payment was refunded', async () => {
  const twice = [payment('captured'), payment('refunded')];
  for (const statement of [BY_PAYPAL, SEVERAL_PAYMENTS, isPaid, ...twice]) await run(statement);
  expect(await found()).toEqual([]);
});

test('the emails of a deleted account are deleted, and not reported missing', async () => {
  await run("UPDATE orders SET email = 'deleted-0a1b@invalid' WHERE order_id = 1");
  await run('DELETE FROM letters WHERE order_id = 1');
  expect(await found()).toEqual([]);
});

/** A table that grows with the shop is read in full, or all orders of a kind. */
const LARGE =
  /^(SCAN|.*AUTOMATIC).*\b(orders|order_|stock_|points_|payments|letters|coupon_uses|product|users|reviews)|orders_by_/;
/** Days and states are not order keys, and dangling references are not found by a key. */
const READ_AS_A_WHOLE = ['sales', 'order-counts', 'references'];

test('a part of a large shop is audited without reading all of it', async () => {
  const reading = [];
  for (const { check, faults } of CHECKS.filter(one => !READ_AS_A_WHOLE.includes(one.check))) {
    const part = faults(column => `${column} > 0 AND ${column} <= (SELECT 50000)`);
    const plan = await database.read(sql<{ detail: string }>`${sql.raw(`EXPLAIN QUERY PLAN ${part}`)}`);
    reading.push(...plan.filter(({ detail }) => LARGE.test(detail)).map(({ detail }) => [check, detail]));
  }
  expect(reading).toEqual([]);
});
