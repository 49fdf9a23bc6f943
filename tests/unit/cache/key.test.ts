import { describe, expect, test } from 'vitest';
import { createKeys } from '../../../functions/http/cache-key.ts';

const keyed = createKeys({ api: ['country', 'pageSize', 'q'], pages: ['q', 'page', 'token'] });

const ask = (path: string, headers: Record<string, string> = {}, country?: string) =>
  keyed(
    Object.assign(new Request(`https://shop.example${path}`, { headers }), country && { cf: { country } }),
  );
const key = (...asked: Parameters<typeof ask>) => ask(...asked).key;

describe('what a page is kept under', () => {
  test('its address, the visitor’s country and language', () => {
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

  test('not where the visitor came from, nor how their language is spoken in their country', () => {
    expect(key('/products-list?utm_source=mail&q=tea&gclid=1&fbclid=2')).toBe(key('/products-list?q=tea'));
    expect(key('/', { 'Accept-Language': 'de-AT' })).toBe(key('/', { 'Accept-Language': 'de-DE' }));
    expect(key('/', { 'Accept-Language': 'en-GB' })).toBe(key('/', { 'Accept-Language': 'en-US' }));
  });

  test('nothing that a visitor could pass off as the shop’s own', () => {
    const plain = key('/products-list');
    for (const name of ['kept-at', 'build', 'for']) expect(key(`/products-list?${name}=1`)).toBe(plain);
  });

  test('the order of its parameters is no difference, and of one that is given twice the first counts', () => {
    expect(key('/products-list?page=2&q=tea')).toBe(key('/products-list?q=tea&page=2&q=coffee'));
  });
});

test('an answer of the API is kept under its address alone, its parameters in any case', () => {
  expect(key('/api/products', { Cookie: 'country=DE', 'Accept-Language': 'de' })).toBe(key('/api/products'));
  expect(key('/api/products?Country=DE&pagesize=5')).toBe(key('/api/products?country=DE&pageSize=5'));
  expect(key('/api/products?country=DE')).not.toBe(key('/api/products?country=GB'));
});

test('a page never sees the sign-in that a link hands over; what PayPal calls a token, it does', () => {
  const url = (path: string, headers?: Record<string, string>) =>
    ask(path, headers).request.url.replace('https://shop.example', '');
  for (const headers of [undefined, { Cookie: 'wrote=1' }]) {
    expect(url('/?token=a.b-c.d_e', headers)).toBe('/');
    expect(url('/?token=a.b.c&q=tea', headers)).toBe('/?q=tea');
    expect(url('/?q=tea&token=a.b.c', headers)).toBe('/?q=tea');
    expect(url('/?token=a.b.c&q=tea&token=d.e.f', headers)).toBe('/?q=tea');
    expect(url('/order/7?token=EC-123', headers)).toBe('/order/7?token=EC-123');
  }
  expect(key('/?token=a.b.c')).toBe(key('/'));
});

test('whoever paints a page sees nothing of what is no parameter, so that no page can tell it to the next visitor', () => {
  const { request } = ask(`/products-list?q=tea&secret=${'x'.repeat(9000)}`);
  expect(request.url).toBe('https://shop.example/products-list?q=tea');
  expect(ask('/api/products').request.url).toBe('https://shop.example/api/products');
});

test('a question that the API does not know reaches whoever refuses it, and nothing is kept of it', () => {
  const address = '/api/products?country=DE&contry=GB';
  expect(ask(address)).toMatchObject({ request: { url: `https://shop.example${address}` }, key: undefined });
  expect(key('/api/products?contry=')).toBeUndefined();
  expect(key('/api/docs?contry=GB')).toBe(key('/api/docs'));
});

test.each([
  ['is signed in', '/api/products', { Authorization: 'Bearer token' }],
  ['just changed something', '/', { Cookie: 'country=DE; wrote=1' }],
  ['asks at greater length than anybody would', `/?q=${'x'.repeat(1000)}`, {}],
] as [string, string, Record<string, string>][])('nothing is kept for who %s', (_, path, headers) =>
  expect(key(path, headers)).toBeUndefined(),
);

test.each(['POST', 'PUT', 'DELETE'])('nothing is kept of a %s', method =>
  expect(keyed(new Request('https://shop.example/api/products?x=1', { method })).key).toBeUndefined(),
);
