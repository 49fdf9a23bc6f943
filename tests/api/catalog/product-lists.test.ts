import { beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT_SORTS, type Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { type Catalogue, type ListFilter, listOf, shownPrices } from '../../support/catalogue-model.ts';
import { atDepth } from '../../support/depth.ts';
import { inTurns } from '../../support/in-turns.ts';
import { makeRandomCatalogue, randomBy } from '../../support/random-catalogue.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const SEED = 20_261_121;
const AT_ONCE = 12;
/** Enough to hold the whole catalog. */
const PAGES = atDepth({ quick: { count: 3, size: 21 }, deep: { count: 7, size: 9 } });
const SORTS = PRODUCT_SORTS.flatMap(sort => [sort, `-${sort}`]);

type Question = { asked: ListFilter; page?: { page: number; pageSize: number }; everything: boolean };

describe('product lists', () => {
  const { shop, call } = openShop();
  const random = randomBy(SEED);
  let token: string;
  let catalogue: Catalogue;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    catalogue = await makeRandomCatalogue(shop.database, random);
  });

  const codesOf = (rows: Product[]) => rows.map(({ productCode }) => productCode);
  const pathOf = ({ asked, page }: Question) => {
    const given = Object.entries({ ...asked, ...page }).filter(([, value]) => value !== undefined);
    return `/api/products?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  };
  const ask = (path: string, { everything }: { everything: boolean }) =>
    call<Product[]>('GET', path, { token: everything ? token : undefined });

  /** The queries that the shop answers differently from the model. */
  async function wrongAnswers(questions: Question[]) {
    const wrong: object[] = [];
    await inTurns(questions, AT_ONCE, async question => {
      const { status, data, headers } = await ask(pathOf(question), question);
      const all = listOf(catalogue, question.asked, question);
      const { page = 1, pageSize = all.length } = question.page ?? {};
      const expected = {
        status: 200,
        total: all.length,
        codes: all.slice((page - 1) * pageSize, page * pageSize),
      };
      const got = { status, total: Number(headers.get('X-Total-Count')), codes: codesOf(data) };
      if (JSON.stringify(got) !== JSON.stringify(expected)) {
        wrong.push({ asked: pathOf(question), everything: question.everything, expected, got });
      }
    });
    return wrong;
  }

  /** None, or one of each kind: an active and a hidden category, a country where the shop sells and others. */
  function filters(): ListFilter[] {
    const [shown] = catalogue.categories;
    const hidden = catalogue.categories.find(({ displayStatus }) => !displayStatus);
    const within = catalogue.subcategories.filter(({ categoryId }) => categoryId === shown?.categoryId);
    const [active, ...others] = catalogue.countries.map(({ countryCode }) => countryCode);
    const either = [undefined, true, false];
    return [undefined, shown?.categoryId, hidden?.categoryId].flatMap(category =>
      [undefined, within[0]?.subcategoryId, within.at(-1)?.subcategoryId].flatMap(subcategory =>
        [undefined, active, others.at(-1), 'no'].flatMap(country =>
          either.flatMap(sold => either.map(inStock => ({ category, subcategory, country, sold, inStock }))),
        ),
      ),
    );
  }

  test('without parameters a list is complete, a bare array sorted by code', async () => {
    for (const everything of [false, true]) {
      const { data, headers } = await ask('/api/products', { everything });
      expect(codesOf(data)).toEqual(listOf(catalogue, {}, { everything }));
      expect(headers.get('X-Total-Count')).toBe(String(data.length));
      expect(headers.has('Link')).toBe(false);
      expect(data[0]).not.toHaveProperty('price');
    }
  });

  test('every combination of filters finds the right products in any order, for visitors and staff', async () => {
    const questions = filters().flatMap((asked, index) =>
      atDepth({ quick: [index % 2 === 0], deep: [false, true] }).map(everything => {
        const sort = [undefined, ...SORTS][(index + Number(everything)) % (SORTS.length + 1)];
        const sortable = /price/.test(sort ?? '') && !asked.country ? 'name' : sort;
        const page = { page: 1 + random.below(3), pageSize: 1 + random.below(15) };
        return { asked: { ...asked, sort: sortable }, everything, ...(random.chance(80) && { page }) };
      }),
    );
    expect(await wrongAnswers(questions)).toEqual([]);
  });

  test('every order, ascending and descending, holds on all pages and in the complete list', async () => {
    const country = catalogue.countries[0]?.countryCode;
    const asked: ListFilter[] = [
      { country },
      { country, sold: false },
      { country, inStock: false },
      { country, q: 'red' },
      { country, beside: catalogue.products[0]?.productCode },
    ];
    const questions = SORTS.flatMap(sort =>
      asked.flatMap((filter, index) => {
        const everything = index % 2 === 0;
        const pages = Array.from({ length: PAGES.count }, (_, at) => ({
          page: at + 1,
          pageSize: PAGES.size,
        }));
        return [undefined, ...pages].map(page => ({
          asked: { ...filter, sort },
          everything,
          ...(page && { page }),
        }));
      }),
    );
    expect(await wrongAnswers(questions)).toEqual([]);
  });

  test('a page sorted by price is right with any other filter, including where products without a price begin', async () => {
    const questions = filters()
      .filter(({ country, subcategory }) => country && !subcategory)
      .flatMap((asked, index) =>
        [1, 2].map(page => ({
          asked: { ...asked, sort: index % 2 ? 'price' : '-price' },
          page: { page, pageSize: 1 + random.below(12) },
          everything: random.chance(50),
        })),
      );
    expect(await wrongAnswers(questions)).toEqual([]);
  });

  test('the products of a subcategory are filtered, sorted and paged like all others', async () => {
    const country = catalogue.countries[0]?.countryCode;
    for (const { subcategoryId } of catalogue.subcategories) {
      const asked = { country, sort: '-price', sold: true };
      const path = `/api/products/BySubcategory/${subcategoryId}?country=${country}&sort=-price&sold=true`;
      const all = listOf(catalogue, { ...asked, subcategory: subcategoryId }, { everything: true });
      const { data, headers } = await ask(`${path}&page=1&pageSize=2`, { everything: true });
      expect({ codes: codesOf(data), total: headers.get('X-Total-Count') }).toEqual({
        codes: all.slice(0, 2),
        total: String(all.length),
      });
      expect(codesOf((await ask(path, { everything: true })).data)).toEqual(all);
    }
  });

  test('a list for a country shows its prices, and null for products without one', async () => {
    for (const { countryCode, denomination, displayStatus } of catalogue.countries) {
      const { data } = await ask(`/api/products?country=${countryCode.toLowerCase()}`, {
        everything: true,
      });
      for (const { productCode, price } of data) {
        const [shown] = shownPrices(catalogue, countryCode, productCode);
        const expected = shown && {
          countryCode,
          denomination,
          netPrice: shown.netPrice / 100,
          retailPrice: shown.retailPrice / 100,
          pv: shown.pv / 100,
          pq: shown.pq / 100,
          stockAvailable: shown.stockAvailable,
        };
        expect({ productCode, price }).toEqual({ productCode, price: expected ?? null });
      }
      expect(data.some(({ price }) => price)).toBe(displayStatus);
    }
  });

  test('a page links to the others with the same filter', async () => {
    const page = (number: number) =>
      ask(`/api/products?Sort=-name&PAGE=${number}&pageSize=25`, { everything: true });
    const [first, second, third, fourth] = [await page(1), await page(2), await page(3), await page(4)];
    const linkOf = ({ headers }: { headers: Headers }, relation: string) =>
      new RegExp(`<([^>]*)>; rel="${relation}"`).exec(headers.get('Link') ?? '')?.[1];
    const led = async (from: { headers: Headers }, relation: string) =>
      codesOf((await ask(linkOf(from, relation) ?? '', { everything: true })).data);

    for (const [from, relation, to] of [
      [first, 'next', second],
      [second, 'next', third],
      [third, 'prev', second],
      [third, 'first', first],
      [first, 'last', third],
      [fourth, 'prev', third],
    ] as const) {
      expect({ relation, codes: await led(from, relation) }).toEqual({ relation, codes: codesOf(to.data) });
    }
    expect({ prev: linkOf(first, 'prev'), next: linkOf(third, 'next') }).toEqual({
      prev: undefined,
      next: undefined,
    });
    expect({ data: fourth.data, total: fourth.headers.get('X-Total-Count') }).toEqual({
      data: [],
      total: '60',
    });
  });

  test.each([
    ['sort=price', 'sort'],
    ['sort=-PRICE&q=cup', 'sort'],
    ['sort=colour', 'sort'],
    ['sort=productCode;DROP TABLE products', 'sort'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999999999999999', 'page'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['category=cups', 'category'],
    ['category=0', 'category'],
    ['subcategory=1.5', 'subcategory'],
    ['country=EURO', 'country'],
    ['sold=perhaps', 'sold'],
    ['inStock=1', 'inStock'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('rejects ?%s, naming %s', async (search, path) => {
    const { status, problem } = await call('GET', `/api/products?${search}`);
    expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
      status: 422,
      paths: [path],
    });
  });
});
