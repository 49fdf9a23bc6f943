import { describe, expect, test } from 'vitest';
import { parametersAt } from '../../../functions/api.ts';
import { createRequestNormalizer } from '../../../functions/response-cache/middleware/cache-key.ts';
import { pageAt } from '../../../web/page-patterns.ts';

const keyed = createRequestNormalizer({ api: parametersAt, pages: pageAt });

const ask = (path: string, headers: Record<string, string> = {}, country?: string) =>
  keyed(
    Object.assign(new Request(`https://shop.example${path}`, { headers }), country && { cf: { country } }),
  );
const key = (...asked: Parameters<typeof ask>) => ask(...asked).key;

describe('the cache key of a page contains', () => {
  test('its address and the visitor’s country and language', () => {
    const keys = [
      key('/products-list'),
      key('/products-list?page=2'),
      key('/products-list', { Cookie: 'country=DE' }),
      key('/products-list', { Cookie: 'country=GB' }),
      key('/products-list', { Cookie: 'country=GB', 'Accept-Language': 'de' }),
      key('/products-list', { Cookie: 'country=DE' }, 'GB'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(key('/', { Cookie: 'country=DE; cart=1x2' })).toBe(key('/', { Cookie: 'a=b; country=DE' }));
  });

  test('neither the referrer nor the regional variant of the language', () => {
    expect(key('/products-list?utm_source=mail&q=tea&gclid=1&fbclid=2')).toBe(key('/products-list?q=tea'));
    expect(key('/', { 'Accept-Language': 'de-AT' })).toBe(key('/', { 'Accept-Language': 'de-DE' }));
    expect(key('/', { 'Accept-Language': 'en-GB' })).toBe(key('/', { 'Accept-Language': 'en-US' }));
  });

  test('nothing that a visitor could forge', () => {
    const plain = key('/products-list');
    for (const name of ['kept-at', 'build', 'for']) expect(key(`/products-list?${name}=1`)).toBe(plain);
  });

  test('its parameters in any order; of duplicates the first counts', () => {
    expect(key('/products-list?page=2&q=tea')).toBe(key('/products-list?q=tea&page=2&q=coffee'));
  });
});

test('an API response is cached under its address alone, with parameters in any case', () => {
  expect(key('/api/products', { Cookie: 'country=DE', 'Accept-Language': 'de' })).toBe(key('/api/products'));
  expect(key('/api/products?Country=DE&pagesize=5')).toBe(key('/api/products?country=DE&pageSize=5'));
  expect(key('/api/products?country=DE')).not.toBe(key('/api/products?country=GB'));
});

test('conflicting spellings of an API parameter are rejected and not cached', () => {
  expect(key('/api/products?country=DE&country=GB')).toBeUndefined();
  expect(key('/api/products?country=&country=GB')).toBeUndefined();
  expect(key('/api/products?country=DE&country=DE')).toBe(key('/api/products?country=DE'));
});

test('a page never sees a handed-over sign-in token, but it does see PayPal’s token', () => {
  const url = (path: string, headers?: Record<string, string>) =>
    ask(path, headers).request.url.replace('https://shop.example', '');
  for (const headers of [undefined, { Cookie: 'wrote=1' }]) {
    expect(url('/?token=a.b-c.d_e', headers)).toBe('/');
    for (const search of ['token=a.b.c&q=tea', 'q=tea&token=a.b.c', 'token=a.b.c&q=tea&token=d.e.f'])
      expect(url(`/blog?${search}`, headers)).toBe('/blog?q=tea');
    expect(url('/order/7?token=EC-123', headers)).toBe('/order/7?token=EC-123');
  }
  expect(key('/?token=a.b.c')).toBe(key('/'));
});

test('a page renderer sees only known parameters, so that no page can leak others to the next visitor', () => {
  const { request } = ask(`/products-list?q=tea&secret=${'x'.repeat(9000)}`);
  expect(request.url).toBe('https://shop.example/products-list?q=tea');
  expect(ask('/api/products').request.url).toBe('https://shop.example/api/products');
});

describe('parameters that a route does not read create no extra entries', () => {
  test.each([
    ['/about?q=tea&page=2&category=1', '/about'],
    ['/products-list?q=tea&archive=2026-09', '/products-list?q=tea'],
    ['/products-details/7?q=tea', '/products-details/7'],
    ['/sitemap.xml?q=1', '/sitemap.xml'],
    ['/admin/products?page=2', '/admin'],
    ['/admin/orders/MB6V0YZ5R', '/admin'],
  ])('%s is cached as %s', (asked, kept) => expect(key(asked)).toBe(key(kept)));

  test.each([
    '/api/categories/2?q=k1',
    '/api/products/7?page=1',
    '/api/settings?country=DE',
    '/api/slider/active?q=tea',
    '/api/nothing?q=tea',
  ])('%s is rejected and not cached', path => expect(key(path)).toBeUndefined());
});

describe('different spellings of an address share an entry', () => {
  test.each([
    ['/api/docs//', '/api/docs'],
    ['/API/Docs///?x=1', '/api/docs'],
    ['/api/d%6fcs', '/api/docs'],
    ['/API/Products//?q=tea', '/api/products?q=tea'],
    ['/api/products/%31%31/', '/api/products/11'],
    ['/About//', '/about'],
    ['/%61bout', '/about'],
    ['/Products-Details/11/', '/products-details/11'],
    ['//', '/'],
    ['/projects-details/a%2fb', '/projects-details/a%2Fb'],
  ])('%s equals %s', (typed, path) => {
    const { request, key } = ask(typed);
    expect({ url: request.url, key }).toEqual({ url: `https://shop.example${path}`, key: ask(path).key });
  });

  test.each([
    ['/api/products?country=dE&Missing=gb', '/api/products?country=DE&missing=GB'],
    ['/api/products?inStock=TRUE&page=01&q=%20tea', '/api/products?inStock=true&page=1&q=tea'],
    ['/api/posts?tag=COFFEE&category=GUides%20', '/api/posts?tag=coffee&category=guides'],
    ['/api/products?country=%20de%20', '/api/products?country=DE'],
  ])('and so do equivalent values: %s equals %s', (typed, same) => expect(key(typed)).toBe(key(same)));

  test('but a rejected value reaches its validator as typed', () => {
    const refused = '/api/products?country=germany&page=x';
    expect(ask(refused).request.url).toBe(`https://shop.example${refused}`);
  });

  test('also for writes', () => {
    const { request } = keyed(
      new Request('https://shop.example/API/Orders//', { method: 'POST', body: '{}' }),
    );
    expect(request.url).toBe('https://shop.example/api/orders');
  });

  test('and meaningful differences remain', () => {
    const paths = ['/order/ABC', '/order/abc', '/pictures/a.webp', '/projects-details/a%2Fb', '/nothing/A'];
    for (const path of paths) expect(ask(path).request.url).toBe(`https://shop.example${path}`);
  });
});

test('an unknown API query reaches its validator and is not cached', () => {
  const address = '/api/products?country=DE&contry=GB';
  expect(ask(address)).toMatchObject({ request: { url: `https://shop.example${address}` }, key: undefined });
  expect(key('/api/products?contry=')).toBeUndefined();
  expect(key('/api/docs?contry=GB')).toBe(key('/api/docs'));
});

test.each([
  ['is signed in', '/api/products', { Authorization: 'Bearer token' }],
  ['just changed something', '/', { Cookie: 'country=DE; wrote=1' }],
  ['sends an extremely long query', `/blog?q=${'x'.repeat(1000)}`, {}],
] as [string, string, Record<string, string>][])(
  'nothing is cached for a visitor who %s',
  (_, path, headers) => expect(key(path, headers)).toBeUndefined(),
);

test.each(['POST', 'PUT', 'DELETE'])('nothing is cached for a %s', method =>
  expect(keyed(new Request('https://shop.example/api/products?x=1', { method })).key).toBeUndefined(),
);
