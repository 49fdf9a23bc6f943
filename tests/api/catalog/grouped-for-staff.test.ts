import { beforeAll, describe, expect, test } from 'vitest';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import { PRODUCT_SORTS, type Product } from '../../../functions/catalog/products/contract.ts';
import type { PriceMatrix } from '../../../functions/pricing/price-matrix/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { type Catalogue, type ListFilter, listOf } from '../../support/catalogue-model.ts';
import { expectProblem } from '../../support/problems.ts';
import { makeRandomCatalogue, randomBy } from '../../support/random-catalogue.ts';
import { byFamily, entriesOf, makeRandomFamilies } from '../../support/random-families.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const SEED = 20_261_128;
/** More than the catalogue has, so that one page holds all. */
const ALL = 100;

describe('families in the lists of staff', () => {
  const { shop, call } = openShop();
  const random = randomBy(SEED);
  let token: string;
  let catalogue: Catalogue;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    catalogue = await makeRandomFamilies(
      shop.database,
      await makeRandomCatalogue(shop.database, random),
      random,
    );
  });

  const queryOf = (given: object) =>
    new URLSearchParams(
      Object.entries(given)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );

  /** Which variants each row of the list stands for, page by page. */
  async function grouped(asked: ListFilter & { missing?: string }, pageSize: number) {
    const groups: number[][] = [];
    let total = '';
    for (let page = 1; page === 1 || groups.length < Number(total); page += 1) {
      const path = `/api/products?${queryOf({ ...asked, grouped: true, page, pageSize })}`;
      const { data, headers, status } = await call<Product[]>('GET', path, { token });
      expect(status, path).toBe(200);
      if (data.length === 0) break;
      groups.push(...data.map(({ productCode, groupOf }) => groupOf?.codes ?? [productCode]));
      total = headers.get('X-Total-Count') ?? '';
    }
    return { groups, total: Number(total) };
  }

  /** The families of what matches, in the order of the variants that come first in each. */
  function expectedFor(asked: ListFilter, isMatch: (code: number) => boolean = () => true) {
    const matching = listOf(catalogue, { ...asked, sort: undefined }, { everything: true }).filter(isMatch);
    const entries = entriesOf(catalogue, matching);
    const firsts = entries.map(([first]) => first);
    const order = listOf(catalogue, asked, { everything: true }).filter(code => firsts.includes(code));
    return order.map(code => entries.find(([first]) => first === code) ?? []);
  }

  const filters = (): ListFilter[] => [
    {},
    { category: catalogue.categories[0]?.categoryId },
    { category: catalogue.categories.find(({ displayStatus }) => !displayStatus)?.categoryId },
    { subcategory: catalogue.subcategories[1]?.subcategoryId },
    { q: 'kettle', sort: 'productCode' },
    { sold: true },
    { inStock: false },
  ];
  const SORTS = PRODUCT_SORTS.filter(sort => sort !== 'price').flatMap(sort => [sort, `-${sort}`]);

  test.each([undefined, ...SORTS])(
    'each family is one row, whatever the filter, sorted by %s',
    async sort => {
      for (const filter of filters()) {
        const asked = { ...filter, ...(sort && { sort }) };
        const groups = expectedFor(asked);
        expect(await grouped(asked, 7), JSON.stringify(asked)).toEqual({ groups, total: groups.length });
      }
    },
  );

  test('a family of which only some variants match stands for those', async () => {
    const { countryCode = '', countryId } = catalogue.countries[0] ?? {};
    const priced = new Set(
      catalogue.prices.filter(price => price.countryId === countryId).map(({ productCode }) => productCode),
    );
    const groups = expectedFor({}, code => !priced.has(code));
    expect(groups.some(({ length }) => length > 1)).toBe(true);
    expect(await grouped({ missing: countryCode }, 7)).toEqual({ groups, total: groups.length });
  });

  test('only staff can group without a country', async () => {
    expectProblem(await call('GET', '/api/products?grouped=true'), 422);
  });

  test('in a job and in a file, a grouped list means all its variants', async () => {
    const category = catalogue.categories[0]?.categoryId;
    const codes = listOf(catalogue, { category }, { everything: true });
    const { data: file } = await call<string>(
      'GET',
      `/api/exports/products?category=${category}&grouped=true`,
      {
        token,
      },
    );
    expect(
      file
        .trim()
        .split('\n')
        .slice(1)
        .map(line => Number.parseInt(line.replace(/\D*/, ''), 10)),
    ).toEqual(codes);
    const json = {
      action: 'deactivate',
      matching: { category: String(category), grouped: 'true' },
      expected: codes.length,
    };
    const { data } = await call<{ matched: number }>('POST', '/api/products/bulk', { json, token });
    expect(data.matched).toBe(codes.length);
    catalogue.prices = await shop.database.read(build.select().from(productPrices));
  });

  test('the matrix keeps the variants of a family together, page after page', async () => {
    const here = (code: number, asked: ListFilter) =>
      listOf(catalogue, asked, { everything: true }).includes(code);
    for (const asked of [...filters().slice(0, 4), { q: 'kettle' }]) {
      const expected = byFamily(catalogue.products.filter(({ productCode }) => here(productCode, asked)));
      const codes: number[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / 9); page += 1) {
        const query = queryOf({ ...asked, grouped: true, page, pageSize: 9 });
        const { data, headers } = await call<PriceMatrix>('GET', `/api/productprices/matrix?${query}`, {
          token,
        });
        expect(headers.get('X-Total-Count')).toBe(String(expected.length));
        codes.push(...data.products.map(({ productCode }) => productCode));
        const shown = [...new Set(data.products.flatMap(({ familyId }) => familyId ?? []))];
        const sizes = shown.map(id => catalogue.products.filter(({ familyId }) => familyId === id).length);
        expect(data.families).toMatchObject(shown.map((familyId, at) => ({ familyId, variants: sizes[at] })));
        expect(data.families).toHaveLength(shown.length);
      }
      expect(codes, JSON.stringify(asked)).toEqual(expected.map(({ productCode }) => productCode));
    }
    const plain = await call<PriceMatrix>('GET', `/api/productprices/matrix?pageSize=${ALL}`, { token });
    expect(plain.data.families).toEqual([]);
  });
});
