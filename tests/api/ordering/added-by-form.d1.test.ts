import { beforeAll, expect, test } from 'vitest';
import { makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop } = openShop();

let country: string;
let sold: number;
let unsold: number;
beforeAll(async () => {
  const { countryId, countryCode } = await makeCountry(shop.database);
  const { productCode } = await makeProduct(shop.database);
  await makePrice(shop.database, { countryId, productCode });
  unsold = (await makeProduct(shop.database)).productCode;
  [country, sold] = [countryCode, productCode];
});

async function ask(
  path: string,
  init: { headers?: Record<string, string>; method?: string; body?: URLSearchParams } = {},
) {
  const answer = await fetch(new URL(path, shop.url), {
    ...init,
    redirect: 'manual',
    headers: { Cookie: `country=${country}; cart=${sold}x1`, Accept: 'text/html', ...init.headers },
  });
  const cart = answer.headers.getSetCookie().find(cookie => cookie.startsWith('cart='));
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    cart: cart?.split(';')[0],
    cached: answer.headers.get('Cache-Control'),
  };
}

const post = (path: string, fields = {}) =>
  ask(path, { method: 'POST', headers: { Origin: shop.url }, body: new URLSearchParams(fields) });

test('the form on a product page adds it and shows the cart', async () => {
  expect(await post(`/cart?add=${sold}`)).toMatchObject({ status: 303, to: '/cart', cart: `cart=${sold}x2` });
  expect(await post(`/cart?add=${sold}`, { quantity: '3' })).toMatchObject({
    status: 303,
    to: '/cart',
    cart: `cart=${sold}x4`,
  });
});

test('the form of a product not sold there adds nothing, and the cart says why', async () => {
  const to = `/cart?refused=${unsold}&quantity=2`;
  expect(await post(`/cart?add=${unsold}`, { quantity: '2' })).toMatchObject({
    status: 303,
    to,
    cart: undefined,
  });
  expect(await ask(to)).toMatchObject({ status: 200, cart: undefined });
});

test.each(['Sec-Purpose', 'Purpose', 'X-Moz'])(
  'a prefetched cart link, marked by %s, adds nothing',
  async name => {
    for (const purpose of name === 'Sec-Purpose' ? ['prefetch', 'prefetch;prerender'] : ['prefetch']) {
      expect(await ask(`/cart?add=${sold}`, { headers: { [name]: purpose } })).toEqual({
        status: 403,
        to: null,
        cart: undefined,
        cached: 'no-store',
      });
      expect(await ask('/cart', { headers: { [name]: purpose } })).toMatchObject({ status: 200 });
    }
    expect(await ask(`/cart?add=${sold}`)).toMatchObject({ status: 303, cart: `cart=${sold}x2` });
  },
);
