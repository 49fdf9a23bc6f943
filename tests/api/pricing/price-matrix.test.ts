import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  ChangedPrices,
  MatrixPrice,
  PriceMatrix,
} from '../../../functions/pricing/price-matrix/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry, makePrice, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { wrongCounts } from '../../support/recount.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;
const FIELDS = { NetPrice: 10.05, RetailPrice: 12, StockAvailable: 4 };

describe('the price matrix', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const read = (query: string) => call<PriceMatrix>('GET', `/api/productprices/matrix?${query}`, { token });
  const change = (changes: unknown[]) =>
    call<ChangedPrices>('PUT', '/api/productprices/matrix', { json: { changes }, token });

  /** A separate subcategory, so that other tests do not show up. */
  async function aMatrix(productCount: number, countryCount: number) {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const codes: number[] = [];
    const ids: number[] = [];
    for (let made = 0; made < productCount; made += 1)
      codes.push((await makeProduct(shop.database, { subcategoryId })).productCode);
    for (let made = 0; made < countryCount; made += 1)
      ids.push((await makeCountry(shop.database, { displayStatus: made > 0 })).countryId);
    const cells = async () => {
      const { data } = await read(`subcategory=${subcategoryId}&country=${ids}`);
      return new Map(
        data.products.flatMap(({ productCode, prices }) =>
          prices.map(
            price =>
              [`${codes.indexOf(productCode)}:${ids.indexOf(price[0])}`, price] as [string, MatrixPrice],
          ),
        ),
      );
    };
    const cell = (product: number, country: number) => ({
      ProductCode: codes[product] as number,
      CountryID: ids[country] as number,
    });
    return { subcategoryId, codes, ids, cells, cell };
  }

  test('returns the requested products, countries and prices in one response', async () => {
    const { subcategoryId, codes, ids, cell } = await aMatrix(3, 2);
    const [first, second] = [cell(0, 0), cell(0, 1)];
    for (const { ProductCode: productCode, CountryID: countryId } of [first, second])
      await makePrice(shop.database, {
        productCode,
        countryId,
        netPrice: 1999,
        pv: 5,
        displayAtWebsite: false,
      });
    const all = await read(`subcategory=${subcategoryId}`);
    expect(all.headers.get('X-Total-Count')).toBe('3');
    expect(all.data.products.map(({ productCode }) => productCode)).toEqual(codes);
    expect(all.data.products[0]?.prices).toEqual([
      [ids[0], 19.99, 12, 0.05, 0, false, 5, 1],
      [ids[1], 19.99, 12, 0.05, 0, false, 5, 1],
    ]);
    expect(all.data.products[1]?.prices).toEqual([]);
    const hidden = all.data.countries.find(({ countryId }) => countryId === ids[0]);
    expect(hidden).toMatchObject({ denomination: 'EUR', displayStatus: false });

    const narrow = await read(`subcategory=${subcategoryId}&country=${ids[1]}&pageSize=1`);
    expect(narrow.headers.get('X-Total-Count')).toBe('3');
    expect(narrow.data.products).toMatchObject([{ prices: [[ids[1], 19.99, 12, 0.05, 0, false, 5, 1]] }]);
    const missing = await read(`subcategory=${subcategoryId}&missing=${ids[0]}&page=2&pageSize=1`);
    expect(missing.headers.get('X-Total-Count')).toBe('2');
    expect(missing.data.products.map(({ productCode }) => productCode)).toEqual([codes[2]]);
    const everywhere = await read(`missing=${ids[0]}&q=${codes[1]}`);
    expect(everywhere.data.products.map(({ productCode }) => productCode)).toContain(codes[1]);
    expect((await read('country=1;2')).status).toBe(422);
    expect((await read('pageSize=1001')).status).toBe(422);
  });

  test('creates, changes and removes prices together, and counts them', async () => {
    const { cells, cell } = await aMatrix(2, 2);
    const made = await change([
      { ...cell(0, 0), version: null, ...FIELDS },
      { ...cell(0, 1), version: null, ...FIELDS, PV: '1.5', DisplayAtWebsite: false },
    ]);
    expect(made.status, JSON.stringify(made.data)).toBe(200);
    const [one = 0, two = 0] = made.data.versions as number[];
    const mixed = await change([
      { ...cell(1, 0), version: null, ...FIELDS, NetPrice: 0 },
      { ...cell(0, 1), version: two, NetPrice: 7.1, StockAvailable: 0, DisplayAtWebsite: true },
      { ...cell(0, 0), version: one, remove: true },
    ]);
    expect(mixed.data.versions).toEqual([expect.any(Number), two + 1, null]);
    const now = await cells();
    expect([...now.keys()].sort()).toEqual(['0:1', '1:0']);
    expect(now.get('0:1')).toEqual([cell(0, 1).CountryID, 7.1, 12, 1.5, 0, true, 0, two + 1]);
    expect(now.get('1:0')?.slice(1)).toEqual([0, 12, 0, 0, true, 4, mixed.data.versions[0]]);
    const again = await change([{ ...cell(0, 0), version: null, ...FIELDS }]);
    expect(again.data.versions[0]).toBeGreaterThan(one);
    expect(await wrongCounts(shop.database)).toEqual([]);
  });

  test('a conflicting save writes nothing, and returns the other person’s values', async () => {
    const { cells, cell } = await aMatrix(2, 2);
    await change([
      { ...cell(0, 0), version: null, ...FIELDS },
      { ...cell(0, 1), version: null, ...FIELDS },
      { ...cell(1, 0), version: null, ...FIELDS },
    ]);
    const seen = await cells();
    const versionOf = (key: string) => seen.get(key)?.[7];
    await change([{ ...cell(0, 0), version: versionOf('0:0'), NetPrice: 1 }]);
    await change([{ ...cell(1, 0), version: versionOf('1:0'), remove: true }]);
    await change([{ ...cell(1, 1), version: null, ...FIELDS }]);
    const before = await cells();
    const refused = await change([
      { ...cell(0, 1), version: versionOf('0:1'), NetPrice: 2 },
      { ...cell(0, 0), version: versionOf('0:0'), NetPrice: 2 },
      { ...cell(1, 0), version: versionOf('1:0'), remove: true },
      { ...cell(1, 1), version: null, ...FIELDS },
    ]);
    const text = ({ ProductCode, CountryID }: { ProductCode: number; CountryID: number }) => ({
      ProductCode: String(ProductCode),
      CountryID,
    });
    expect(expectProblem(refused, 412).current).toEqual([
      { ...text(cell(0, 0)), price: before.get('0:0') as MatrixPrice },
      { ...text(cell(1, 0)), price: null },
      { ...text(cell(1, 1)), price: before.get('1:1') as MatrixPrice },
    ]);
    expect(await cells()).toEqual(before);
  });

  test('names every invalid cell, and writes none', async () => {
    const { cells, cell } = await aMatrix(1, 2);
    const good = { ...cell(0, 0), version: null, ...FIELDS };
    const pathsOf = async (changes: unknown[]) =>
      expectProblem(await change(changes), 422).errors?.map(({ path }) => path);
    expect(await pathsOf([good, { ...cell(0, 1), version: null, ...FIELDS, NetPrice: -1 }])).toEqual([
      'changes.1.NetPrice',
    ]);
    expect(await pathsOf([good, { ...cell(0, 1), version: null, NetPrice: 1 }])).toEqual([
      'changes.1.RetailPrice',
      'changes.1.StockAvailable',
    ]);
    expect(await pathsOf([good, { ...good, PV: 1.001 }, { ...cell(0, 1), ...FIELDS }])).toEqual([
      'changes.1.PV',
      'changes.2.version',
    ]);
    expect(await pathsOf([good, good])).toEqual(['changes.1.CountryID']);
    expect(await pathsOf([good, { ...cell(0, 1), version: null, remove: true }])).toEqual([
      'changes.1.remove',
    ]);
    const strangers = [good, { ...good, ProductCode: NONE }, { ...good, CountryID: NONE, version: 3 }];
    expect(await pathsOf(strangers)).toEqual(['changes.1.ProductCode', 'changes.2.CountryID']);
    expect(await pathsOf([])).toEqual(['changes']);
    expect(await cells()).toEqual(new Map());
  });

  test('saves 20,000 prices as one change', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    await shop.database.write(sql`INSERT INTO products (subcategory_id, product_name, created_at)
        SELECT ${subcategoryId}, 'Many ' || value, 0 FROM json_each(${JSON.stringify([...Array(1000).keys()])})`);
    const ids: number[] = [];
    for (let made = 0; made < 20; made += 1) ids.push((await makeCountry(shop.database)).countryId);
    const { data } = await read(`subcategory=${subcategoryId}`);
    const cells = data.products.flatMap(({ productCode: ProductCode }) =>
      ids.map(CountryID => ({ ProductCode, CountryID })),
    );
    const made = await change(cells.map(cell => ({ ...cell, version: null, ...FIELDS })));
    expect(made.data.versions).toHaveLength(20_000);
    const update = cells.map((cell, at) => ({
      ...cell,
      version: made.data.versions[at],
      NetPrice: at / 100,
    }));
    expect((await change([...update, { ...update[0], CountryID: NONE }])).status).toBe(422);
    const changed = await change(update);
    expect(changed.data.versions).toEqual(made.data.versions.map(version => (version ?? 0) + 1));
    const now = await read(`subcategory=${subcategoryId}&country=${ids.join()}`);
    expect(now.data.products.flatMap(({ prices }) => prices.map(price => price[1]))).toEqual(
      update.map(({ NetPrice }) => NetPrice),
    );
  });

  test('is for staff only', async () => {
    const customer = await tokenFor(await makeAccount(shop.database, 'customer'));
    expect((await call('GET', '/api/productprices/matrix', { token: customer })).status).toBe(403);
    const json = { changes: [] };
    expect((await call('PUT', '/api/productprices/matrix', { json, token: customer })).status).toBe(403);
  });
});
