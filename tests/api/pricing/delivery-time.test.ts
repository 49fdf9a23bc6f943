import { beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry, makePrice } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

const SAID = { deliveryDaysFrom: 2, deliveryDaysTo: 3, orderBy: 14 };
const UNSAID = { deliveryDaysFrom: null, deliveryDaysTo: null, orderBy: null };

const put = (id: number, json: object) => call<Country>('PUT', `/api/countries/${id}`, { json, token });

const IN_ORDER = 'The most delivery days can’t be below the fewest';
const BOTH = 'Give both the fewest and the most delivery days, or neither';

const WRONG: [string, object, string, string][] = [
  ['fewer at most than at least', { deliveryDaysFrom: 3, deliveryDaysTo: 2 }, 'deliveryDaysTo', IN_ORDER],
  ['only one number', { deliveryDaysFrom: 3, deliveryDaysTo: null }, 'deliveryDaysTo', BOTH],
  [
    'more than 60 days',
    { deliveryDaysFrom: 3, deliveryDaysTo: 61 },
    'deliveryDaysTo',
    'Most delivery days must be between 0 and 60',
  ],
  [
    'less than no day',
    { deliveryDaysFrom: -1, deliveryDaysTo: 2 },
    'deliveryDaysFrom',
    'Fewest delivery days must be between 0 and 60',
  ],
  ['hour 24', { orderBy: 24 }, 'orderBy', 'Hour to order by must be between 0 and 23'],
  ['half an hour', { orderBy: 13.5 }, 'orderBy', 'Hour to order by must be a whole number'],
];

test.each(WRONG)('refuses %s, for a new country and a change', async (_, json, path, message) => {
  const { countryId } = await makeCountry(shop.database);
  const fresh = { countryCode: 'ZZZ', countryName: aName('Country'), denomination: 'EUR' };
  const refused = [
    await call('POST', '/api/countries', { json: { ...fresh, ...json }, token }),
    await put(countryId, json),
  ];
  for (const answer of refused) expect(expectProblem(answer, 422).errors).toEqual([{ path, message }]);
});

test('refuses a change of one number that contradicts the stored other one', async () => {
  const { countryId } = await makeCountry(shop.database, SAID);
  for (const [json, message] of [
    [{ deliveryDaysTo: 1 }, IN_ORDER],
    [{ deliveryDaysFrom: 4 }, IN_ORDER],
    [{ deliveryDaysFrom: null }, BOTH],
  ] as const) {
    const { errors } = expectProblem(await put(countryId, json), 422);
    expect(errors).toEqual([{ path: 'deliveryDaysTo', message }]);
  }
  expect((await call<Country>('GET', `/api/countries/${countryId}`)).data).toMatchObject(SAID);
});

test('staff say how long delivery takes, take it back with empty fields, and undo that', async () => {
  const { countryId } = await makeCountry(shop.database);
  const path = `/api/countries/${countryId}`;
  const now = async () => (await call<Country>('GET', path)).data;
  expect(await now()).toMatchObject(UNSAID);
  const texts = { deliveryDaysFrom: '2', deliveryDaysTo: '3', orderBy: '14' };
  expect((await put(countryId, texts)).data).toMatchObject(SAID);
  const cleared = await put(countryId, { deliveryDaysFrom: '', deliveryDaysTo: null, orderBy: '' });
  expect(cleared.data).toMatchObject(UNSAID);
  const { data } = await call<HistoryEntry[]>('GET', `/api/history?kind=countries&key=${countryId}`, {
    token,
  });
  expect(JSON.stringify(data[0])).toContain('deliveryDaysFrom');
  await call('POST', `/api/changes/${cleared.headers.get('X-Change-Id')}/undo`, { token });
  expect(await now()).toMatchObject(SAID);
});

test('a product and a cart say how long delivery takes in the shop’s time zone, and a list does not', async () => {
  const { countryId, countryCode } = await makeCountry(shop.database, SAID);
  const { productCode } = await makePrice(shop.database, { countryId });
  const product = async () =>
    (await call<Product>('GET', `/api/products/${productCode}?country=${countryCode}`)).data;
  const quote = async () => {
    const json = { country: countryCode, lines: [{ productCode, quantity: 1 }] };
    return (await call<Quote>('POST', '/api/cart/quote', { json })).data;
  };
  const month = new Date();
  const from = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 1)).toISOString();
  const utcOffsets = [{ from, minutes: 0 }];
  const delivery = { daysFrom: 2, daysTo: 3, orderBy: 14, timeZone: 'UTC', utcOffsets };
  expect((await product()).delivery).toEqual(delivery);
  expect((await quote()).delivery).toEqual(delivery);

  await put(countryId, { orderBy: null });
  expect((await product()).delivery).toEqual({ ...delivery, orderBy: null });
  await put(countryId, UNSAID);
  expect((await product()).delivery).toBeNull();
  expect((await quote()).delivery).toBeNull();

  const listed = await call<Product[]>('GET', `/api/products?country=${countryCode}&sold=true`);
  expect(listed.data.map(row => 'delivery' in row)).toEqual([false]);
});
