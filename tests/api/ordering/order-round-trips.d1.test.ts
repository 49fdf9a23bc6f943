import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { openLoggedShop } from '../../support/logged-shop.ts';
import { tokenFor } from '../../support/tokens.ts';

/** With limits, and without emails, which are sent after the response. */
const AS_DEPLOYED = {
  LOG_LEVEL: 'info',
  ORDER_LIMIT: '999',
  MERIDIAN_LOCAL: '',
  SHOP_URL: 'https://shop.example',
};

describe('with an order limit, as in every shop', () => {
  const { shop, call, lineOf } = openLoggedShop(AS_DEPLOYED);
  const { sell, place } = buyersOf(shop, call);

  test('an order takes two round trips to the database: one to read and one to write', async () => {
    const { order } = await sell({});
    const answer = await place(order, { headers: aKey() });
    expect(answer.status).toBe(201);
    expect((await lineOf(answer)).roundTrips).toBe(2);
  });

  test('a customer’s order takes one more, to check that the account still exists', async () => {
    const { order } = await sell({});
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const answer = await place(order, { token });
    expect(answer.status).toBe(201);
    expect((await lineOf(answer)).roundTrips).toBe(3);
  });
});
