import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('product prices', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const create = (json: unknown) => call<ProductPrice>('POST', '/api/productprices', { json, token });
  const change = (path: string, json: unknown) => call<ProductPrice>('PUT', path, { json, token });
  const read = (path: string) => call<ProductPrice>('GET', path, { token });
  const pathOf = ({ ProductCode, CountryID }: { ProductCode: unknown; CountryID: unknown }) =>
    `/api/productprices/${ProductCode}/${CountryID}`;

  /** A product and a country without a price yet. */
  async function aPrice() {
    const [product, country] = [await makeProduct(shop.database), await makeCountry(shop.database)];
    return {
      ProductCode: String(product.productCode),
      CountryID: country.countryId,
      NetPrice: 19.99,
      RetailPrice: 24.5,
      StockAvailable: 3,
    };
  }

  test('stores a new price, displayed and without points by default, at the address in Location', async () => {
    const given = await aPrice();
    const created = await create(given);
    expect(created.status).toBe(201);
    expect(created.data).toEqual({
      ...given,
      PV: 0,
      PQ: 0,
      DisplayAtWebsite: true,
      CreatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(created.headers.get('Location')).toBe(pathOf(given));
    expect(created.headers.get('ETag')).toMatch(/^"\d+"$/);
    const found = await read(pathOf(given));
    expect(found.data).toEqual(created.data);
    expect(found.headers.get('ETag')).toBe(created.headers.get('ETag'));
  });

  test('accepts field names in any case, and numbers and flags as text', async () => {
    const { ProductCode, CountryID } = await aPrice();
    const { status, data } = await call<ProductPrice>('POST', '/API/ProductPrices/', {
      json: {
        productCode: Number(ProductCode),
        countryId: ` ${CountryID} `,
        netprice: ' 19.90 ',
        RETAILPRICE: '24',
        pv: '1.5',
        Pq: '0.25',
        displayAtWebsite: 'False',
        stockavailable: '12',
      },
      token,
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      ProductCode,
      CountryID,
      NetPrice: 19.9,
      RetailPrice: 24,
      PV: 1.5,
      PQ: 0.25,
      DisplayAtWebsite: false,
      StockAvailable: 12,
      CreatedAt: expect.any(String),
    });
  });

  describe('an amount is returned to the cent as it was sent', () => {
    const exact = [
      0, 0.01, 0.07, 0.1, 0.29, 0.57, 1.1, 1.15, 4.35, 8.2, 19.99, 64.1, 1.005e3, 1234567.89, 33333333.33,
      999999999.99,
    ];

    test.each([
      ['a number', (amount: number) => amount],
      ['text', (amount: number) => amount.toFixed(2)],
    ])('as %s', async (_, written) => {
      const { ProductCode } = await aPrice();
      for (const amount of exact) {
        const { countryId: CountryID } = await makeCountry(shop.database);
        const value = written(amount);
        const json = { NetPrice: value, RetailPrice: value, PV: value, PQ: value, StockAvailable: 0 };
        const created = await create({ ProductCode, CountryID, ...json });
        const expected = { NetPrice: amount, RetailPrice: amount, PV: amount, PQ: amount };
        expect(created.data).toMatchObject(expected);
        expect((await read(pathOf({ ProductCode, CountryID }))).data).toMatchObject(expected);
      }
    });

    test('stores the maximum stock exactly', async () => {
      const { data } = await create({ ...(await aPrice()), StockAvailable: 1_000_000_000 });
      expect(data.StockAvailable).toBe(1_000_000_000);
    });

    test('accepts trailing zeros and a signed zero as valid decimals', async () => {
      const created = await create({
        ...(await aPrice()),
        NetPrice: '7.5000',
        RetailPrice: '-0.00',
        PV: -0,
      });
      expect(created.data).toMatchObject({ NetPrice: 7.5, RetailPrice: 0, PV: 0 });
    });
  });

  test.each([null, ''])('treats points sent by a form as %j as none, and keeps omitted ones', async empty => {
    const key = await aPrice();
    const created = await create({ ...key, PV: empty, PQ: 2 });
    expect({ status: created.status, data: created.data }).toMatchObject({
      status: 201,
      data: { PV: 0, PQ: 2 },
    });
    const changed = await change(pathOf(key), { PV: 3 });
    expect(changed.data).toMatchObject({ PV: 3, PQ: 2 });
    expect((await change(pathOf(key), { PQ: empty })).data).toMatchObject({ PV: 3, PQ: 0 });
  });

  describe('rejects a wrong amount, names the field and stores nothing:', () => {
    test.each([
      ['three decimals', 19.999],
      ['three decimals as text', '0.001'],
      ['a floating-point sum', 0.1 + 0.2],
      ['a negative amount', -0.01],
      ['a negative amount as text', '-1'],
      ['an amount that is too large', 1_000_000_000],
      ['1e21', 1e21],
      ['1e21 as text', '1e21'],
      ['1e2 as text', '1e2'],
      ['a tiny fraction', 1e-7],
      ['NaN', 'NaN'],
      ['Infinity', 'Infinity'],
      ['four hundred nines', '9'.repeat(400)],
      ['an empty text', ''],
      ['spaces', '   '],
      ['a decimal comma', '19,99'],
      ['a thousands separator', '1,234.50'],
      ['a currency', '$5'],
      ['a hexadecimal number', '0x10'],
      ['digits in another script', '٣'],
      ['only a dot', '.'],
      ['true', true],
      ['null', null],
      ['a list', [19.99]],
      ['an object', { amount: 1 }],
    ])('%s', async (_, amount) => {
      const given = await aPrice();
      const points = amount === null || amount === '' ? {} : { PV: amount, PQ: amount };
      const all = { NetPrice: amount, RetailPrice: amount, ...points };
      const { status, problem } = await create({ ...given, ...all });
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: Object.keys(all),
      });
      expect((await read(pathOf(given))).status).toBe(404);
    });

    test('a number too large for JSON', async () => {
      const { ProductCode, CountryID } = await aPrice();
      const body = `{"ProductCode":${ProductCode},"CountryID":${CountryID},"NetPrice":1e999,"RetailPrice":-1e999,"StockAvailable":1e999}`;
      const headers = { 'Content-Type': 'application/json' };
      const { status, problem } = await call('POST', '/api/productprices', { body, headers, token });
      expect(status).toBe(422);
      const paths = problem.errors?.map(error => error.path);
      expect(paths).toEqual(['NetPrice', 'RetailPrice', 'StockAvailable']);
    });
  });

  const required = ['ProductCode', 'CountryID', 'NetPrice', 'RetailPrice', 'StockAvailable'];
  test.each([
    ['nothing', {}, required],
    ['only nulls', Object.fromEntries(required.map(name => [name, null])), required],
    ['a fractional stock', { StockAvailable: 1.5 }, ['StockAvailable']],
    ['a negative stock', { StockAvailable: -1 }, ['StockAvailable']],
    ['an empty stock', { StockAvailable: '' }, ['StockAvailable']],
    ['a stock that is too large', { StockAvailable: 1_000_000_001 }, ['StockAvailable']],
    ['an invalid flag', { DisplayAtWebsite: 'perhaps' }, ['DisplayAtWebsite']],
    ['a number as flag', { DisplayAtWebsite: 1 }, ['DisplayAtWebsite']],
    ['a product that is not a number', { ProductCode: 'tea' }, ['ProductCode']],
    ['an empty product', { ProductCode: '' }, ['ProductCode']],
    ['product 0', { ProductCode: 0 }, ['ProductCode']],
    ['a fractional country', { CountryID: 0.5 }, ['CountryID']],
    ['a negative country', { CountryID: '-3' }, ['CountryID']],
    ['a missing product', { ProductCode: String(NONE) }, ['ProductCode']],
    ['a missing country', { CountryID: NONE }, ['CountryID']],
    ['both missing', { ProductCode: NONE, CountryID: NONE }, ['ProductCode', 'CountryID']],
    ['a list', [], ['']],
  ])('rejects %s, with every invalid field named', async (name, given, paths) => {
    const whole = name === 'nothing' || Array.isArray(given) ? given : { ...(await aPrice()), ...given };
    const { status, problem } = await create(whole);
    expect(status).toBe(422);
    expect(problem.errors?.map(error => error.path)).toEqual(paths);
  });

  test('a product has one price in each country, and a second one there is rejected by name', async () => {
    const given = await aPrice();
    expect((await create(given)).status).toBe(201);
    const refused = await create({ ...given, NetPrice: 1 });
    expect(refused.status).toBe(409);
    expect(refused.problem.errors).toEqual([
      { path: 'CountryID', message: 'This product already has a price in this country' },
    ]);
    expect((await read(pathOf(given))).data.NetPrice).toBe(given.NetPrice);
    const { countryId: CountryID } = await makeCountry(shop.database);
    expect((await create({ ...given, CountryID })).status).toBe(201);
  });

  test('one of twenty requests at once for the same price creates it', async () => {
    const given = await aPrice();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create({ ...given, NetPrice: index })),
    );
    expect(answers.map(answer => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const winner = answers.find(answer => answer.status === 201);
    expect((await read(pathOf(given))).data).toEqual(winner?.data);
  });

  test('a product with prices cannot be deleted, and neither can its country', async () => {
    const { productCode, countryId } = await makePrice(shop.database);
    for (const path of [`/api/products/${productCode}`, `/api/countries/${countryId}`]) {
      const { status, problem } = await call('DELETE', path, { token });
      expect(status).toBe(409);
      expect(problem.references).toMatchObject([{ kind: 'productprices', count: 1 }]);
    }
  });
});
