import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { categories } from '../../../db/schema/categories.ts';
import { build } from '../../../db/sql/build.ts';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { aName, makeCategory, makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });
const { sell, place, quote } = buyersOf(shop, call);
let token: string;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
});

/** Repeats until the response is cached: the first request only learns the version. */
async function warmed<Data>(path: string) {
  await call('GET', path);
  await call('GET', path);
  return await call<Data>('GET', path);
}

/** Only a cached list has a tag. On a busy machine it may take some calls to get one. */
async function keptAnswer(path: string) {
  return await vi.waitFor(
    async () => {
      const answer = await call('GET', path);
      expect(answer.headers.has('ETag')).toBe(true);
      return answer;
    },
    { timeout: 60_000 },
  );
}

const namesOf = ({ data }: { data: Category[] }) => data.map(({ categoryName }) => categoryName);
const rename = (id: number, categoryName: string) =>
  build.update(categories).set({ categoryName }).where(eq(categories.categoryId, id));

test('visitors see changes made elsewhere without a purge', async () => {
  const { categoryId } = await makeCategory(shop.database);
  await warmed('/api/categories');
  const renamed = aName('Renamed elsewhere');
  await shop.database.write(rename(categoryId, renamed));
  await vi.waitFor(async () => expect(namesOf(await call('GET', '/api/categories'))).toContain(renamed), {
    timeout: 60_000,
  });
});

test('staff see every change at once, including one made outside this worker', async () => {
  const { categoryId } = await makeCategory(shop.database);
  await warmed('/api/categories');
  const renamed = aName('Seen by staff');
  await shop.database.write(rename(categoryId, renamed));
  expect(namesOf(await call('GET', '/api/categories', { token }))).toContain(renamed);
});

test('the author of a change sees it at once on the shop’s pages, too', async () => {
  const { categoryId } = await makeCategory(shop.database);
  for (const path of ['/api/categories', `/api/categories/${categoryId}`]) await warmed(path);
  const categoryName = aName('Changed here');
  await call('PUT', `/api/categories/${categoryId}`, { json: { categoryName }, token });
  expect(namesOf(await call('GET', '/api/categories'))).toContain(categoryName);
  expect((await call<Category>('GET', `/api/categories/${categoryId}`)).data.categoryName).toBe(categoryName);
});

test('a price change makes the cached product and the cached list stale', async () => {
  const { productCode, subcategoryId } = await makeProduct(shop.database);
  const { countryId, countryCode } = await makeCountry(shop.database);
  await makePrice(shop.database, { productCode, countryId, netPrice: 1000 });
  const one = `/api/products/${productCode}?country=${countryCode}`;
  const list = `/api/products/BySubcategory/${subcategoryId}?country=${countryCode}`;
  expect((await warmed<Product>(one)).data.price?.netPrice).toBe(10);
  expect((await warmed<Product[]>(list)).data[0]?.price?.netPrice).toBe(10);
  await call('PUT', `/api/productprices/${productCode}/${countryId}`, { json: { NetPrice: 12.5 }, token });
  expect((await call<Product>('GET', one)).data.price?.netPrice).toBe(12.5);
  expect((await call<Product[]>('GET', list)).data[0]?.price?.netPrice).toBe(12.5);
});

test('a hidden row disappears from cached responses', async () => {
  const { categoryId } = await makeCategory(shop.database);
  await warmed(`/api/categories/${categoryId}`);
  await call('PUT', `/api/categories/${categoryId}`, { json: { displayStatus: false }, token });
  expect((await call('GET', `/api/categories/${categoryId}`)).status).toBe(404);
});

test.each([
  '/api/categories',
  '/api/categories?page=1&pageSize=2',
  '/api/Slider/active',
  '/api/products',
  '/sitemap.xml',
])('the cached response of %s is identical to the first, and can be revalidated with a 304', async path => {
  // By staff, after which no earlier cache entry is served.
  await call('POST', '/api/categories', { json: { categoryName: aName('New') }, token });
  const first = await call('GET', path);
  const kept = await keptAnswer(path);
  expect(kept.data).toEqual(first.data);
  for (const [name, value] of first.headers) {
    if (!['date', 'etag', 'connection', 'x-shop-cache', 'x-request-id'].includes(name)) {
      expect({ name, value: kept.headers.get(name) }).toEqual({ name, value });
    }
  }
  const tag = kept.headers.get('ETag') ?? '';
  expect((await call('GET', path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const head = await call('HEAD', path);
  expect({ status: head.status, data: head.data, etag: head.headers.get('ETag') }).toEqual({
    status: 200,
    data: '',
    etag: tag,
  });
});

test('staff never get responses cached for visitors, nor visitors those of staff', async () => {
  const { categoryName } = await makeCategory(shop.database, { displayStatus: false });
  const forStaff = await call<Category[]>('GET', '/api/categories', { token });
  const forVisitors = await warmed<Category[]>('/api/categories');
  expect({
    forStaff: namesOf(forStaff).includes(categoryName),
    forVisitors: namesOf(forVisitors).includes(categoryName),
  }).toEqual({ forStaff: true, forVisitors: false });
  expect(namesOf(await call('GET', '/api/categories', { token }))).toContain(categoryName);
  expect((await call('GET', '/api/categories', { token: 'wrong' })).status).toBe(401);
});

test('a cached page shows a changed price, and never one for another country or language', async () => {
  const { productCode } = await makeProduct(shop.database);
  const markets: { countryCode: string; countryId: number }[] = [];
  for (const [denomination, netPrice] of [
    ['EUR', 1050],
    ['CHF', 2050],
  ] as const) {
    const { countryCode, countryId } = await makeCountry(shop.database, { denomination });
    await makePrice(shop.database, { productCode, countryId, netPrice, retailPrice: netPrice });
    markets.push({ countryCode, countryId });
  }
  const seen = async (language: string) =>
    await Promise.all(
      markets.map(async ({ countryCode }) => {
        const headers = { Cookie: `country=${countryCode}`, 'Accept-Language': language };
        const { data } = await call<string>('GET', `/products-details/${productCode}`, { headers });
        return /<main.*?<bdi[^>]*>(.*?)<\/bdi>/s.exec(data)?.[1]?.replaceAll('\u00a0', ' ');
      }),
    );
  // The countries were added behind the worker's back, so it learns of them with its next poll.
  await vi.waitFor(async () => expect(await seen('en-GB')).toEqual(['€10.50', 'CHF 20.50']), {
    timeout: 60_000,
  });
  for (let times = 0; times < 4; times += 1) {
    expect(await seen('en-GB')).toEqual(['€10.50', 'CHF 20.50']);
    expect(await seen('de-DE')).toEqual(['10,50 €', '20,50 CHF']);
  }
  await call('PUT', `/api/productprices/${productCode}/${markets[0]?.countryId}`, {
    json: { NetPrice: 9 },
    token,
  });
  expect(await seen('en-GB')).toEqual(['€9.00', 'CHF 20.50']);
});

describe('cached responses stay cached', () => {
  const source = async (path: string, headers: Record<string, string> = {}) =>
    (await call('GET', path, { headers })).headers.get('X-Shop-Cache');
  const remembered = (path: string) =>
    vi.waitFor(async () => expect(await source(path)).toBe('memory'), { timeout: 60_000 });

  test('whatever link a visitor followed, and whatever their regional language', async () => {
    await remembered('/products-list');
    expect(await source('/products-list?utm_source=mail&gclid=1&kept-at=9&build=x&for=y')).toBe('memory');
    expect(await source('/products-list', { 'Accept-Language': 'en-US' })).toBe('memory');
  });

  test('while others fill their carts and buy', async () => {
    const { country, lines, order } = await sell({ stockAvailable: 500 });
    const list = `/api/products?country=${country}&page=1&pageSize=5`;
    await remembered(list);
    await quote(country, lines);
    expect((await place(order)).status).toBe(201);
    expect(await source(list)).toBe('memory');
  });

  test('and an unknown parameter is never cached', async () => {
    for (const address of [
      '/api/categories?page=1&utm_source=mail',
      '/api/categories?page=1&email=a@example.com',
    ]) {
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { status, headers } = await call(method, address);
        expect({ status, kept: headers.get('X-Shop-Cache') === 'memory' }).toEqual({
          status: 400,
          kept: false,
        });
      }
    }
    expect((await call('GET', '/api/categories?page=1')).headers.get('Link')).not.toContain('utm_source');
  });
});

test('a buyer sees the remaining stock at once, though others may see it a little later', async () => {
  const { country, lines, order } = await sell({ stockAvailable: 3 });
  const one = `/api/products/${lines[0]?.productCode}?country=${country}`;
  await warmed(one);
  const { headers } = await place(order);
  const [cookie = ''] = headers.get('Set-Cookie')?.split(';') ?? [];
  expect((await call<Product>('GET', one, { headers: { Cookie: cookie } })).data.price?.stockAvailable).toBe(
    2,
  );
  await vi.waitFor(async () => expect((await call<Product>('GET', one)).data.price?.stockAvailable).toBe(2), {
    timeout: 60_000,
  });
});
