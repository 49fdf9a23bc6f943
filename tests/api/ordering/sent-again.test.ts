import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const LEFT = 5;

describe('an order sent again with its key', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);

  const signedIn = async () => tokenFor(await makeAccount(shop.database, 'customer'));
  const offered = async () => {
    const { order, countryId } = await sell({ netPrice: 1000, stockAvailable: LEFT });
    const sold = async () => {
      const [{ stock } = { stock: 0 }] = await shop.database.read(
        sql<{
          stock: number;
        }>`SELECT stock_available AS stock FROM product_prices WHERE country_id = ${countryId}`,
      );
      return LEFT - stock;
    };
    return { order, sold, headers: aKey() };
  };

  test('returns the guest order after signing in, and not a second one', async () => {
    const { order, sold, headers } = await offered();
    const asGuest = await place(order, { headers });
    const asAccount = await place(order, { headers, token: await signedIn() });
    expect([asGuest.status, asAccount.status]).toEqual([201, 200]);
    expect(asAccount.data).toEqual(asGuest.data);
    expect(await sold()).toBe(1);
  });

  test('returns the account’s order after signing out or an expired sign-in', async () => {
    const { order, sold, headers } = await offered();
    const asAccount = await place(order, { headers, token: await signedIn() });
    const asGuest = await place(order, { headers });
    expect([asAccount.status, asGuest.status]).toEqual([201, 200]);
    expect(asGuest.data).toEqual(asAccount.data);
    expect(await sold()).toBe(1);
  });

  test('is placed once if the customer signs in during the first request', async () => {
    const { order, sold, headers } = await offered();
    const token = await signedIn();
    const answers = await Promise.all([place(order, { headers }), place(order, { headers, token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map(({ data }) => data.orderNumber)).size).toBe(1);
    expect(await sold()).toBe(1);
  });

  test('is a separate order in another account, no matter who used that key before', async () => {
    const { order, sold, headers } = await offered();
    const [one, other] = [await signedIn(), await signedIn()];
    const first = await place(order, { headers, token: one });
    const second = await place({ ...order, notes: 'Mine' }, { headers, token: other });
    expect([first.status, second.status]).toEqual([201, 201]);
    for (const [token, placed] of [
      [one, first],
      [other, second],
    ] as const) {
      const again = await place({ ...order, notes: placed.data.notes }, { headers, token });
      expect(again.data).toEqual(placed.data);
      const { data } = await call<{ orderNumber: string }[]>('GET', '/api/orders', { token });
      expect(data.map(({ orderNumber }) => orderNumber)).toEqual([placed.data.orderNumber]);
    }
    expect(await sold()).toBe(2);
  });

  test('is rejected if its contents differ, whether its sender has signed in or out since', async () => {
    const { order, sold, headers } = await offered();
    const [token, changed] = [await signedIn(), { ...order, notes: 'Another' }];
    await place(order, { headers });
    expectProblem(await place(changed, { headers, token }), 409);
    const key = aKey();
    await place(order, { headers: key, token });
    expectProblem(await place(changed, { headers: key }), 409);
    expect(await sold()).toBe(2);
  });

  test('accepts a key of maximum length, also in an account', async () => {
    const { order } = await offered();
    const headers = { 'Idempotency-Key': 'k'.repeat(100) };
    const token = await signedIn();
    expect((await place(order, { headers, token })).status).toBe(201);
    expect((await place(order, { headers, token })).status).toBe(200);
  });
});

describe('finding an order by its key after a lost response', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  const ask = (headers: Record<string, string>, { email, token }: { email?: string; token?: string } = {}) =>
    call<Order>('GET', `/api/orders/sent${email ? `?email=${encodeURIComponent(email)}` : ''}`, {
      headers,
      token,
    });
  const signedIn = async () => tokenFor(await makeAccount(shop.database, 'customer'));

  test('works as a guest with its email, or signed in, and places nothing', async () => {
    const { order } = await sell({ netPrice: 1000, stockAvailable: LEFT });
    const [ofGuest, ofAccount, token] = [aKey(), aKey(), await signedIn()];
    const { email } = order.billing;
    expectProblem(await ask(ofGuest, { email }), 404);
    const guests = await place(order, { headers: ofGuest });
    const accounts = await place(order, { headers: ofAccount, token });
    expect(guests.status, 'nothing had this key yet').toBe(201);
    expect((await ask(ofGuest, { email: email.toUpperCase() })).data).toEqual(guests.data);
    expect((await ask(ofGuest, { email, token })).data, 'signed in since').toEqual(guests.data);
    expect((await ask(ofAccount, { token })).data).toEqual(accounts.data);
    expect((await ask(ofAccount, { email })).data, 'signed out since').toEqual(accounts.data);
  });

  test('fails with the key alone, the email alone, or in another account', async () => {
    const { order } = await sell({ netPrice: 1000, stockAvailable: LEFT });
    const [headers, owner, other] = [aKey(), await signedIn(), await signedIn()];
    const { email } = order.billing;
    await place(order, { headers, token: owner });
    expectProblem(await ask(headers), 404);
    expectProblem(await ask(headers, { email: 'somebody@example.com' }), 404);
    expectProblem(await ask(aKey(), { email }), 404);
    expectProblem(await ask(headers, { token: other }), 404);
    expectProblem(await ask(headers, { email, token: other }), 404);
    expectProblem(await ask({}, { email }), 422);
    expectProblem(await ask({ 'Idempotency-Key': 'short' }, { email }), 422);
  });

  test('can be repeated on a bad connection without blocking this or other orders', async () => {
    const { order } = await sell({ netPrice: 1000, stockAvailable: LEFT });
    const headers = { ...aKey(), ...fromElsewhere() };
    const { email } = order.billing;
    for (let count = 0; count < 25; count += 1) expect((await ask(headers, { email })).status).toBe(404);
    const { data, status } = await place(order, { headers });
    expect(status).toBe(201);
    expect((await ask(headers, { email })).status).toBe(200);
    expect((await call('GET', `/api/orders/${data.orderNumber}?email=${email}`, { headers })).status).toBe(
      200,
    );
  });

  test('is limited like guessing an order number', async () => {
    const { order } = await sell({ netPrice: 1000, stockAvailable: LEFT });
    const [key, here] = [aKey(), fromElsewhere()];
    await place(order, { headers: key });
    for (let count = 0; count < 20; count += 1)
      expect((await ask({ ...key, ...here }, { email: `guess-${count}@example.com` })).status).toBe(404);
    expect((await ask({ ...key, ...here }, { email: order.billing.email })).status).toBe(429);
    const elsewhere = { ...key, ...fromElsewhere() };
    expect((await ask(elsewhere, { email: order.billing.email })).status).toBe(200);
  });
});
