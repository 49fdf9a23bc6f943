import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
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

  test('after signing in is the order that was placed as a guest, and not a second one', async () => {
    const { order, sold, headers } = await offered();
    const asGuest = await place(order, { headers });
    const asAccount = await place(order, { headers, token: await signedIn() });
    expect([asGuest.status, asAccount.status]).toEqual([201, 200]);
    expect(asAccount.data).toEqual(asGuest.data);
    expect(await sold()).toBe(1);
  });

  test('after signing out, or when the sign-in has ended, is the order of the account', async () => {
    const { order, sold, headers } = await offered();
    const asAccount = await place(order, { headers, token: await signedIn() });
    const asGuest = await place(order, { headers });
    expect([asAccount.status, asGuest.status]).toEqual([201, 200]);
    expect(asGuest.data).toEqual(asAccount.data);
    expect(await sold()).toBe(1);
  });

  test('is placed once when the first request is still under way as somebody signs in', async () => {
    const { order, sold, headers } = await offered();
    const token = await signedIn();
    const answers = await Promise.all([place(order, { headers }), place(order, { headers, token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map(({ data }) => data.orderNumber)).size).toBe(1);
    expect(await sold()).toBe(1);
  });

  test('is another account’s own order, whoever used that key before', async () => {
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

  test('is refused when it is another one, whether its sender has signed in or out since', async () => {
    const { order, sold, headers } = await offered();
    const [token, changed] = [await signedIn(), { ...order, notes: 'Another' }];
    await place(order, { headers });
    expectProblem(await place(changed, { headers, token }), 409);
    const key = aKey();
    await place(order, { headers: key, token });
    expectProblem(await place(changed, { headers: key }), 409);
    expect(await sold()).toBe(2);
  });

  test('has the longest key there may be, also of an account', async () => {
    const { order } = await offered();
    const headers = { 'Idempotency-Key': 'k'.repeat(100) };
    const token = await signedIn();
    expect((await place(order, { headers, token })).status).toBe(201);
    expect((await place(order, { headers, token })).status).toBe(200);
  });
});
