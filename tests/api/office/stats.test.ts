import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import type { Waiting } from '../../../functions/contracts/moderation.ts';
import type { Stats } from '../../../functions/office/stats/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { AN_ADDRESS, makeCountry, makePrice, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const DAY = 86_400_000;

const { shop, call } = openShop();
const startOf = (daysAgo: number) => (Math.floor(Date.now() / DAY) - daysAgo) * DAY;
const dayOf = (daysAgo: number) => new Date(startOf(daysAgo)).toISOString().slice(0, 10);
let made = 0;

const order = (given: Partial<typeof orders.$inferInsert>) => {
  made += 1;
  const { subtotal = 1000 } = given;
  return build.insert(orders).values({
    orderNumber: `M${String(made).padStart(8, '0')}`,
    idempotencyKey: `stats-${made}-key`,
    requestHash: '',
    email: AN_ADDRESS.email,
    payment: 'bank-transfer',
    countryCode: 'DE',
    countryName: 'Germany',
    denomination: 'EUR',
    billing: AN_ADDRESS,
    subtotal,
    shipping: 500,
    total: subtotal + 500,
    createdAt: new Date(startOf(0)),
    ...given,
  });
};

test('a new shop shows only its first steps, and later exact figures', async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const read = async () => {
    const { status, data, headers } = await call<Stats>('GET', '/api/stats', { token });
    expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    });
    return data;
  };
  const none = { total: 0, first: [] };
  const steps = ['category', 'subcategory', 'country', 'product', 'price', 'sliderImage'];
  expect(await read()).toEqual({
    ...{ products: 0, categories: 0, orders: 0, users: 1, today: dayOf(0) },
    ...{ sales: [], latestOrders: [], lowStock: none, unpriced: none, unpictured: none },
    steps: Object.fromEntries(steps.map(step => [step, false])),
  });

  const { subcategoryId } = await makeSubcategory(shop.database);
  const [home, abroad, closed] = [
    await makeCountry(shop.database, { countryName: 'Home' }),
    await makeCountry(shop.database, { countryName: 'Abroad' }),
    await makeCountry(shop.database, { countryName: 'Closed', displayStatus: false }),
  ];
  const codes: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const productName = `Thing ${index}`;
    codes.push((await makeProduct(shop.database, { subcategoryId, productName })).productCode);
  }
  for (const [index, productCode] of codes.entries()) {
    const { countryId } = home;
    await makePrice(shop.database, {
      productCode,
      countryId,
      stockAvailable: 6 - index,
    });
  }
  const [first = 0, second = 0] = codes;
  await makePrice(shop.database, {
    productCode: first,
    countryId: abroad.countryId,
    stockAvailable: 0,
    displayAtWebsite: false,
  });
  await makePrice(shop.database, { productCode: first, countryId: closed.countryId, stockAvailable: 0 });
  await shop.database.write(order({ createdAt: new Date(startOf(0)) }));
  await shop.database.write(
    order({ createdAt: new Date(startOf(0) + 1), denomination: 'CHF', subtotal: 2050 }),
  );
  await shop.database.write(order({ createdAt: new Date(startOf(29)), state: 'delivered' }));
  await shop.database.write(order({ createdAt: new Date(startOf(28) - 1), state: 'paid', subtotal: 333 }));
  await shop.database.write(order({ createdAt: new Date(startOf(29) - 1) }));
  for (const state of ['cancelled', 'refunded'] as const)
    await shop.database.write(order({ state, createdAt: new Date(startOf(5)) }));

  const stats = await read();
  expect(stats).toMatchObject({ products: 7, categories: 1, orders: 7, users: 1 });
  expect(stats.sales).toEqual([
    { day: dayOf(29), denomination: 'EUR', orders: 2, revenue: 23.33 },
    { day: dayOf(0), denomination: 'CHF', orders: 1, revenue: 25.5 },
    { day: dayOf(0), denomination: 'EUR', orders: 1, revenue: 15 },
  ]);
  expect(stats.latestOrders.map(({ orderNumber }) => orderNumber)).toEqual(
    ['2', '1', '7', '6', '4'].map(digit => `M0000000${digit}`),
  );
  expect(stats.latestOrders[0]).toMatchObject({ customer: 'Maria Lang', total: 25.5, denomination: 'CHF' });
  expect(stats.lowStock.total).toBe(6);
  expect(
    stats.lowStock.first.map(({ productName, stockAvailable }) => [productName, stockAvailable]),
  ).toEqual([6, 5, 4, 3, 2].map(index => [`Thing ${index}`, 6 - index]));
  expect(stats.unpriced).toEqual({
    total: 1,
    first: [
      {
        ...{ countryCode: abroad.countryCode, countryName: 'Abroad', products: 6 },
        first: [1, 2, 3].map(index => ({ productCode: codes[index], productName: `Thing ${index}` })),
      },
    ],
  });
  expect(stats.unpictured.total).toBe(7);
  expect(stats.unpictured.first[0]).toEqual({ productCode: codes[6], productName: 'Thing 6' });
  expect(stats.steps).toMatchObject({ category: true, price: true, sliderImage: false });

  const waiting = await call<Waiting>('GET', '/api/stats/waiting', { token });
  expect(waiting.data, 'pending and paid orders wait for shipment').toMatchObject({ orders: 4 });

  await shop.database.write(sql`DELETE FROM product_prices WHERE product_code = ${second}`);
  expect((await read()).unpriced).toMatchObject({ total: 2, first: [{ products: 6 }, { products: 1 }] });
});
