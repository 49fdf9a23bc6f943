import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { rejectionOf } from '../support/refused.ts';
import { insertRow, type Row } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeEach(async () => {
  await stop?.();
  ({ database, stop } = await startMigratedDatabase());
  for (const table of ['categories', 'subcategories', 'products', 'countries']) await insert(table);
  await insert('product_prices', { country_id: 1, stock_available: 5 });
  await insert('coupons', { most_uses: 1 });
});
afterAll(() => stop());

const insert = (table: string, row: Row = {}) => insertRow(database, table, row);
const all = (query: string) => database.read(sql.raw(query));
const one = async <Row>(query: string) => (await all(query))[0] as Row;

type Sold = Row & { quantity?: number; stock?: number };

async function order(order_id: number, { quantity = 2, stock = 5, ...given }: Sold = {}) {
  await insert('orders', { order_id, ...given });
  await insert('order_lines', { order_id, position: 1, quantity });
  await insert('stock_moves', { product_code: 1, order_id, change: -quantity, stock: stock - quantity });
  await insert('points_moves', { order_id });
  await insert('coupon_uses', { order_id });
}
const move = (order_id: number, from_state: string, to_state: string, given: Row = {}) =>
  insert('order_moves', {
    order_id,
    from_state,
    to_state,
    gives_back: Number(to_state === 'cancelled'),
    ...given,
  });

const books = () =>
  one(`SELECT stock_available AS stock, (SELECT sum(change) FROM stock_moves) AS ledger, units_sold AS sold, uses AS coupons
    FROM product_prices JOIN products USING (product_code), coupons`);
const points = () => one('SELECT sum(pv) AS pv, sum(pq) AS pq FROM points_moves');
const state = async (id: number) =>
  (await one<{ state: string }>(`SELECT state FROM orders WHERE order_id = ${id}`)).state;

test('every stock change adds a line, so that the ledger always equals the stock', async () => {
  await database.write(sql`UPDATE product_prices SET stock_available = 9, net_price = 7`);
  await database.write(sql`UPDATE product_prices SET net_price = 8`);
  await order(1, { stock: 9 });
  expect(await books()).toEqual({ stock: 7, ledger: 7, sold: 2, coupons: 1 });
  await database.write(sql`DELETE FROM product_prices`);
  await insert('product_prices', { country_id: 1, stock_available: 3 });
  const lines = 'SELECT change, stock, reason FROM stock_moves ORDER BY line';
  expect(await all(lines)).toEqual([
    { change: 5, stock: 5, reason: 'counted' },
    { change: 4, stock: 9, reason: 'counted' },
    { change: -2, stock: 7, reason: 'sold' },
    { change: -7, stock: 0, reason: 'counted' },
    { change: 3, stock: 3, reason: 'counted' },
  ]);
  expect(await books()).toEqual({ stock: 3, ledger: 3, sold: 2, coupons: 1 });
});

test('a restored product has its sales from the ledger, whatever was cancelled meanwhile', async () => {
  await order(1);
  await database.write(sql`DELETE FROM product_prices`);
  await database.write(sql`DELETE FROM products`);
  await move(1, 'pending', 'cancelled');
  await insert('products', { product_code: 1, units_sold: 2 });
  expect(await one('SELECT units_sold AS sold FROM products')).toEqual({ sold: 0 });
});

test('a cancelled order returns stock, coupon and points, each only once', async () => {
  await order(1);
  expect({ books: await books(), points: await points() }).toEqual({
    books: { stock: 3, ledger: 3, sold: 2, coupons: 1 },
    points: { pv: 100, pq: 50 },
  });
  await move(1, 'pending', 'paid');
  await move(1, 'paid', 'cancelled');
  const back = { books: { stock: 5, ledger: 5, sold: 0, coupons: 0 }, points: { pv: 0, pq: 0 } };
  expect({ books: await books(), points: await points() }).toEqual(back);
  await move(1, 'cancelled', 'refunded', { gives_back: 1 });
  expect({ books: await books(), points: await points() }).toEqual(back);
  expect(await state(1)).toBe('refunded');
  const twice = { product_code: 1, order_id: 1, reason: 'returned', change: 2, stock: 7 };
  expect(await rejectionOf(insert('stock_moves', twice))).toMatchObject({ kind: 'unique' });
});

test('an order refunded after shipping stays sold, unless staff restock it; its points are removed', async () => {
  await order(1, { payment: 'cash-on-delivery' });
  await move(1, 'pending', 'shipped');
  await move(1, 'shipped', 'delivered');
  await move(1, 'delivered', 'refunded');
  expect({ books: await books(), points: await points() }).toEqual({
    books: { stock: 3, ledger: 3, sold: 2, coupons: 1 },
    points: { pv: 0, pq: 0 },
  });
});

test('stock returned while its price is deleted waits in the ledger, and a new price counts it', async () => {
  await order(1);
  await database.write(sql`DELETE FROM product_prices`);
  await move(1, 'pending', 'cancelled');
  expect(await state(1)).toBe('cancelled');
  await insert('product_prices', { country_id: 1, stock_available: 7 });
  const lines = 'SELECT change, stock, reason FROM stock_moves ORDER BY line';
  expect((await all(lines)).slice(-3)).toEqual([
    { change: -3, stock: 0, reason: 'counted' },
    { change: 2, stock: 2, reason: 'returned' },
    { change: 5, stock: 7, reason: 'counted' },
  ]);
  expect(await books()).toEqual({ stock: 7, ledger: 7, sold: 0, coupons: 0 });
});

test('an order makes only valid transitions, from its current state, and never bypasses its moves', async () => {
  await order(1);
  await move(1, 'pending', 'paid');
  const rule = (message: string) => ({ kind: 'rule', message });
  expect(await rejectionOf(move(1, 'pending', 'cancelled'))).toEqual(
    rule('The order was moved in the meantime.'),
  );
  expect(await rejectionOf(move(1, 'pending', 'paid'))).toMatchObject({ kind: 'unique' });
  const past = sql`UPDATE orders SET state = 'delivered'`;
  expect(await rejectionOf(database.write(past))).toEqual(rule('An order is moved by its moves alone.'));
  await insert('orders', { order_id: 2 });
  const unpaid = rule('Only what is paid on delivery is sent before it is paid.');
  expect(await rejectionOf(move(2, 'pending', 'shipped'))).toEqual(unpaid);
  expect({ first: await state(1), second: await state(2) }).toEqual({ first: 'paid', second: 'pending' });
});

test('stock is never oversold, and a coupon never used more often than allowed', async () => {
  const sold = { product_code: 1, order_id: 1, change: -6, stock: -1 };
  await insert('orders', { order_id: 1 });
  expect(await rejectionOf(insert('stock_moves', sold))).toMatchObject({
    constraint: 'stock_left_not_negative',
  });
  const refused = insert('stock_moves', { ...sold, stock: 0 });
  expect(await rejectionOf(refused)).toEqual({
    kind: 'rule',
    message: 'The stock was counted in the meantime.',
  });
  await order(2);
  await insert('orders', { order_id: 3 });
  const again = insert('coupon_uses', { order_id: 3 });
  expect(await rejectionOf(again)).toMatchObject({ constraint: 'coupon_within_its_uses' });
});
