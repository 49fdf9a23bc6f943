import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import type { BulkAction, BulkResult } from '../../../functions/bulk/contract.ts';
import { MOST_KEYS } from '../../../functions/contracts/bulk-limits.ts';
import { tokenOf } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { rowReader } from '../../support/rows.ts';
import { openShop } from '../../support/shop.ts';

/** Rows of one test: one on, one off, one on and in use, and one with another name. */
type Made = { on: string; off: string; used: string; other: string };
type Case = {
  make: (database: Writer, word: string) => Promise<Made>;
  /** Where the key, the status and the version are stored. */
  table: string;
  key: string;
  status: string;
  reason?: string;
};

const others = () => crypto.randomUUID();
const STATUS = { on: true, off: false, used: true, other: true };
type Which = keyof Made;

async function four(word: string, makeOne: (name: string, on: boolean, which: Which) => Promise<unknown>) {
  const made = {} as Made;
  for (const [which, on] of Object.entries(STATUS) as [Which, boolean][]) {
    made[which] = String(await makeOne(`${which === 'other' ? others() : word} ${which}`, on, which));
  }
  return made;
}

const CASES: Record<string, Case> = {
  categories: {
    table: 'categories',
    key: 'category_id',
    status: 'display_status',
    reason: 'Subcategories still use them',
    make: (database, word) =>
      four(word, async (categoryName, displayStatus, which) => {
        const { categoryId } = await makeCategory(database, { categoryName, displayStatus });
        if (which === 'used') await makeSubcategory(database, { categoryId });
        return categoryId;
      }),
  },
  subcategories: {
    table: 'subcategories',
    key: 'subcategory_id',
    status: 'display_status',
    reason: 'Products still use them',
    make: (database, word) =>
      four(word, async (subcategoryName, displayStatus, which) => {
        const { subcategoryId } = await makeSubcategory(database, { subcategoryName, displayStatus });
        if (which === 'used') await makeProduct(database, { subcategoryId });
        return subcategoryId;
      }),
  },
  countries: {
    table: 'countries',
    key: 'country_id',
    status: 'display_status',
    reason: 'Product prices still use them',
    make: (database, word) =>
      four(word, async (countryName, displayStatus, which) => {
        const { countryId } = await makeCountry(database, { countryName, displayStatus });
        if (which === 'used') await makePrice(database, { countryId });
        return countryId;
      }),
  },
  productprices: {
    table: 'product_prices',
    key: "product_code || '/' || country_id",
    status: 'display_at_website',
    make: (database, word) =>
      four(word, async (productName, displayAtWebsite) => {
        const { productCode } = await makeProduct(database, { productName });
        const { countryId } = await makePrice(database, { productCode, displayAtWebsite });
        return `${productCode}/${countryId}`;
      }),
  },
};

describe('bulk changes', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
  });

  const send = (resource: string, json: object) =>
    call<BulkResult>('POST', `/api/${resource}/bulk`, { json, token });
  const done = async (resource: string, action: BulkAction, json: object) => {
    const { status, data } = await send(resource, { action, ...json });
    expect(status, JSON.stringify(data)).toBe(200);
    return data;
  };

  describe.each(Object.entries(CASES))('of %s', (resource, { make, table, key, status, reason }) => {
    /** For each existing row: whether it is on, and its version. */
    const states = async () => {
      const rows = await shop.database.read(
        sql<{
          id: string;
          is_on: number;
          version: number;
        }>`${sql.raw(`SELECT ${key} AS id, ${status} AS is_on, version FROM ${table}`)}`,
      );
      return Object.fromEntries(rows.map(row => [String(row.id), [row.is_on, row.version]]));
    };

    test('by key or by filter change only the selected rows not yet in that state, and their version', async () => {
      const word = crypto.randomUUID();
      const { on, off, used, other } = await make(shop.database, word);
      const before = await states();
      const [isOn, isOff] = [before[on], before[off]];
      expect(await done(resource, 'deactivate', { keys: [on, off] })).toEqual({
        matched: 2,
        changed: 1,
        kept: 0,
        keptNames: [],
      });
      const version = (isOn?.[1] ?? 0) + 1;
      expect(await states()).toEqual({ ...before, [on]: [0, version] });

      expect(await done(resource, 'activate', { matching: { q: word }, expected: 3 })).toMatchObject({
        matched: 3,
        changed: 2,
      });
      const after = await states();
      expect(after).toEqual({ ...before, [on]: [1, version + 1], [off]: [1, (isOff?.[1] ?? 0) + 1] });
      expect({ used: after[used], other: after[other] }).toEqual({
        used: before[used],
        other: before[other],
      });
    });

    test('keep and name rows in use, and delete nothing if more match than expected', async () => {
      const word = crypto.randomUUID();
      const { on, off, used, other } = await make(shop.database, word);
      const before = await states();
      const refused = await send(resource, { action: 'delete', matching: { q: word }, expected: 2 });
      expect({ status: refused.status, detail: refused.problem.detail }).toEqual({
        status: 409,
        detail: expect.stringMatching(/^3 rows match/),
      });
      expect(await states()).toEqual(before);

      const deleted = await done(resource, 'delete', { matching: { q: word } });
      const left = Object.keys(await states());
      expect({ on: left.includes(on), off: left.includes(off), other: left.includes(other) }).toEqual({
        on: false,
        off: false,
        other: true,
      });
      expect(left.includes(used)).toBe(reason !== undefined);
      expect(deleted).toEqual(
        reason
          ? { matched: 3, changed: 2, kept: 1, keptNames: [`${word} used`], reason }
          : { matched: 3, changed: 3, kept: 0, keptNames: [] },
      );
      expect(await done(resource, 'delete', { keys: [on] })).toMatchObject({ matched: 0, changed: 0 });
    });
  });

  test('show and hide products by their prices in every country, and skip products without one', async () => {
    const word = crypto.randomUUID();
    const products = await Promise.all(
      ['two', 'one', 'none'].map(name => makeProduct(shop.database, { productName: `${word} ${name}` })),
    );
    const [two = 0, one = 0, none = 0] = products.map(({ productCode }) => productCode);
    const { countryId } = await makePrice(shop.database, { productCode: two });
    await makePrice(shop.database, { productCode: two, displayAtWebsite: false });
    await makePrice(shop.database, { productCode: one, countryId, displayAtWebsite: false });
    const other = await makePrice(shop.database, { countryId });

    const matching = { q: word, category: undefined };
    expect(await done('products', 'activate', { matching })).toEqual({
      matched: 3,
      changed: 2,
      kept: 1,
      keptNames: [`${word} none`],
      reason: 'They don’t have a price in any country yet',
    });
    const shown = (code: number) =>
      call<{ DisplayAtWebsite: boolean }[]>('GET', `/api/productprices?product=${code}`, { token }).then(
        ({ data }) => data.map(price => price.DisplayAtWebsite),
      );
    expect({ two: await shown(two), one: await shown(one) }).toEqual({ two: [true, true], one: [true] });
    expect(await done('products', 'deactivate', { keys: [two, none] })).toMatchObject({
      changed: 1,
      kept: 0,
    });
    expect({ two: await shown(two), one: await shown(one) }).toEqual({ two: [false, false], one: [true] });
    expect(await shown(other.productCode)).toEqual([true]);

    expect(await done('products', 'delete', { matching })).toMatchObject({ changed: 1, kept: 2 });
    expect((await call('GET', `/api/products/${none}`, { token })).status).toBe(404);
  });

  test('change a thousand rows in one request, and accept a search of many words', async () => {
    const word = crypto.randomUUID();
    await shop.database.write(sql`INSERT INTO categories (category_name)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MOST_KEYS})
        SELECT ${word} || ' ' || n FROM numbers`);
    const ids = await shop.database.read(
      sql<{ id: number }>`SELECT category_id AS id FROM categories WHERE instr(category_name, ${word})`,
    );
    const keys = ids.map(({ id }) => String(id));
    expect(await done('categories', 'deactivate', { keys })).toMatchObject({ changed: MOST_KEYS });
    expect(await done('categories', 'delete', { matching: { q: word } })).toMatchObject({
      changed: MOST_KEYS,
    });
    const q = '湯呑 急須 茶碗 小鉢 大皿 土瓶 cup';
    expect(await done('products', 'delete', { matching: { q } })).toMatchObject({ matched: 0 });
  });

  test.each([
    ['categories', {}, 'action'],
    ['categories', { action: 'delete' }, 'keys'],
    ['categories', { action: 'drop', keys: [1] }, 'action'],
    ['categories', { action: 'delete', keys: [1], matching: {} }, 'matching'],
    ['categories', { action: 'delete', keys: [] }, 'keys'],
    ['categories', { action: 'delete', keys: Array(MOST_KEYS + 1).fill(1) }, 'keys'],
    ['categories', { action: 'delete', keys: ['1 OR 1=1'] }, 'keys.0'],
    ['categories', { action: 'delete', keys: [1.5] }, 'keys.0'],
    ['categories', { action: 'delete', keys: '1' }, 'keys'],
    ['categories', { action: 'delete', matching: [] }, 'matching'],
    ['categories', { action: 'delete', matching: { displayStatu: 'false' } }, 'matching.displayStatu'],
    ['categories', { action: 'delete', matching: { page: 2 } }, 'matching.page'],
    ['categories', { action: 'delete', matching: { displayStatus: 'no' } }, 'matching.displayStatus'],
    ['categories', { action: 'delete', matching: {}, expected: -1 }, 'expected'],
    ['productprices', { action: 'delete', keys: ['7'] }, 'keys.0'],
    ['productprices', { action: 'delete', keys: ['7/2/1'] }, 'keys.0'],
    ['productprices', { action: 'delete', keys: [7] }, 'keys.0'],
  ])('to %s, %.80j is rejected at %s, and nothing changes', async (resource, json, path) => {
    const readRows = await rowReader(shop.database);
    const before = await readRows();
    const { status, problem } = await send(resource, json);
    expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 422, path });
    expect(await readRows()).toEqual(before);
  });
});
