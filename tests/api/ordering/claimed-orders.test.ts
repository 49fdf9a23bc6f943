import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AuditPart } from '../../../functions/office/audit/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
const { sell, place } = buyersOf(shop, call);
let staff: string;
beforeAll(async () => {
  staff = await tokenFor(await makeAccount(shop.database, 'staff'));
});

const aCustomer = async () => await tokenFor(await makeAccount(shop.database, 'customer'));
const email = () => `${crypto.randomUUID()}@example.com`;

async function aGuestOrder(price: object = { pv: 1250, pq: 300 }) {
  const { order } = await sell(price);
  const { data } = await place({ ...order, billing: { ...order.billing, email: email() } });
  return { number: data.orderNumber, email: data.billing.email, data };
}

const claim = (number: string, email: string | undefined, token?: string) => {
  const search = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
  return call<Order>('POST', `/api/orders/${number}/account${search}`, { token });
};
const pointsOf = async (token: string) =>
  (await call<Account>('GET', '/api/accounts/me', { token })).data.points;
const listOf = async (token: string) =>
  (await call<Order[]>('GET', '/api/orders', { token })).data.map(({ orderNumber }) => orderNumber);
const cancel = (number: string, email: string) =>
  call('POST', `/api/orders/${number}/moves?email=${email}`, { json: { to: 'cancelled' } });

test('a guest’s order goes to the account, once, and earns its points there', async () => {
  const token = await aCustomer();
  const { number, email, data } = await aGuestOrder();
  expect(data.inAccount).toBe(false);
  const answers = [await claim(number, email.toUpperCase(), token), await claim(number, undefined, token)];
  for (const { status, data } of answers)
    expect({ status, in: data.inAccount }).toEqual({ status: 200, in: true });
  expect(await listOf(token)).toEqual([number]);
  expect(await pointsOf(token)).toEqual({ pv: 12.5, pq: 3 });
  await cancel(number, email);
  expect(await pointsOf(token)).toEqual({ pv: 0, pq: 0 });
});

test('a cancelled order earns nothing', async () => {
  const token = await aCustomer();
  const { number, email } = await aGuestOrder();
  await cancel(number, email);
  expect(await claim(number, email, token)).toMatchObject({ status: 200 });
  expect(await pointsOf(token)).toEqual({ pv: 0, pq: 0 });
});

test('of two accounts that claim it at once, one gets it, and the other is refused', async () => {
  const tokens = [await aCustomer(), await aCustomer()];
  const { number, email } = await aGuestOrder();
  const answers = await Promise.all(tokens.map(token => claim(number, email, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lists = await Promise.all(tokens.map(listOf));
  expect(lists.flat()).toEqual([number]);
  const earned =
    await shop.database.read(sql`SELECT orders.user_id FROM points_moves JOIN orders USING (order_id)
    WHERE order_number = ${number} AND points_moves.user_id = orders.user_id`);
  expect(earned).toHaveLength(1);
});

test('it takes a session and the order’s own email, from staff too', async () => {
  const token = await aCustomer();
  const { number, email: own } = await aGuestOrder();
  expectProblem(await claim(number, own), 401);
  for (const by of [token, staff])
    for (const wrong of [undefined, email()]) expectProblem(await claim(number, wrong, by), 404);
  expectProblem(await claim('M00000000', own, token), 404);
  const { data } = await call<Order>('GET', `/api/orders/${number}`, { token: staff });
  expect(data).toMatchObject({ inAccount: false, customerId: null });
});

test('an order of an account stays there, even if someone else knows its email', async () => {
  const [owner, other] = [await aCustomer(), await aCustomer()];
  const { order } = await sell({});
  const { data } = await place(order, { token: owner });
  const refused = expectProblem(await claim(data.orderNumber, order.billing.email, other), 409);
  expect(refused.detail).toBe('This order belongs to another account');
  expect(await listOf(owner)).toEqual([data.orderNumber]);
});

test('the audit finds nothing wrong afterwards', async () => {
  for (const check of ['points', 'accounts']) {
    const { data } = await call<AuditPart>('GET', `/api/audit/parts?check=${check}`, { token: staff });
    expect(data.finding.first).toEqual([]);
  }
});
