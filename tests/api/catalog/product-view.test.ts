import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

type Shown = { productCode: number; productName: string; subcategoryId: number };

describe('viewing products', () => {
  const { shop, call } = openShop();
  let token: string;
  let customer: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    customer = await tokenFor(await makeAccount(shop.database, 'customer'));
  });

  /** Every place where a visitor could find a product of this name, and whether it is there. */
  async function placesOf(product: Shown, as?: string) {
    const { productCode, subcategoryId } = product;
    const word = encodeURIComponent(product.productName);
    const lists = [
      '/api/products',
      `/api/products?subcategory=${subcategoryId}`,
      `/api/products/BySubcategory/${subcategoryId}`,
      `/api/products?q=${word}`,
      `/api/products?q=${word}&sort=name`,
      `/api/products?q=${productCode}`,
      '/api/products?pageSize=100&sort=-createdAt',
    ];
    const found = await Promise.all(
      lists.map(async path => {
        const { data } = await call<Product[]>('GET', path, { token: as });
        return Array.isArray(data) && data.some(row => row.productCode === productCode);
      }),
    );
    const one = await call('GET', `/api/products/${productCode}`, { token: as });
    const there = await call('GET', `/api/products/${productCode}?country=ZZ`, { token: as });
    return new Set([...found, one.status === 200, there.status === 200]);
  }

  test.each([
    ['subcategory', { displayStatus: false }, {}],
    ['category', {}, { displayStatus: false }],
    ['subcategory and category', { displayStatus: false }, { displayStatus: false }],
  ])('only staff see a product of an inactive %s, in every view', async (_, below, above) => {
    const { categoryId } = await makeCategory(shop.database, above);
    const { subcategoryId } = await makeSubcategory(shop.database, { ...below, categoryId });
    const product = await makeProduct(shop.database, { subcategoryId });
    expect(await placesOf(product)).toEqual(new Set([false]));
    expect(await placesOf(product, customer)).toEqual(new Set([false]));
    expect(await placesOf(product, token)).toEqual(new Set([true]));
  });

  test('everyone sees a product of an active subcategory, in every view', async () => {
    const product = await makeProduct(shop.database);
    expect(await placesOf(product)).toEqual(new Set([true]));
    expect(await placesOf(product, customer)).toEqual(new Set([true]));
  });

  test('an empty subcategory has an empty list; a missing or hidden one returns 404', async () => {
    const empty = await makeSubcategory(shop.database);
    const hidden = await makeSubcategory(shop.database, { displayStatus: false });
    const list = (id: number | string, as?: string) =>
      call<Product[]>('GET', `/api/products/BySubcategory/${id}`, { token: as });
    expect({
      status: (await list(empty.subcategoryId)).status,
      data: (await list(empty.subcategoryId)).data,
    }).toEqual({ status: 200, data: [] });
    expect((await list(hidden.subcategoryId)).status).toBe(404);
    expect((await list(hidden.subcategoryId, token)).data).toEqual([]);
    expect((await list(99_999_999)).status).toBe(404);
    expect((await list('cups')).status).toBe(400);
  });

  test('returns an empty 304 to a client with the current version', async () => {
    const { productCode } = await makeProduct(shop.database, { version: 4 });
    const path = `/api/products/${productCode}`;
    const tag = (await call('GET', path)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"4\./);
    const again = await call('GET', path, { headers: { 'If-None-Match': tag } });
    expect({ status: again.status, data: again.data }).toEqual({ status: 304, data: '' });
    expect((await call('GET', path, { headers: { 'If-None-Match': '"3"' } })).status).toBe(200);
  });

  test.each(['abc', '1.5', '-1', '1e3', '%00', '9'.repeat(16), '1;DROP', '..%2f1'])(
    'returns 400 for the malformed code %s and 404 for an unknown one',
    async code => {
      expect((await call('GET', `/api/products/${code}`)).status).toBe(400);
      expect((await call('GET', '/api/products/99999999')).status).toBe(404);
    },
  );

  describe('in a country', () => {
    /** A product as read for a country, with the ETag of that response. */
    const readIn = (productCode: number, country: string, headers = {}) =>
      call<Product>('GET', `/api/products/${productCode}?country=${country}`, { headers });

    test('shows its price and stock there, for a country code in any case', async () => {
      const { countryId, countryCode } = await makeCountry(shop.database, { denomination: 'CHF' });
      const amounts = { netPrice: 1234, retailPrice: 1500, pv: 250, pq: 5, stockAvailable: 3 };
      const { productCode } = await makePrice(shop.database, { countryId, ...amounts });
      for (const country of [countryCode, countryCode.toLowerCase()]) {
        const { data } = await readIn(productCode, country);
        expect(data.price).toEqual({
          countryCode,
          denomination: 'CHF',
          netPrice: 12.34,
          retailPrice: 15,
          pv: 2.5,
          pq: 0.05,
          stockAvailable: 3,
        });
      }
      expect((await call<Product>('GET', `/api/products/${productCode}`)).data).not.toHaveProperty('price');
    });

    test('names its category and subcategory', async () => {
      const { categoryId, categoryName } = await makeCategory(shop.database);
      const { subcategoryId, subcategoryName } = await makeSubcategory(shop.database, { categoryId });
      const { productCode } = await makeProduct(shop.database, { subcategoryId });
      const { countryCode } = await makeCountry(shop.database);
      expect((await readIn(productCode, countryCode)).data).toMatchObject({
        categoryName,
        subcategoryName,
      });
    });

    test.each<[string, object, object]>([
      ['a price that is not displayed', { displayAtWebsite: false }, {}],
      ['a price in an inactive country', {}, { displayStatus: false }],
    ])('%s is never shown, even to staff', async (_, price, country) => {
      const { countryId, countryCode } = await makeCountry(shop.database, country);
      const { productCode } = await makePrice(shop.database, { countryId, ...price });
      const path = `/api/products/${productCode}?country=${countryCode}`;
      expect((await call<Product>('GET', path)).data.price).toBeNull();
      expect((await call<Product>('GET', path, { token })).data.price).toBeNull();
    });

    test('shows no price if there is none', async () => {
      const { productCode } = await makePrice(shop.database);
      const { countryCode } = await makeCountry(shop.database);
      expect((await readIn(productCode, countryCode)).data.price).toBeNull();
      expect((await readIn(productCode, 'no')).data.price).toBeNull();
      const wrong = await readIn(productCode, 'EURO');
      expect({ status: wrong.status, path: wrong.problem.errors?.[0]?.path }).toEqual({
        status: 422,
        path: 'country',
      });
    });

    test('a new price shows although the product is unchanged, and a change may name that version', async () => {
      const { countryId, countryCode } = await makeCountry(shop.database);
      const { productCode } = await makePrice(shop.database, { countryId, netPrice: 1000 });
      const before = await readIn(productCode, countryCode);
      const tag = before.headers.get('ETag') ?? '';
      expect((await readIn(productCode, countryCode, { 'If-None-Match': tag })).status).toBe(304);

      const path = `/api/productprices/${productCode}/${countryId}`;
      expect((await call('PUT', path, { json: { NetPrice: 9 }, token })).status).toBe(200);
      const after = await readIn(productCode, countryCode, { 'If-None-Match': tag });
      expect({ status: after.status, netPrice: after.data.price?.netPrice }).toEqual({
        status: 200,
        netPrice: 9,
      });
      expect(after.headers.get('ETag')).not.toBe(tag);

      const change = (headers: Record<string, string>) =>
        call('PUT', `/api/products/${productCode}`, { json: { productName: 'Renamed' }, token, headers });
      expect((await change({ 'If-Match': tag })).status).toBe(200);
      expect((await change({ 'If-Match': tag })).status).toBe(412);
    });
  });
});
