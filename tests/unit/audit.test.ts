import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/database.ts';
import { CHECKS, type Check } from '../../functions/office/audit/checks.ts';
import { AUDIT_CHECKS } from '../../functions/office/audit/contract.ts';
import { auditBooks } from '../../functions/office/audit/run.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow, type Row } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

/** A shop with an order that stands and one that was called off. */
beforeEach(async () => {
  await stop?.();
  ({ database, stop } = await startMigratedDatabase());
  const insert = (table: string, row: Row = {}) => insertRow(database, table, row);
  for (const table of ['categories', 'subcategories', 'products', 'countries']) await insert(table);
  await insert('product_prices', { country_id: 1, stock_available: 5 });
  await insert('coupons', { coupon_code: 'SPRING' });
  for (const order_id of [1, 2]) {
    await insert('orders', { order_id, order_number: `M0000000${order_id}` });
    await insert('order_lines', { order_id, position: 1, quantity: 1, pv: 100, pq: 50 });
    await insert('stock_moves', { product_code: 1, order_id, line: 2 * order_id, change: -1, stock: 4 });
    await insert('points_moves', { order_id });
    await insert('coupon_uses', { order_id });
    if (order_id === 1) await insert('order_moves', { order_id, to_state: 'cancelled', gives_back: 1 });
  }
});
afterAll(() => stop());

const run = (statement: string) => database.write(sql.raw(statement));
/** The same whether all is looked at together or key by key. */
async function found() {
  const faults = async (checks: Check[]) =>
    (await auditBooks(database, checks))
      .filter(({ found }) => found > 0)
      .map(({ check, first }) => [check, first]);
  const together = await faults(CHECKS);
  expect(await faults(CHECKS.map(one => ({ ...one, along: { ...one.along, most: 1 } })))).toEqual(together);
  return together;
}

test('nothing is found where everything went its way', async () => {
  expect(await found()).toEqual([]);
  expect((await auditBooks(database)).map(({ check }) => check)).toEqual(AUDIT_CHECKS.slice(0, -1));
});

/** What nobody can do to the database without switching its rules off. */
const FAULTS: [check: string, what: string, said: string, ...statements: string[]][] = [
  [
    'stock',
    'Price of product 1 in country 1',
    '7 in stock, the ledger says 4',
    'DROP TRIGGER stock_ledger_update',
    'UPDATE product_prices SET stock_available = 7',
  ],
  [
    'stock-ledger',
    'Line 4 of product 1 in country 1',
    '5 and -1 is not 3',
    'UPDATE stock_moves SET stock = 3 WHERE line = 4',
  ],
  [
    'sold',
    'Order M00000002',
    'product 1: 1 ordered, 0 taken',
    'UPDATE stock_moves SET order_id = NULL WHERE order_id = 2',
  ],
  [
    'given-back',
    'Order M00000001',
    'product 1: 1 taken, 0 given back',
    "UPDATE stock_moves SET order_id = NULL WHERE reason = 'returned'",
  ],
  [
    'order-lines',
    'Order M0000000A',
    'it has no lines',
    "INSERT INTO orders (order_number, idempotency_key, request_hash, email, payment, country_code, country_name, denomination, billing, subtotal, shipping, total, created_at) VALUES ('M0000000A', 'key-of-a', '', 'a@b', 'paypal', 'DE', 'G', 'EUR', '{}', 0, 0, 0, 0)",
  ],
  [
    'order-totals',
    'Order M00000002',
    '15.00, it comes to 12.00',
    'UPDATE order_lines SET unit_price = 700 WHERE order_id = 2',
  ],
  [
    'order-states',
    'Order M00000002',
    'paid, its moves lead to pending',
    'DROP TRIGGER order_state_by_moves_alone',
    "UPDATE orders SET state = 'paid' WHERE order_id = 2",
  ],
  [
    'points',
    'Order M00000002',
    'PV 9.00 and PQ 0.50, it comes to 1.00 and 0.50',
    'UPDATE points_moves SET pv = 900 WHERE order_id = 2',
  ],
  ['coupons', 'Coupon SPRING', '2 uses, 1 orders', 'UPDATE coupons SET uses = 2'],
  [
    'payments',
    'Order M00000002',
    '15.00, PayPal took 0.00 in 0 payments',
    "UPDATE orders SET payment = 'paypal' WHERE order_id = 2",
    "INSERT INTO order_moves (order_id, from_state, to_state, moved_by, at) VALUES (2, 'pending', 'paid', 'x', 0)",
  ],
  [
    'sales',
    '1970-02-10, EUR',
    '1 orders and 1.00, it comes to 0 and 0.00',
    "INSERT INTO sales VALUES (40, 'EUR', 1, 100)",
  ],
  [
    'ratings',
    'Product 1',
    '5.00 of 2 reviews, it comes to 0.00 of 0',
    'UPDATE products SET rating = 500, review_count = 2',
  ],
];

describe('what is wrong is found, and only that:', () => {
  test.each(FAULTS)('%s', async (check, what, said, ...statements) => {
    for (const statement of statements) await run(statement);
    expect(await found()).toEqual([[check, [{ what, said }]]]);
  });

  test('every check is tried here', () => {
    const tried = FAULTS.map(([check]) => check);
    // The database itself refuses what refers to nothing; the store of pictures has a test of its own.
    expect([...tried, 'references', 'pictures']).toEqual(AUDIT_CHECKS);
  });
});
