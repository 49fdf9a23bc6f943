import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry, makePrice, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

/** In one file, their addresses exceed the size limit of a cache entry. */
const PRODUCTS = 22_000;
const FORMAT_TAKES = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });

let countryId: number;
beforeAll(async () => {
  const { subcategoryId } = await makeSubcategory(shop.database);
  await shop.database.write(sql`WITH RECURSIVE n (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM n LIMIT ${PRODUCTS})
    INSERT INTO products (product_code, subcategory_id, product_name, created_at)
    SELECT code, ${subcategoryId}, 'Product ' || code, 1000 FROM n`);
  ({ countryId } = await makeCountry(shop.database));
  await makePrice(shop.database, { productCode: 7, countryId });
}, 60_000);

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
const sourceOf = async (path: string) => (await call('GET', path)).headers.get('X-Shop-Cache');

/** The content of a file once it comes from memory. */
const remembered = (path: string) =>
  vi.waitFor(
    async () => {
      const { data, headers } = await call<string>('GET', path);
      expect({ path, from: headers.get('X-Shop-Cache') }).toEqual({ path, from: 'memory' });
      return data;
    },
    { timeout: 60_000 },
  );

test('every file that robots.txt lists is cached between requests, however many products there are', async () => {
  const robots = (await call<string>('GET', '/robots.txt')).data;
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const index = await remembered('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const files = addressesIn(index).map(address => address.slice(shop.url.length));
  let products = 0;
  for (const file of files) {
    const xml = await remembered(file);
    const addresses = addressesIn(xml);
    expect(addresses.length).toBeLessThanOrEqual(FORMAT_TAKES.addresses);
    expect(xml.length).toBeLessThanOrEqual(FORMAT_TAKES.bytes);
    products += addresses.filter(address => address.includes('/products-details/')).length;
  }
  expect(products).toBe(PRODUCTS);
}, 120_000);

test('a price change invalidates none of them, since they contain no prices', async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const index = await remembered('/sitemap.xml');
  const files = addressesIn(index).map(address => address.slice(shop.url.length));
  for (const file of files) await remembered(file);
  await call('PUT', `/api/productprices/7/${countryId}`, { json: { NetPrice: 9 }, token });
  for (const file of ['/sitemap.xml', ...files])
    expect({ file, from: await sourceOf(file) }).toEqual({ file, from: 'memory' });
}, 120_000);
