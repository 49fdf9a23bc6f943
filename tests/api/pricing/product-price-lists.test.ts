import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
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

const NONE = 99_999_999;

describe('reading product prices', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const list = (path: string, as?: string) =>
    call<ProductPrice[]>('GET', `/api/productprices${path}`, { token: as });
  const keyOf = (row: ProductPrice) => `${row.ProductCode}/${row.CountryID}`;
  const keysIn = async (path: string, as?: string) => (await list(path, as)).data.map(keyOf);

  test('product codes are text, country ids numbers, and money has its decimals', async () => {
    const createdAt = new Date(1_700_000_000_123);
    const { productCode, countryId } = await makePrice(shop.database, {
      netPrice: 7,
      retailPrice: 123_456_789,
      pv: 1999,
      pq: 10,
      stockAvailable: 4,
      createdAt,
    });
    const expected = {
      ProductCode: String(productCode),
      CountryID: countryId,
      NetPrice: 0.07,
      RetailPrice: 1234567.89,
      PV: 19.99,
      PQ: 0.1,
      DisplayAtWebsite: true,
      StockAvailable: 4,
      CreatedAt: createdAt.toISOString(),
    };
    expect((await list(`/${productCode}/${countryId}`)).data).toEqual(expected);
    expect((await list(`/ByProduct/${productCode}`)).data).toEqual([expected]);
    expect((await list(`?product=${productCode}&page=1`)).data).toEqual([expected]);
  });

  describe('visitors see prices displayed on the website, and staff see everything', () => {
    const parents = { country: true, category: true, subcategory: true, price: true };

    async function makeVisible(visible: typeof parents) {
      const { categoryId } = await makeCategory(shop.database, { displayStatus: visible.category });
      const { subcategoryId } = await makeSubcategory(shop.database, {
        categoryId,
        displayStatus: visible.subcategory,
      });
      const { productCode } = await makeProduct(shop.database, { subcategoryId });
      const { countryId } = await makeCountry(shop.database, { displayStatus: visible.country });
      return makePrice(shop.database, { productCode, countryId, displayAtWebsite: visible.price });
    }

    test.each([
      ['everything is displayed', {}, true],
      ['it is not displayed on the website', { price: false }, false],
      ['its country is inactive', { country: false }, false],
      ['the subcategory of its product is inactive', { subcategory: false }, false],
      ['the category of its product is inactive', { category: false }, false],
    ])('a price where %s', async (_, hidden, seen) => {
      const { productCode, countryId } = await makeVisible({ ...parents, ...hidden });
      const key = `${productCode}/${countryId}`;
      expect((await list(`/${key}`)).status).toBe(seen ? 200 : 404);
      expect((await list(`/${key}`, token)).status).toBe(200);
      const lists = [
        '',
        `?country=${countryId}`,
        '?sort=-ProductCode&page=1&pageSize=100',
        `/ByProduct/${productCode}`,
        `/ByCountry/${countryId}`,
      ];
      for (const path of lists) {
        const { status, data } = await list(path);
        const keys = status === 200 ? data.map(keyOf) : [];
        expect(keys.includes(key), path).toBe(seen);
        expect(await keysIn(path, token)).toContain(key);
      }
      const counted = await list(`?product=${productCode}&page=1`);
      expect(counted.headers.get('X-Total-Count')).toBe(seen ? '1' : '0');
    });

    test('a filter does not show visitors anything hidden', async () => {
      const { productCode } = await makePrice(shop.database, { displayAtWebsite: false });
      const path = `?product=${productCode}&displayAtWebsite=false`;
      expect({ visitors: await keysIn(path), staff: (await keysIn(path, token)).length }).toEqual({
        visitors: [],
        staff: 1,
      });
    });

    test('a sold-out price is still visible', async () => {
      const { productCode } = await makePrice(shop.database, { stockAvailable: 0 });
      expect((await list(`/ByProduct/${productCode}`)).data).toMatchObject([{ StockAvailable: 0 }]);
    });
  });

  describe('the prices of a product, and those in a country', () => {
    test('each have only their own, sorted by the other', async () => {
      const { productCode } = await makeProduct(shop.database);
      const { countryId } = await makeCountry(shop.database);
      const elsewhere = [
        await makePrice(shop.database, { productCode }),
        await makePrice(shop.database, { productCode }),
      ];
      const others = [
        await makePrice(shop.database, { countryId }),
        await makePrice(shop.database, { countryId }),
      ];
      const ofProduct = elsewhere.map(row => `${productCode}/${row.countryId}`);
      const inCountry = others.map(row => `${row.productCode}/${countryId}`);

      expect(await keysIn(`/ByProduct/${productCode}`)).toEqual(ofProduct);
      expect(await keysIn(`/ByCountry/${countryId}`)).toEqual(inCountry);
      expect(await keysIn(`?product=${productCode}`)).toEqual(ofProduct);
      expect(await keysIn(`?country=${countryId}`)).toEqual(inCountry);
      expect(await keysIn(`/byproduct/${productCode}?sort=-CountryID&pageSize=1`)).toEqual([ofProduct[1]]);
      const ofTwo = await list(`/ByProduct/${productCode}?product=${others[0]?.productCode}`);
      expect(ofTwo.status, 'one product in the path, another in the query').toBe(400);
      expect((await list(`/ByCountry/${countryId}`)).headers.get('X-Total-Count')).toBe('2');
    });

    test('are empty if there are none, and return 404 for an unknown or hidden product or country', async () => {
      const { productCode } = await makeProduct(shop.database);
      const { countryId } = await makeCountry(shop.database);
      const { categoryId } = await makeCategory(shop.database, { displayStatus: false });
      const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
      const hidden = await makeProduct(shop.database, { subcategoryId });
      const away = await makeCountry(shop.database, { displayStatus: false });

      for (const path of [`/ByProduct/${productCode}`, `/ByCountry/${countryId}`])
        expect(await list(path)).toMatchObject({ status: 200, data: [] });
      for (const path of [`/ByProduct/${NONE}`, `/ByCountry/${NONE}`])
        expect((await list(path, token)).status).toBe(404);
      for (const path of [`/ByProduct/${hidden.productCode}`, `/ByCountry/${away.countryId}`]) {
        expect((await list(path)).status).toBe(404);
        expect(await list(path, token)).toMatchObject({ status: 200, data: [] });
      }
    });

    test.each(['tea', '1.5', '-1', '1e3', '%00', '9'.repeat(16)])(
      'return 400 for the malformed %s',
      async malformed => {
        for (const path of [
          `/ByProduct/${malformed}`,
          `/ByCountry/${malformed}`,
          `/${malformed}/1`,
          `/1/${malformed}`,
        ])
          expect((await list(path)).status).toBe(400);
      },
    );
  });

  test('each field sorts, filters narrow, and pages contain every row once', async () => {
    const { productCode } = await makeProduct(shop.database);
    const keys: number[] = [];
    const word = crypto.randomUUID();
    const make = async (given: Parameters<typeof makePrice>[1]) => {
      const countryName = `${word} ${'bCa'[keys.length]}`;
      const { countryId } = await makeCountry(shop.database, { countryName });
      await makePrice(shop.database, { productCode, countryId, ...given });
      keys.push(countryId);
    };
    const time = (createdAt: number) => new Date(createdAt);
    await make({ netPrice: 200, retailPrice: 900, pv: 1, pq: 30, stockAvailable: 0, createdAt: time(3) });
    await make({ netPrice: 1000, retailPrice: 700, pv: 3, pq: 20, stockAvailable: 9, createdAt: time(1) });
    await make({
      netPrice: 30,
      retailPrice: 800,
      pv: 2,
      pq: 10,
      stockAvailable: 10,
      createdAt: time(2),
      displayAtWebsite: false,
    });
    const found = async (search: string) =>
      (await list(`?product=${productCode}&${search}`, token)).data
        .map(row => keys.indexOf(row.CountryID))
        .join('');

    expect(await found('')).toBe('012');
    expect(await found('sort=-CountryID')).toBe('210');
    expect(await found('sort=Country')).toBe('201');
    expect(await found('sort=-Country&page=2&pageSize=2')).toBe('2');
    expect(await found(`country=${keys[1]}&sort=Country`)).toBe('1');
    expect(await found('sort=ProductCode')).toBe('012');
    expect(await found('sort=NetPrice')).toBe('201');
    expect(await found('sort=-retailprice')).toBe('021');
    expect(await found('sort=PV')).toBe('021');
    expect(await found('sort=PQ')).toBe('210');
    expect(await found('sort=-StockAvailable')).toBe('210');
    expect(await found('sort=CreatedAt')).toBe('120');
    expect(await found('sort=DisplayAtWebsite')).toBe('201');
    expect(await found('inStock=true')).toBe('12');
    expect(await found('INSTOCK=false')).toBe('0');
    expect(await found('displayAtWebsite=true')).toBe('01');
    expect(await found('displayatwebsite=false')).toBe('2');
    expect(await found('page=2&pageSize=2')).toBe('2');
    expect(await found('page=3&pageSize=2')).toBe('');
    const { headers } = await list(`?product=${productCode}&page=1&pageSize=2`, token);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(headers.get('Link')).toContain('page=2>; rel="next"');
  });

  test('searches the product’s name and code, and the country’s name', async () => {
    const word = crypto.randomUUID();
    const product = await makeProduct(shop.database, { productName: `${word} 100% cotton` });
    const country = await makeCountry(shop.database, { countryName: `Land of ${word}` });
    await makePrice(shop.database);
    const { countryId } = await makePrice(shop.database, { productCode: product.productCode });
    const { productCode } = await makePrice(shop.database, { countryId: country.countryId });
    const found = (q: string) => keysIn(`?q=${encodeURIComponent(q)}`);

    expect(await found(`${word} 100% COTTON`)).toEqual([`${product.productCode}/${countryId}`]);
    expect(await found(`land of ${word}`)).toEqual([`${productCode}/${country.countryId}`]);
    expect((await found(word)).sort()).toHaveLength(2);
    expect(await found(`${word} 100 wool`)).toEqual([]);
    expect(await found(`${product.productCode}`)).toContain(`${product.productCode}/${countryId}`);
    const [named] = (await list(`?q=${word}&names=true&sort=-ProductCode`)).data.filter(
      row => row.ProductCode === String(product.productCode),
    );
    expect(named?.ProductName).toBe(`${word} 100% cotton`);
    expect((await list(`?q=${word}&pageSize=1`)).headers.get('X-Total-Count')).toBe('2');
  });

  test.each([
    ['sort=version', 'sort'],
    ['sort=price', 'sort'],
    ['page=0', 'page'],
    ['pageSize=101', 'pageSize'],
    ['product=tea', 'product'],
    ['country=0', 'country'],
    ['displayAtWebsite=perhaps', 'displayAtWebsite'],
    ['inStock=2', 'inStock'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('rejects ?%s, naming %s', async (search, path) => {
    const { productCode, countryId } = await makePrice(shop.database);
    const lists = {
      all: '',
      product: `/ByProduct/${productCode}`,
      country: `/ByCountry/${countryId}`,
    };
    for (const of of Object.entries(lists).flatMap(([by, list]) => (by === path ? [] : [list]))) {
      const { status, problem } = await call('GET', `/api/productprices${of}?${search}`);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: [path],
      });
    }
  });

  test('returns an empty 304 to a client with the current version', async () => {
    const { productCode, countryId } = await makePrice(shop.database);
    const path = `/api/productprices/${productCode}/${countryId}`;
    const etag = (await call('GET', path)).headers.get('ETag') ?? '';
    const again = await call('GET', path, { headers: { 'If-None-Match': etag } });
    expect({ status: again.status, data: again.data }).toEqual({ status: 304, data: '' });
  });
});
