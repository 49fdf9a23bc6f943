import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Customer, CustomerDetails } from '../../../functions/people/customers/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('customers', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  test('a customer is shown with their orders, and cancelled ones add no money or points', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const theirs = await tokenFor(user);
    const { order } = await sell({ netPrice: 1000, pv: 250, pq: 125, stockAvailable: 9 });
    const graz = { ...order.billing, city: 'Graz' };
    const kept = await place({ ...order, shipping: graz }, { token: theirs });
    const gone = await place({ ...order, shipping: graz }, { token: theirs });
    const last = await place(order, { token: theirs });
    await place(order);
    const move = `/api/orders/${gone.data.orderNumber}/moves`;
    await call('POST', move, { json: { to: 'cancelled' }, token });

    const { status, data, headers } = await call<CustomerDetails>('GET', `/api/customers/${user.userId}`, {
      token,
    });
    expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
      status: 200,
      cacheControl: 'private, no-cache',
    });
    expect(data).toEqual({
      userId: user.userId,
      username: user.username,
      name: 'Maria Lang',
      email: user.email,
      enabled: true,
      createdAt: user.createdAt.toISOString(),
      orders: 3,
      lastOrderAt: last.data.createdAt,
      spent: [{ denomination: 'EUR', amount: kept.data.total + last.data.total }],
      points: { pv: 5, pq: 2.5 },
      addresses: [order.billing, graz],
    });
    const found = await call<Customer[]>('GET', `/api/customers?q=${user.username}&page=1`, { token });
    const { addresses: _, ...listed } = data;
    expect({ data: found.data, total: found.headers.get('X-Total-Count') }).toEqual({
      data: [listed],
      total: '1',
    });

    const orders = await call<Order[]>('GET', `/api/orders?user=${user.userId}&state=pending`, { token });
    expect(orders.data.map(({ orderNumber, customerId }) => [orderNumber, customerId])).toEqual(
      [last, kept].map(({ data: { orderNumber } }) => [orderNumber, user.userId]),
    );
    const own = await call<Order>('GET', `/api/orders/${last.data.orderNumber}`, { token: theirs });
    expect(own.data).not.toHaveProperty('customerId');
  });

  test('the list is sorted and paged, without staff, and includes customers without orders', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const make = (name: string, role: 'staff' | 'customer', createdAt: number) =>
      makeAccount(shop.database, role, {
        username: `${word}.${name}`,
        email: `${name}-${word}@example.com`,
        createdAt: new Date(createdAt),
      });
    await make('b', 'customer', 2);
    await make('a', 'customer', 1);
    const { userId } = await make('c', 'staff', 3);
    const page = async (search: string) => {
      const { data, headers } = await call<Customer[]>('GET', `/api/customers?q=${word}&${search}`, {
        token,
      });
      return [data.map(({ username }) => username.split('.')[1]), headers.get('X-Total-Count')];
    };
    expect(await page('pageSize=5')).toEqual([['b', 'a'], '2']);
    expect(await page('sort=username&page=2&pageSize=1')).toEqual([['b'], '2']);
    expect(await page('sort=createdAt')).toEqual([['a', 'b'], '2']);
    expect(await page('sort=email')).toEqual([['a', 'b'], '2']);
    expect(await page('sort=-email&pageSize=1')).toEqual([['b'], '2']);
    const all = await call<Customer[]>('GET', '/api/customers', { token });
    const first = await call<Customer[]>('GET', '/api/customers?pageSize=1', { token });
    expect(first.headers.get('X-Total-Count')).toBe(String(all.data.length));
    expect(all.data.find(({ username }) => username === `${word}.a`)).toMatchObject({
      name: '',
      orders: 0,
      lastOrderAt: null,
      spent: [],
      points: { pv: 0, pq: 0 },
    });
    expectProblem(await call('GET', `/api/customers/${userId}`, { token }), 404);
    expectProblem(await call('GET', '/api/customers?sort=points', { token }), 422);
  });

  test('the list is sorted by orders, and cancelled ones no longer count as spent', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const make = (name: string) => makeAccount(shop.database, 'customer', { username: `${word}.${name}` });
    const [often, much, once] = [await make('often'), await make('much'), await make('once')];
    await make('never');
    const { order } = await sell({ netPrice: 10_000, stockAvailable: 99 });
    const buy = async (user: typeof often, quantity: number) => {
      const lines = order.lines.map(line => ({ ...line, quantity }));
      return await place({ ...order, lines }, { token: await tokenFor(user) });
    };
    const off = await buy(often, 1);
    await buy(often, 1);
    await buy(often, 1);
    const dear = await buy(much, 9);
    await buy(once, 4);
    const sorted = async (search: string) => {
      const { data } = await call<Customer[]>('GET', `/api/customers?q=${word}&${search}`, { token });
      return data.map(({ username }) => username.split('.')[1]);
    };
    expect(await sorted('sort=-orders')).toEqual(['often', 'once', 'much', 'never']);
    expect(await sorted('sort=orders&pageSize=2&page=2')).toEqual(['once', 'often']);
    expect(await sorted('sort=-lastOrderAt')).toEqual(['once', 'much', 'often', 'never']);
    expect(await sorted('sort=-spent')).toEqual(['much', 'once', 'often', 'never']);
    expect(await sorted(`sort=-spent&pageSize=2&after=${much.userId}`)).toEqual(['once', 'often']);
    for (const { data } of [off, dear]) {
      await call('POST', `/api/orders/${data.orderNumber}/moves`, { json: { to: 'cancelled' }, token });
    }
    expect(await sorted('sort=-spent')).toEqual(['once', 'often', 'much', 'never']);
    expect(await sorted('sort=-orders')).toEqual(['often', 'once', 'much', 'never']);
  });
});
