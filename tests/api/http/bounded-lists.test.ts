import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { LAST_ROW, MAX_ROWS } from '../../../functions/contracts/list-limits.ts';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { Answer } from '../../support/api-client.ts';
import { makeCountry, makeSubcategory } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

/** More than twice as many as a list without pages returns. */
const ROWS = 2 * MAX_ROWS + 300;
const NUMBERS = sql`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${ROWS})`;

describe('long lists', () => {
  const { shop, call } = openShop();
  let token: string;
  let countries: number[];
  beforeAll(async () => {
    const { database } = shop;
    token = await tokenFor(await makeAccount(database, 'admin'));
    const { subcategoryId } = await makeSubcategory(database);
    countries = [(await makeCountry(database)).countryId, (await makeCountry(database)).countryId];
    await database.write(sql`INSERT INTO products (product_code, subcategory_id, product_name, created_at)
      ${NUMBERS} SELECT n, ${subcategoryId}, 'Amber kettle ' || (n % 7), n % 5 FROM n`);
    await database.write(sql`
      INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
      SELECT product_code, country_id, 100, 200, 3, 1 FROM products CROSS JOIN countries`);
    await database.write(sql`INSERT INTO subscribers (email, source, created_at, state, confirmed_at)
      ${NUMBERS} SELECT n || '@example.com', 'home', n % 5, iif(n % 3, 'confirmed', 'pending'), iif(n % 3, n % 5, NULL) FROM n`);
    await database.write(sql`INSERT INTO posts (slug, title, text, state, publish_at, created_at)
      ${NUMBERS} SELECT 'post-' || n, 'Post ' || (n % 7), 'Text',
        iif(n % 3, 'published', 'draft'), iif(n % 3, n % 5, NULL), 1 FROM n`);
  });

  /** Everything that a list and its next links return, part by part. */
  async function walk(path: string, as?: string) {
    const parts: unknown[][] = [];
    for (let next: string | undefined = path; next; ) {
      const { status, data, headers }: Answer<unknown[]> = await call<unknown[]>('GET', next, { token: as });
      expect({ next, status }).toEqual({ next, status: 200 });
      parts.push(data);
      next = /<([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    return parts;
  }

  test.each([
    ['products', '/api/products', false],
    ['products by name', '/api/products?sort=-name', false],
    ['products by date', '/api/products?sort=createdAt', true],
    ['products by rating', '/api/products?sort=-rating', false],
    ['products in small pages', '/api/products?after=0&pageSize=100', false],
    ['products found by a search', '/api/products?q=amber', false],
    ['products by price', '/api/products?sort=price&country=COUNTRY', false],
    ['prices of a product', '/api/productprices?country=ID', false],
    ['prices in reverse', '/api/productprices?country=ID&sort=-ProductCode', false],
    ['prices by price', '/api/productprices?country=ID&sort=NetPrice', true],
    ['subscribers', '/api/subscribers', true],
    ['subscribers by date', '/api/subscribers?sort=createdAt', true],
    ['posts for visitors', '/api/posts', false],
    ['posts for staff, some without a date', '/api/posts', true],
    ['posts by date', '/api/posts?sort=publishAt', true],
    ['subscribers by time of consent, some without', '/api/subscribers?sort=confirmedAt', true],
    ['posts by title', '/api/posts?sort=-title', true],
  ])('%s: next links reach every row once', async (_, path, isStaff) => {
    const [country] = countries;
    const { data: there } = await call<{ countryCode: string }>('GET', `/api/countries/${country}`, {
      token,
    });
    const asked = path.replace('COUNTRY', there.countryCode).replace('ID', String(country));
    const [first = [], ...others] = await walk(asked, isStaff ? token : undefined);
    expect(first.length).toBeLessThanOrEqual(MAX_ROWS);
    const all = [first, ...others].flat();
    const isShownOnly = asked.startsWith('/api/posts') && !isStaff;
    expect(all).toHaveLength(isShownOnly ? ROWS - Math.floor(ROWS / 3) : ROWS);
    expect(new Set(all.map(row => JSON.stringify(row))).size).toBe(all.length);
  });

  test('the history is paged by key too', async () => {
    for (const name of ['one', 'two', 'three'])
      await call('POST', '/api/categories', {
        token,
        json: { categoryName: `${crypto.randomUUID()} ${name}` },
      });
    const { data: all } = await call<{ historyId: number }[]>('GET', '/api/history', { token });
    expect(all.length).toBeGreaterThan(2);
    const after = (all[0]?.historyId ?? 0) + 1;
    const parts = await walk(`/api/history?after=${after}&pageSize=1`, token);
    expect(parts.flat()).toEqual(all);
    expectProblem(await call('GET', `/api/history?after=${after}&page=1`, { token }), 422);
  });

  test('staff get all prices of one country, or of all, at once', async () => {
    for (const [path, rows] of [
      [`/api/productprices/bycountry/${countries[0]}`, ROWS],
      ['/api/productprices?names=true', 2 * ROWS],
      ['/api/productprices?sort=-ProductCode', 2 * ROWS],
    ] as const) {
      const { data, headers } = await call<ProductPrice[]>('GET', path, { token });
      expect(headers.get('X-Total-Count')).toBe(String(rows));
      expect(headers.has('Link')).toBe(false);
      const keys = data.map(({ ProductCode, CountryID }) => `${ProductCode}/${CountryID}`);
      expect(new Set(keys).size).toBe(rows);
      expect(keys).toHaveLength(rows);
    }
  });

  test('page numbers have a limit, and `after` cannot be combined with `page`', async () => {
    const beyond = await call('GET', `/api/products?page=${LAST_ROW / 20 + 1}`);
    expectProblem(beyond, 422);
    expect(beyond.data).toMatchObject({ errors: [{ path: 'page' }] });
    expect((await call('GET', `/api/products?page=${LAST_ROW / 20}`)).data).toEqual([]);
    expectProblem(await call('GET', '/api/products?page=2&after=7'), 422);
    expectProblem(await call('GET', '/api/products?q=amber&after=7'), 422);
    expectProblem(await call('GET', '/api/productprices?sort=NetPrice&after=7/2'), 422);
  });

  test('a cursor whose row is gone is not mistaken for the end', async () => {
    expectProblem(await call('GET', '/api/products?sort=name&after=999999'), 422);
    expectProblem(await call('GET', '/api/subscribers?sort=email&after=999999', { token }), 422);
    expect((await call('GET', '/api/products?after=999999')).data).toEqual([]);
  });

  test.each(['/api/products', '/api/productprices', '/api/posts', '/api/categories', '/api/subscribers'])(
    'searching %s needs two letters, or one that can be a word, or a number',
    async path => {
      const search = (q: string) => call('GET', `${path}?q=${encodeURIComponent(q)}&page=1`, { token });
      for (const q of ['a', ' é ', 'Ж', 'a!']) {
        const { status, data } = await search(q);
        expect({ q, status, data }).toMatchObject({ status: 422, data: { errors: [{ path: 'q' }] } });
      }
      for (const q of ['am', '壶', 'や', '7', 'a1', '%']) expect((await search(q)).status).toBe(200);
    },
  );
});
