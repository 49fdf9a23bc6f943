import { expect, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { dayAt, daysAfter, startOfDay } from '../../../functions/contracts/clock.ts';
import { clockIn } from '../../../functions/contracts/time-zones.ts';
import type { Stats } from '../../../functions/office/stats/contract.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { TokenCheck } from '../../../functions/people/auth/contract.ts';
import type { Settings } from '../../../functions/settings/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { AN_ADDRESS, makeCountry, makePrice } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let made = 0;

const orderAt = (moment: string | number) => {
  made += 1;
  const orderNumber = `Z${String(made).padStart(8, '0')}`;
  const order = build.insert(orders).values({
    orderNumber,
    idempotencyKey: `zone-${made}-key`,
    requestHash: '',
    email: AN_ADDRESS.email,
    payment: 'bank-transfer',
    countryCode: 'DE',
    countryName: 'Germany',
    denomination: 'EUR',
    billing: AN_ADDRESS,
    subtotal: 1000,
    shipping: 500,
    total: 1500,
    createdAt: new Date(moment),
  });
  return shop.database.write(order).then(() => orderNumber);
};

const admin = async () => tokenFor(await makeAccount(shop.database, 'admin'));
const setZone = async (timeZone: unknown, token: string) =>
  call<Settings>('PUT', '/api/settings', { json: { timeZone }, token });
const listed = async (days: string, token: string) =>
  (await call<Order[]>('GET', `/api/orders?${days}`, { token })).data.map(({ orderNumber }) => orderNumber);

test('a shop uses UTC until an admin chooses a valid time zone', async () => {
  const token = await admin();
  expect((await call<Settings>('GET', '/api/settings')).data.timeZone).toBe('UTC');
  for (const wrong of ['', null, 7, '+02:00', 'Berlin', 'Europe/Atlantis', 'x'.repeat(300)]) {
    const { status, problem } = await setZone(wrong, token);
    expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
      status: 422,
      paths: ['timeZone'],
    });
  }
  expect((await setZone(' europe/berlin ', token)).data.timeZone).toBe('Europe/Berlin');
  const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
  expect((await setZone('UTC', staff)).status).toBe(403);
  expect((await setZone('UTC', token)).data.timeZone).toBe('UTC');
});

test('staff get the time zone of the shop with the check of their sign-in, and customers do not', async () => {
  const token = await admin();
  const shownTo = async (role: 'staff' | 'customer') => {
    const checked = { token: await tokenFor(await makeAccount(shop.database, role)) };
    return (await call<TokenCheck>('GET', '/api/auth/checktoken', checked)).data;
  };
  await setZone('Asia/Kolkata', token);
  expect(await shownTo('staff')).toMatchObject({ response: true, timeZone: 'Asia/Kolkata' });
  expect(await shownTo('customer')).not.toHaveProperty('timeZone');
  await setZone('UTC', token);
  expect(await shownTo('staff')).toMatchObject({ response: true, timeZone: 'UTC' });
});

test('orders are found by the shop’s calendar days, and follow a new time zone at once', async () => {
  const token = await admin();
  const [eve, night, next] = [
    await orderAt('2023-11-24T07:59:59.999Z'),
    await orderAt('2023-11-25T07:30:00.000Z'),
    await orderAt('2023-11-25T08:00:00.000Z'),
  ];
  expect(await listed('from=2023-11-25&to=2023-11-25', token)).toEqual([next, night]);
  await setZone('America/Los_Angeles', token);
  expect(await listed('from=2023-11-24&to=2023-11-24', token)).toEqual([night]);
  expect(await listed('from=2023-11-20&to=2023-11-23', token)).toEqual([eve]);
  expect(await listed('from=2023-11-25&to=2023-11-30&page=1&pageSize=10', token)).toEqual([next]);
  await setZone('Asia/Kolkata', token);
  expect(await listed('from=2023-11-24&to=2023-11-24', token)).toEqual([eve]);
  await setZone('UTC', token);
});

test('orders from a repeated hour stay in order and in their day', async () => {
  const token = await admin();
  await setZone('Europe/Berlin', token);
  const night = await Promise.all(['2025-10-25T22:00:00Z', '2025-10-26T22:59:59.999Z'].map(orderAt));
  const [first, second] = [await orderAt('2025-10-26T00:45:00Z'), await orderAt('2025-10-26T01:15:00Z')];
  await Promise.all(['2025-10-25T21:59:59.999Z', '2025-10-26T23:00:00Z'].map(orderAt));
  expect(await listed('from=2025-10-26&to=2025-10-26', token)).toEqual([night[1], second, first, night[0]]);
  const spring = [await orderAt('2025-03-29T23:00:00Z'), await orderAt('2025-03-30T21:59:59.999Z')];
  await orderAt('2025-03-30T22:00:00Z');
  expect(await listed('from=2025-03-30&to=2025-03-30', token)).toEqual(spring.toReversed());
  await setZone('UTC', token);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])(
  'sales of a day match its hours in %s',
  async zone => {
    const token = await admin();
    await setZone(zone, token);
    const read = async () => (await call<Stats>('GET', '/api/stats', { token })).data;
    const ordersOn = ({ sales }: Stats, day: string) => sales.find(sale => sale.day === day)?.orders ?? 0;
    const before = await read();
    expect([dayAt(Date.now() - 60_000, clockIn(zone)), dayAt(Date.now(), clockIn(zone))]).toContain(
      before.today,
    );
    const day = daysAfter(before.today, -10);
    const [from, to] = [startOfDay(day, clockIn(zone)), startOfDay(daysAfter(day, 1), clockIn(zone))];
    for (const moment of [from - 1, from, to - 1, to]) await orderAt(moment);
    const after = await read();
    const grown = [-1, 0, 1].map(beside => {
      const one = daysAfter(day, beside);
      return ordersOn(after, one) - ordersOn(before, one);
    });
    expect(grown).toEqual([1, 2, 1]);
    await setZone('UTC', token);
  },
);

test('the choice is in the history, and undoing it restores the former days', async () => {
  const token = await admin();
  const { headers } = await setZone('America/Los_Angeles', token);
  const night = await orderAt('2024-11-25T07:30:00.000Z');
  expect(await listed('from=2024-11-24&to=2024-11-24', token)).toEqual([night]);
  await call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token });
  expect(await listed('from=2024-11-25&to=2024-11-25', token)).toEqual([night]);
});

test('shoppers see the end date of a coupon in the shop’s time zone', async () => {
  const token = await admin();
  await setZone('America/Los_Angeles', token);
  const { countryCode: country, countryId } = await makeCountry(shop.database);
  const { productCode } = await makePrice(shop.database, { countryId });
  const json = { couponCode: 'NOVEMBER', percentage: 10, validUntil: '2023-11-25T07:30:00.000Z' };
  expect((await call('POST', '/api/coupons', { json, token })).status).toBe(201);
  const lines = [{ productCode, quantity: 1 }];
  const cart = { country, lines, coupon: 'NOVEMBER' };
  const { data } = await call<Quote>('POST', '/api/cart/quote', { json: cart });
  expect(data.coupon).toMatchObject({ message: 'The coupon NOVEMBER ended on 24 November 2023.' });
  await setZone('UTC', token);
});
