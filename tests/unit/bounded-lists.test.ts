import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import type { Database, Writer } from '../../db/client/database.ts';
import { migrate } from '../../db/migrate.ts';
import { ProductFilter } from '../../functions/catalog/products/contract.ts';
import { listProducts } from '../../functions/catalog/products/list.ts';
import { LAST_ROW, MAX_COUNT, MAX_ROWS } from '../../functions/contracts/list-limits.ts';
import { PriceMatrixFilter } from '../../functions/pricing/price-matrix/contract.ts';
import { readMatrix } from '../../functions/pricing/price-matrix/read.ts';
import { ProductPriceFilter } from '../../functions/pricing/product-prices/contract.ts';
import { listProductPrices } from '../../functions/pricing/product-prices/list.ts';
import { isStreamed, streamPrices } from '../../functions/pricing/product-prices/stream.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { makeCountry, makeSubcategory } from '../support/factories.ts';
import { startPlatform } from '../support/platform.ts';
import { rowsReadFor } from '../support/rows-read.ts';

/** More than twice as many as paging reaches, so that reading them all would show. */
const PRODUCTS = 25_000;
const PAGE = 24;
/** As the shop lists products. */
const ONCE = 'grouped=true&pageSize=24';
const LAST = Math.floor(LAST_ROW / PAGE);
const VISITOR = { everything: false };

let binding: D1Database;
let database: Writer;
let countries: { countryId: number; countryCode: string }[];
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database: binding, stop } = await startPlatform());
  database = openD1(binding).as(null);
  await migrate(database, await readMigrations('db/migrations'));
  const { subcategoryId } = await makeSubcategory(database);
  countries = [await makeCountry(database), await makeCountry(database)];
  await database.write(sql`WITH RECURSIVE n (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM n WHERE code < ${PRODUCTS})
    INSERT INTO products (product_code, subcategory_id, product_name, created_at)
    SELECT code, ${subcategoryId}, iif(code % 2500 = 0, 'Copper', 'Amber') || ' kettle ' || code, code FROM n`);
  await database.write(sql`
    INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
    SELECT product_code, country_id, product_code % 100 + 100, 20000, 3, 1 FROM products CROSS JOIN countries`);
});
afterAll(() => stop());

const asked = (text: string) => Object.fromEntries(new URLSearchParams(text));
const inCountry = () => `country=${countries[0]?.countryCode}`;
const ofCountry = () => `country=${countries[1]?.countryId}`;

type Ask = (from: Database, text: string) => Promise<{ rows: unknown[]; total: number; next?: unknown }>;
const products = (from: Database, text: string) =>
  listProducts({ database: from, pictureBase: '' }, ProductFilter.parse(asked(text)), VISITOR);
const prices = (from: Database, text: string) =>
  listProductPrices(from, ProductPriceFilter.parse(asked(text)), VISITOR);
const matrix = async (from: Database, text: string) => ({
  ...(await readMatrix(from, PriceMatrixFilter.parse(asked(text)))),
  rows: [],
});

/** The query, and how many rows it may read: of 25,000 products and 50,000 prices. */
const PAGES: [string, Ask, () => string, number][] = [
  ['the first products', products, () => '', 5 * MAX_ROWS],
  ['a page', products, () => `page=1&pageSize=${PAGE}`, 200],
  [
    'a page with what is sold out last',
    products,
    () => `soldOutLast=true&${ONCE}&page=1&${inCountry()}`,
    200,
  ],
  ['the last page', products, () => `page=${LAST}&pageSize=${PAGE}`, 1.1 * LAST_ROW],
  ['the last page by name', products, () => `page=${LAST}&pageSize=${PAGE}&sort=name`, 1.1 * LAST_ROW],
  ['the page after a product', products, () => 'after=20000', 5 * MAX_ROWS],
  ['a search that most products match', products, () => `q=am&page=1&pageSize=${PAGE}`, 1.1 * LAST_ROW],
  ['the last page of a search', products, () => `q=am&page=${LAST}&pageSize=${PAGE}`, 3.1 * LAST_ROW],
  ['a search by name', products, () => `q=am&sort=name&page=1&pageSize=${PAGE}`, 4.1 * LAST_ROW],
  ['a search by price', products, () => `q=am&sort=price&page=1&${inCountry()}`, 5.1 * LAST_ROW],
  ['a search in stock', products, () => `q=am&inStock=true&page=1&${inCountry()}`, 3.1 * LAST_ROW],
  ['what is reduced', products, () => `sale=true&${ONCE}&page=1&${inCountry()}`, 300],
  [
    'what is reduced and in stock',
    products,
    () => `sale=true&inStock=true&${ONCE}&page=1&${inCountry()}`,
    300,
  ],
  [
    'what is reduced, with what is sold out last',
    products,
    () => `sale=true&soldOutLast=true&${ONCE}&page=1&${inCountry()}`,
    300,
  ],
  [
    'what is reduced, where what is sold out begins',
    products,
    () => `sale=true&soldOutLast=true&${ONCE}&page=41&${inCountry()}`,
    3 * LAST_ROW,
  ],
  ['what is reduced, by price', products, () => `sale=true&${ONCE}&sort=-price&page=1&${inCountry()}`, 300],
  ['what is reduced, by name', products, () => `sale=true&${ONCE}&sort=name&page=1&${inCountry()}`, 300],
  ['a search that few match', products, () => 'q=copper&page=1', 100],
  ['the first prices', prices, () => '', 6 * MAX_ROWS],
  ['the last page of prices', prices, () => `page=${LAST}&pageSize=${PAGE}`, 2.1 * LAST_ROW],
  ['the page after a price', prices, () => 'after=20000/1', 5 * MAX_ROWS],
  ['the page after a price in a country', prices, () => `${ofCountry()}&after=20000/2`, 5 * MAX_ROWS],
  ['a search for prices', prices, () => 'q=am&page=1', 9.1 * LAST_ROW],
  ['a search for prices that few match', prices, () => 'q=copper&page=1', 400],
  ['the matrix', matrix, () => 'pageSize=20', 200],
  ['a search in the matrix', matrix, () => 'q=am&pageSize=20', 5.1 * LAST_ROW],
];

test.each(PAGES)(
  '%s: the rows read are bounded, whatever the size of the list',
  async (_, ask, text, most) => {
    const rows = await rowsReadFor(binding, from => ask(from, text()));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(most);
  },
);

test('totals are counted up to the last page, and are exact below that', async () => {
  expect((await products(database, '')).total).toBe(PRODUCTS);
  expect((await products(database, 'q=am')).total).toBe(MAX_COUNT);
  expect((await products(database, `q=am&inStock=true&${inCountry()}`)).total).toBe(MAX_COUNT);
  expect((await products(database, 'q=copper')).total).toBe(PRODUCTS / 2500);
  expect((await prices(database, 'q=am')).total).toBe(MAX_COUNT);
});

const ALL_WAYS: [string, Ask, () => string, number][] = [
  ['products', products, () => '', PRODUCTS],
  ['products, newest first', products, () => 'sort=-createdAt', PRODUCTS],
  ['products by name', products, () => 'sort=name', PRODUCTS],
  ['prices', prices, () => '', 2 * PRODUCTS],
  ['prices in reverse', prices, () => 'sort=-ProductCode', 2 * PRODUCTS],
  ['prices of a country', prices, ofCountry, PRODUCTS],
];

test.each(ALL_WAYS)('paging goes through all %s, each page at the same cost', async (_, ask, text, all) => {
  const seen = new Set<string>();
  let next: unknown = '';
  do {
    const part = { rows: [] as unknown[], next: undefined as unknown };
    const after = next === '' ? '' : `&after=${next}`;
    const read = await rowsReadFor(binding, async from =>
      Object.assign(part, { next: undefined }, await ask(from, `${text()}${after}`)),
    );
    expect(read).toBeLessThan(7 * MAX_ROWS);
    for (const row of part.rows) seen.add(JSON.stringify(row));
    next = part.next;
  } while (next !== undefined);
  expect(seen.size).toBe(all);
});

test('a price list for staff is read while it is sent, not before', async () => {
  const query = { filter: ProductPriceFilter.parse(asked(ofCountry())), audience: { everything: true } };
  expect(isStreamed(query)).toBe(true);
  const { rows, next = '' } = await listProductPrices(database, query.filter, query.audience);
  const read = await rowsReadFor(binding, async from => {
    const reader = streamPrices(from, query, { rows, next }).getReader();
    const { value } = await reader.read();
    expect(value?.length).toBeLessThan(1_000_000);
    await reader.cancel();
  });
  expect(read).toBeLessThan(3 * MAX_ROWS);
});

test('paging ends and says how to continue', async () => {
  for (const ask of [products, prices, matrix])
    await expect(ask(database, 'page=501&pageSize=20')).rejects.toMatchObject({
      errors: [{ path: 'page', message: expect.stringContaining(`end at row ${LAST_ROW}`) }],
    });
});
