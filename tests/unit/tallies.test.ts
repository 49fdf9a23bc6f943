import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { wrongCounts } from '../support/recount.ts';
import { insertRow } from '../support/valid-rows.ts';

const DAY = 86_400_000;
const QUARTER_HOUR = 900_000;

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

const all = (table: string) => database.read(sql.raw(`SELECT * FROM ${table}`));
const found = (index: string, word: string) =>
  database.read(sql`SELECT rowid FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${`"${word}" *`}`);

test('orders are counted by state and country, sales by quarter hour and currency, through every change', async () => {
  const change = async (values: Partial<typeof orders.$inferInsert>) => {
    await database.write(build.update(orders).set(values).where(eq(orders.orderId, 1)));
    expect(await wrongCounts(database)).toEqual([]);
  };
  const order = { order_id: 1, created_at: 40 * DAY, billing: '{"firstName":"Zoë","lastName":"Lang"}' };
  await insertRow(database, 'orders', order);
  const move = async (from_state: string, to_state: string) => {
    await insertRow(database, 'order_moves', { order_id: 1, from_state, to_state });
    expect(await wrongCounts(database)).toEqual([]);
  };
  await insertRow(database, 'orders', {
    order_id: 2,
    state: 'cancelled',
    created_at: 40 * DAY + QUARTER_HOUR - 1,
  });
  expect(await all('sales_by_quarter_hour WHERE orders > 0')).toEqual([
    { quarter_hour: 3840, denomination: 'EUR', orders: 1, revenue: 1500 },
  ]);
  await insertRow(database, 'orders', {
    order_id: 3,
    country_code: 'de',
    created_at: 40 * DAY + QUARTER_HOUR - 1,
  });
  expect(await all('sales_by_quarter_hour WHERE orders > 0')).toEqual([
    { quarter_hour: 3840, denomination: 'EUR', orders: 2, revenue: 3000 },
  ]);
  expect(await all('order_counts WHERE orders > 0')).toEqual([
    { state: 'cancelled', country_code: 'DE', orders: 1 },
    { state: 'pending', country_code: 'DE', orders: 2 },
  ]);
  await move('pending', 'paid');
  await change({ shipping: 600, total: 1600 });
  await change({ createdAt: new Date(50 * DAY), denomination: 'CHF', countryCode: 'CH' });
  await move('paid', 'shipped');
  await move('shipped', 'refunded');
  expect(await found('order_search', 'zoe')).toEqual([{ rowid: 1 }]);
  await change({ email: 'somebody@else.example' });
  expect(await found('order_search', 'somebody')).toEqual([{ rowid: 1 }]);
  await database.write(build.delete(orders));
  expect(await wrongCounts(database)).toEqual([]);
  expect(await found('order_search', 'zoe')).toEqual([]);
});

test('accounts are counted by role and state, and found by name and address', async () => {
  const change = async (values: Partial<typeof users.$inferInsert>) => {
    await database.write(build.update(users).set(values).where(eq(users.username, 'zoë.lang')));
    expect(await wrongCounts(database)).toEqual([]);
  };
  for (const role of ['admin', 'staff', 'staff']) await insertRow(database, 'users', { role });
  await insertRow(database, 'users', { user_id: 90, username: 'zoë.lang', pending: 1 });
  expect(await all('account_counts WHERE accounts > 0')).toEqual([
    { role: 'admin', enabled: 1, pending: 0, accounts: 1 },
    { role: 'customer', enabled: 1, pending: 1, accounts: 1 },
    { role: 'staff', enabled: 1, pending: 0, accounts: 2 },
  ]);
  await change({ pending: false, role: 'staff' });
  await change({ enabled: false });
  expect(await found('account_search', 'zoe')).toEqual([{ rowid: 90 }]);
  await change({ email: 'zoe@example.com' });
  expect(await found('account_search', 'example')).toEqual([{ rowid: 90 }]);
  await database.write(build.delete(users).where(eq(users.userId, 90)));
  expect(await wrongCounts(database)).toEqual([]);
  expect(await found('account_search', 'zoe')).toEqual([]);
});

test('each account has its number of orders, last order and spending', async () => {
  const expectFigures = async (figures: Record<string, unknown>) => {
    expect(await all('customer_figures WHERE user_id = 91')).toEqual([{ user_id: 91, ...figures }]);
    expect(await wrongCounts(database)).toEqual([]);
  };
  const order = (order_id: number, rest: object = {}) =>
    insertRow(database, 'orders', { order_id, user_id: 91, created_at: order_id * DAY, ...rest });
  const change = (orderId: number, values: Partial<typeof orders.$inferInsert>) =>
    database.write(build.update(orders).set(values).where(eq(orders.orderId, orderId)));
  await insertRow(database, 'users', { user_id: 91 });
  await expectFigures({ orders: 0, last_order_at: 0, spent_in: '', spent: 0 });
  await order(50);
  await order(51, { state: 'cancelled' });
  await order(52);
  await expectFigures({ orders: 3, last_order_at: 52 * DAY, spent_in: 'EUR', spent: 3000 });
  await order(53, { denomination: 'CHF' });
  await expectFigures({ orders: 4, last_order_at: 53 * DAY, spent_in: 'CHF', spent: 1500 });
  await order(54, { user_id: null });
  await change(54, { userId: 91 });
  await expectFigures({ orders: 5, last_order_at: 54 * DAY, spent_in: 'EUR', spent: 4500 });
  await insertRow(database, 'order_moves', {
    order_id: 50,
    from_state: 'pending',
    to_state: 'cancelled',
    gives_back: 1,
  });
  await expectFigures({ orders: 5, last_order_at: 54 * DAY, spent_in: 'EUR', spent: 3000 });
  await database.write(build.delete(orders).where(eq(orders.orderId, 54)));
  await expectFigures({ orders: 4, last_order_at: 53 * DAY, spent_in: 'CHF', spent: 1500 });
  await database.write(build.delete(orders));
  await expectFigures({ orders: 0, last_order_at: 0, spent_in: '', spent: 0 });
  await database.write(build.delete(users).where(eq(users.userId, 91)));
  expect(await all('customer_figures WHERE user_id = 91')).toEqual([]);
});
