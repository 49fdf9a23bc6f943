import { beforeAll, describe, expect, test } from 'vitest';
import { collectionOf } from '../../../scripts/seed/words.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { aKey } from '../../support/buyers.ts';
import { expectSameCost, openCountedShop } from '../../support/counted-shop.ts';
import { anOrder } from '../../support/factories.ts';
import { tokenFor } from '../../support/tokens.ts';

const COUNTRIES = 2;
/** The allowance for a neighboring B-tree page, or one more match on a page of a list. */
const SLACK = 3;

/** What it takes to find out how a list of what is reduced is best read, and prices of other categories. */
const OF_COUNTS = 400;

/** In both shops, sold in Germany and in stock. */
const PRODUCT = 38;
const COUNTRY = 'DE';
const GERMAN = { headers: { Cookie: `country=${COUNTRY}` } };

type Visit = { token: string; placed: string };
type Ask = (call: ApiClient, visit: Visit) => Promise<{ status: number }>;

const line = { productCode: PRODUCT, quantity: 1 };
const get =
  (path: string, headers: Record<string, string> = {}): Ask =>
  call =>
    call('GET', path, { headers });
const page = (path: string) => get(path, GERMAN.headers);
const mine =
  (path: string): Ask =>
  (call, { token }) =>
    call('GET', path, { token });

/** A new person each time, with no unpaid orders. */
const placeAsGuest: Ask = call => {
  const order = anOrder(COUNTRY, [line]);
  const billing = { ...order.billing, email: `${crypto.randomUUID()}@example.com` };
  return call('POST', '/api/orders', { json: { ...order, billing }, headers: aKey() });
};

/** The steps of a visitor who becomes a buyer. */
const WAY: [what: string, ask: Ask][] = [
  ['the home page', page('/')],
  ['the list', page('/products-list')],
  ['the list of a category', page('/products-list?category=2')],
  ['the list of a subcategory', page('/products-list?category=2&subcategory=2')],
  ['the list by price', page('/products-list?sort=price')],
  ['the list by price, highest first', page('/products-list?sort=-price')],
  ['the list by name', page('/products-list?sort=name')],
  ['the newest', page('/products-list?sort=-createdAt')],
  ['the last changed', page('/products-list?sort=latest')],
  ['the second page of the list', page('/products-list?page=2')],
  ['products in stock', page('/products-list?inStock=true')],
  ['products in stock, by price', page('/products-list?inStock=true&sort=price')],
  ['what is reduced', page('/sale')],
  ['what is reduced, in a subcategory', page('/sale?category=2&subcategory=2')],
  ['what is reduced, by price', page('/sale?sort=price')],
  ['what is reduced, the newest', page('/sale?sort=new')],
  ['what is reduced, the most popular', page('/sale?sort=popularity')],
  ['a search', page(`/products-list?q=${collectionOf(0)}`)],
  ['a search by price', page(`/products-list?q=${collectionOf(0)}&sort=price`)],
  ['a search without results', page('/products-list?q=zzyzx')],
  ['a product', page(`/products-details/${PRODUCT}`)],
  ['the first page in the API', get(`/api/products?country=${COUNTRY}&page=1&pageSize=24`)],
  ['a product in the API', get(`/api/products/${PRODUCT}?country=${COUNTRY}`)],
  ['related products', get(`/api/products?beside=${PRODUCT}&country=${COUNTRY}&page=1&pageSize=4`)],
  ['a product’s related ones', get(`/api/products/${PRODUCT}/related?country=${COUNTRY}`)],
  ['the bestsellers', get(`/api/products/bestsellers?country=${COUNTRY}`)],
  ['products by their codes', get(`/api/products/by-code?codes=${PRODUCT},1&country=${COUNTRY}`)],
  ['its reviews', get(`/api/products/${PRODUCT}/reviews`)],
  ['the cart', page('/cart')],
  ['a quote', call => call('POST', '/api/cart/quote', { json: { country: COUNTRY, lines: [line] } })],
  ['an order', placeAsGuest],
  [
    'a customer’s order',
    (call, { token }) =>
      call('POST', '/api/orders', { json: anOrder(COUNTRY, [line]), headers: aKey(), token }),
  ],
  ['the order page', (call, { token, placed }) => call('GET', `/api/orders/${placed}`, { token })],
  ['an account’s orders', mine('/api/orders')],
  ['the account', mine('/api/accounts/me')],
];

/** A shop with so many products, and the cost of each step there. */
function shopOf(products: number) {
  const { shop, call, costOf } = openCountedShop({ products, countries: COUNTRIES });
  const visit = {} as Visit;
  beforeAll(async () => {
    visit.token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const { data } = await call<{ orderNumber: string }>('POST', '/api/orders', {
      json: anOrder(COUNTRY, [line]),
      headers: aKey(),
      token: visit.token,
    });
    visit.placed = data.orderNumber;
  });
  return { costOf: (ask: Ask) => costOf(called => ask(called, visit)) };
}

describe('with 20,000 products as with 1,000', () => {
  const small = shopOf(1000);
  const large = shopOf(20_000);

  test.each(WAY)('%s reads no more rows', async (_what, ask) => {
    expectSameCost({ few: await small.costOf(ask), many: await large.costOf(ask) }, SLACK);
  });

  test.each([
    '',
    '?category=2',
    '?category=2&subcategory=2',
    '?sort=price',
    '?sort=new',
    '?category=2&sort=new',
  ])('what is reduced, /sale%s, reads at most half more than the list', async query => {
    const readBy = async (path: string) =>
      (await large.costOf(page(path + query))).statements.reduce((rows, { read }) => rows + read, 0);
    expect(await readBy('/sale')).toBeLessThanOrEqual(1.5 * (await readBy('/products-list')) + OF_COUNTS);
  });

  test('a guest order of one line writes at most twenty-four rows', async () => {
    const { statements } = await large.costOf(placeAsGuest);
    // Its email is sent, and counted, after the response.
    const placed = statements.filter(
      ({ sql: text }) => !/^(update "letters"|insert into "attempts")/i.test(text),
    );
    expect(placed.reduce((rows, { written }) => rows + written, 0)).toBeLessThanOrEqual(24);
  });
});
