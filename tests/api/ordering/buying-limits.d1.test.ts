import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { MONEY } from '../../support/cron-times.ts';
import { AN_ADDRESS } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('limits for one buyer', () => {
  const { shop, call } = openShop({ variables: { ORDER_LIMIT: '6' } });
  const { sell, place: send } = buyersOf(shop, call);

  const by = (email: string) => ({ email });
  const place = (
    { email, ...order }: { email?: string; country: string; [field: string]: unknown },
    options?: Parameters<typeof send>[1],
  ) =>
    send({ ...order, billing: { ...AN_ADDRESS, country: order.country, ...(email && { email }) } }, options);
  const someone = () => by(`${crypto.randomUUID()}@example.com`);
  const from = (place: Record<string, string>) => ({ ...aKey(), ...place });
  const stockOf = async (countryId: number) => {
    const [row] = await shop.database.read(
      sql<{
        stock: number;
      }>`SELECT sum(stock_available) AS stock FROM product_prices WHERE country_id = ${countryId}`,
    );
    return row?.stock;
  };

  test('limits orders per hour from one place, under any name, and not those of others', async () => {
    const { order } = await sell({ stockAvailable: 500 });
    const here = fromElsewhere();
    for (let count = 0; count < 6; count += 1)
      expect((await place({ ...order, ...someone() }, { headers: from(here) })).status).toBe(201);
    const refused = await place({ ...order, ...someone() }, { headers: from(here) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await place({ ...order, ...someone() }, { headers: from(fromElsewhere()) })).status).toBe(201);
  });

  test('limits orders under one email, from any place', async () => {
    const { order } = await sell({ stockAvailable: 500 });
    const victim = by(`${crypto.randomUUID()}@example.com`);
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await place({ ...order, ...victim }, { headers: from(fromElsewhere()) })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });

  test('the same order sent again does not count as a second', async () => {
    const { order } = await sell({ stockAvailable: 500 });
    const headers = from(fromElsewhere());
    const buyer = someone();
    const statuses = [];
    for (let count = 0; count < 9; count += 1)
      statuses.push((await place({ ...order, ...buyer }, { headers })).status);
    expect(statuses).toEqual([201, ...Array<number>(8).fill(200)]);
  });

  test('a guest cannot reserve all the stock without paying, and paid orders no longer count', async () => {
    const { country, countryId, lines } = await sell({ stockAvailable: 900 });
    const here = fromElsewhere();
    const buyer = someone();
    const take = (quantity: number, given = buyer, place_ = here) =>
      place(
        { country, payment: 'bank-transfer', lines: lines.map(line => ({ ...line, quantity })), ...given },
        { headers: from(place_) },
      );
    const greedy = await take(101);
    expect(greedy).toMatchObject({ status: 422, problem: { errors: [{ path: 'lines' }] } });
    const first = await take(60);
    expect(first.status).toBe(201);
    expect((await take(41)).status, 'from the same guest').toBe(422);
    expect((await take(41, someone())).status, 'from the same place').toBe(422);
    expect((await take(41, someone(), fromElsewhere())).status, 'from someone else').toBe(201);
    expect(await stockOf(countryId)).toBe(900 - 101);

    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    await call('POST', `/api/orders/${first.data.orderNumber}/moves`, { json: { to: 'paid' }, token });
    expect((await take(100)).status).toBe(201);
  });

  test('ordering in a customer’s name does not block that customer, when signed in', async () => {
    const { order } = await sell({ stockAvailable: 500 });
    const victim = by(`${crypto.randomUUID()}@example.com`);
    for (let count = 0; count < 7; count += 1)
      await place({ ...order, ...victim }, { headers: from(fromElsewhere()) });
    expect((await place({ ...order, ...victim }, { headers: from(fromElsewhere()) })).status).toBe(429);
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const statuses = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await place({ ...order, ...victim }, { token, headers: from(fromElsewhere()) })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });

  test('an account has a guest’s limit until it has paid an order, and then none, like staff', async () => {
    const { country, lines } = await sell({ stockAvailable: 2000 });
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
    const take = (quantity: number, by_ = token, payment = 'bank-transfer') => {
      const ordered = lines.map(line => ({ ...line, quantity }));
      return place(
        { country, payment, lines: ordered, ...someone() },
        { token: by_, headers: from(fromElsewhere()) },
      );
    };
    expect(await take(101)).toMatchObject({ status: 422, problem: { errors: [{ path: 'lines' }] } });
    const first = await take(60, token, 'cash-on-delivery');
    expect(first.status).toBe(201);
    expect((await take(41)).status, 'including cash on delivery').toBe(422);
    for (const to of ['shipped', 'delivered'])
      await call('POST', `/api/orders/${first.data.orderNumber}/moves`, { json: { to }, token: staff });
    expect((await take(400)).status).toBe(201);
    expect((await take(400, staff)).status).toBe(201);
  });

  test('cancels an order whose transfer is overdue and returns its stock; others are unaffected', async () => {
    const { countryId, order } = await sell({ stockAvailable: 10 });
    const ordered = [];
    for (const payment of ['bank-transfer', 'bank-transfer', 'cash-on-delivery'])
      ordered.push(
        (await place({ ...order, payment, ...someone() }, { headers: from(fromElsewhere()) })).data,
      );
    const [late, fresh, atTheDoor] = ordered.map(({ orderNumber }) => orderNumber);
    const made = Date.parse(ordered[0]?.createdAt ?? '');
    expect(ordered.map(({ payBy }) => payBy && Date.parse(payBy) - made >= 7 * DAY)).toEqual([
      true,
      true,
      null,
    ]);
    await shop.database.write(
      sql`UPDATE orders SET created_at = created_at - ${7 * DAY + 1000} WHERE order_number IN (${late}, ${atTheDoor})`,
    );
    await shop.runTasks(MONEY);
    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    const stateOf = async (number = '') => (await call('GET', `/api/orders/${number}`, { token })).data;
    expect(await stateOf(late)).toMatchObject({
      state: 'cancelled',
      moves: [{ to: 'cancelled', note: 'Not paid within 7 days' }],
    });
    expect([await stateOf(fresh), await stateOf(atTheDoor)]).toMatchObject([
      { state: 'pending' },
      { state: 'pending' },
    ]);
    expect(await stockOf(countryId)).toBe(8);
  });

  test('staff block a sender with one click, which cancels all its unpaid orders and no others', async () => {
    const { countryId, order } = await sell({ stockAvailable: 50 });
    const here = fromElsewhere();
    const numbers = [];
    for (let count = 0; count < 4; count += 1)
      numbers.push((await place({ ...order, ...someone() }, { headers: from(here) })).data.orderNumber);
    const other = (await place({ ...order, ...someone() }, { headers: from(fromElsewhere()) })).data
      .orderNumber;
    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    await call('POST', `/api/orders/${numbers[3]}/moves`, { json: { to: 'paid' }, token });
    const path = `/api/orders/${numbers[0]}/sender`;
    expect((await call('GET', path, { token })).data).toEqual({ pending: 3, customers: 3, kept: 0 });
    expect(await call('POST', `${path}/cancellation`, { token })).toMatchObject({
      status: 200,
      data: { cancelled: 3 },
    });
    const states = [];
    for (const number of [...numbers, other])
      states.push((await call<{ state: string }>('GET', `/api/orders/${number}`, { token })).data.state);
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled', 'paid', 'pending']);
    expect(await stockOf(countryId)).toBe(48);
    const notified = sql`SELECT order_number AS number FROM letters JOIN orders USING (order_id)
      WHERE kind = 'order-cancelled' AND order_number IN (${numbers[0]}, ${numbers[1]}, ${numbers[2]})`;
    expect(await shop.database.read(notified)).toHaveLength(3);
  });

  test('a returning customer loses no order because of someone else at the same place', async () => {
    const { order } = await sell({ stockAvailable: 50 });
    const here = fromElsewhere();
    const buy = async (options = {}) =>
      (await place({ ...order, ...someone() }, { headers: from(here), ...options })).data.orderNumber;
    const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const paid = await buy({ token });
    await call('POST', `/api/orders/${paid}/moves`, { json: { to: 'paid' }, token: staff });
    const [theirs, guests] = [await buy({ token }), await buy()];
    const path = `/api/orders/${guests}/sender`;
    expect((await call('GET', path, { token: staff })).data).toEqual({ pending: 1, customers: 1, kept: 1 });
    await call('POST', `${path}/cancellation`, { token: staff });
    const stateOf = async (number: string) =>
      (await call<{ state: string }>('GET', `/api/orders/${number}`, { token: staff })).data.state;
    expect([await stateOf(theirs), await stateOf(guests)]).toEqual(['pending', 'cancelled']);
  });
});

describe('without an order limit, as in a load test', () => {
  const { shop, call } = openShop({ variables: { ORDER_LIMIT: 'off' } });
  const { sell, place } = buyersOf(shop, call);

  test('a guest still cannot reserve all the stock', async () => {
    const { country, lines } = await sell({ stockAvailable: 900 });
    const ordered = lines.map(line => ({ ...line, quantity: 101 }));
    const order = { country, payment: 'bank-transfer', lines: ordered, billing: { ...AN_ADDRESS, country } };
    expect(await place(order)).toMatchObject({ status: 422, problem: { errors: [{ path: 'lines' }] } });
  });
});
