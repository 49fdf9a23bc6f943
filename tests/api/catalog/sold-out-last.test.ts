import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

describe('a list with what is sold out last', () => {
  const { shop, call } = openShop();

  /** Products of one category by their stock; undefined is not sold in the country. */
  async function makeAisle(stocks: (number | undefined)[]) {
    const { categoryId } = await makeCategory(shop.database);
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    const { countryId, countryCode } = await makeCountry(shop.database);
    const codes: number[] = [];
    const add = async (stockAvailable: number | undefined, others = {}, price = {}) => {
      const { productCode } = await makeProduct(shop.database, { subcategoryId, ...others });
      if (stockAvailable !== undefined)
        await makePrice(shop.database, { productCode, countryId, stockAvailable, ...price });
      codes.push(productCode);
      return productCode;
    };
    for (const stock of stocks) await add(stock);
    const ask = (query: string) =>
      call<Product[]>('GET', `/api/products?category=${categoryId}&country=${countryCode}${query}`);
    const list = async (query = '') => {
      const { data, headers } = await ask(`&soldOutLast=true${query}`);
      return { codes: data.map(one => one.productCode), total: Number(headers.get('X-Total-Count')) };
    };
    return { codes, add, ask, list, subcategoryId };
  }
  const pick = (codes: number[], ...places: number[]) => places.map(place => codes[place]);

  test('everything in stock comes in the usual order, then everything else, on every page', async () => {
    const { codes, list, subcategoryId } = await makeAisle([0, 3, undefined, 1, 0, 2, 9]);
    const expected = pick(codes, 1, 3, 5, 6, 0, 2, 4);
    expect((await list()).codes).toEqual(expected);
    for (const grouped of ['', '&grouped=true', `&subcategory=${subcategoryId}`]) {
      for (const size of [1, 2, 3, 4, 5, 7]) {
        const paged: number[] = [];
        for (let page = 1; page <= Math.ceil(7 / size); page += 1) {
          const { codes: found, total } = await list(`${grouped}&page=${page}&pageSize=${size}`);
          expect(total).toBe(7);
          paged.push(...found);
        }
        expect(paged, `${grouped} pages of ${size}`).toEqual(expected);
      }
    }
  });

  test('a family counts as in stock while one of its variants is, whichever stands first', async () => {
    const { codes, add, list } = await makeAisle([0, 4]);
    const { familyId } = await makeFamily(shop.database, { options: ['Colour'] });
    await add(0, { familyId, options: ['Sand'], familyPosition: 0 });
    const inStock = await add(5, { familyId, options: ['Ink'], familyPosition: 1 });
    const lost = await makeFamily(shop.database, { options: ['Colour'] });
    const gone = await add(0, { familyId: lost.familyId, options: ['Sand'], familyPosition: 0 });
    await add(0, { familyId: lost.familyId, options: ['Ink'], familyPosition: 1 });
    await add(7);
    const { codes: found, total } = await list('&grouped=true');
    expect(found).toEqual([...pick(codes, 1), inStock, ...pick(codes, 6, 0), gone]);
    expect(total).toBe(5);
  });

  test('filters by stock and by what is sold stay as they are', async () => {
    const { codes, list } = await makeAisle([0, 3, undefined, 1]);
    expect(await list('&inStock=true')).toEqual({ codes: pick(codes, 1, 3), total: 2 });
    expect(await list('&inStock=false')).toEqual({ codes: pick(codes, 0, 2), total: 2 });
    expect(await list('&sold=true')).toEqual({ codes: pick(codes, 1, 3, 0), total: 3 });
    expect(await list('&sold=false')).toEqual({ codes: pick(codes, 2), total: 1 });
  });

  test.each(['', '&sold=true'])('so does a sale, families counting once%s', async sold => {
    const { add, list, ask, subcategoryId } = await makeAisle([]);
    await add(2, {}, { retailPrice: 60, netPrice: 60 });
    const reduced = (stock: number, others = {}) => add(stock, others, { retailPrice: 80, netPrice: 60 });
    const codes = [await reduced(0), await reduced(3), await reduced(0), await reduced(1)];
    const { familyId } = await makeFamily(shop.database, { options: ['Colour'] });
    await reduced(0, { familyId, options: ['Sand'], familyPosition: 0 });
    const inStock = await reduced(5, { familyId, options: ['Ink'], familyPosition: 1 });
    const expected = [...pick(codes, 1, 3), inStock, ...pick(codes, 0, 2)];
    for (const where of ['', `&subcategory=${subcategoryId}`]) {
      for (const size of [1, 2, 3, 4, 5, 6]) {
        const paged: number[] = [];
        for (let page = 1; page <= Math.ceil(5 / size); page += 1) {
          const asked = `&grouped=true&sale=true${sold}${where}&page=${page}&pageSize=${size}`;
          const { codes: found, total } = await list(asked);
          expect(total).toBe(5);
          paged.push(...found);
        }
        expect(paged, `${where} pages of ${size}`).toEqual(expected);
      }
    }
    expect((await list('&grouped=true&sale=true&inStock=false')).codes).toEqual(pick(codes, 0, 2));
    expect((await ask('&grouped=true&sale=true')).data).toHaveLength(5);
  });

  test('a product that sells out moves behind the others at once', async () => {
    const { codes, list, ask } = await makeAisle([2, 2]);
    expect((await list()).codes).toEqual(codes);
    await shop.database.write(
      sql`UPDATE product_prices SET stock_available = 0 WHERE product_code = ${codes[0] ?? 0}`,
    );
    expect((await list()).codes).toEqual(pick(codes, 1, 0));
    expect((await ask('')).data.map(one => one.productCode)).toEqual(codes);
  });

  test.each(['&sort=name', '&q=cup', '&sale=true', '&sale=false&grouped=true', '&after=1', '&picture=true'])(
    'is refused with %s, which it could not keep',
    async query => {
      const { ask } = await makeAisle([1]);
      const problem = expectProblem(await ask(`&soldOutLast=true${query}`), 422);
      const [, other] = /&(\w+)=/.exec(query) ?? [];
      expect(problem.errors).toEqual([
        { path: 'soldOutLast', message: `Sold out last doesn’t work with ${other}` },
      ]);
    },
  );

  test('needs a country', async () => {
    const problem = expectProblem(await call('GET', '/api/products?soldOutLast=true'), 422);
    expect(problem.errors?.[0]).toEqual({ path: 'soldOutLast', message: 'Sold out last needs a country' });
  });
});
