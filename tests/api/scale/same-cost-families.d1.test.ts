import { beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { expectSameCost, openCountedShop } from '../../support/counted-shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const COUNTRIES = 2;
const GERMAN = { headers: { Cookie: 'country=DE' } };
/** The allowance for a neighboring B-tree page, or one more family whose leading variant differs by country. */
const SLACK = 12;
/** What a list of families may read more than one of single products, in a shop of many countries. */
const EVERYWHERE = 9;
const MOST = 1.3;

/** Where a value is too rare to walk along the sort until a page is full. */
const MOST_COLLECTED = 6000;
/** Each price is looked at too. */
const MOST_REDUCED = 6500;

const page = (path: string) => (call: ApiClient) => call('GET', path, GERMAN);

const LISTS: [what: string, path: string][] = [
  ['the list', '/products-list'],
  ['the list of a category', '/products-list?category=2'],
  ['the list of a subcategory', '/products-list?category=2&subcategory=2'],
  ['the list by price', '/products-list?sort=price'],
  ['the list by price, highest first', '/products-list?sort=price-desc'],
  ['the newest', '/products-list?sort=new'],
  ['the last changed', '/products-list?sort=latest'],
  ['the most popular', '/products-list?sort=popularity'],
  ['the best rated', '/products-list?sort=rating'],
  ['the second page', '/products-list?page=2'],
  ['products in stock', '/products-list?inStock=true'],
  ['products in stock, by price', '/products-list?inStock=true&sort=price'],
];

const REDUCED: [what: string, path: string][] = [
  ['what is reduced', '/sale'],
  ['what is reduced, in a category', '/sale?category=2'],
  ['what is reduced, in a subcategory', '/sale?category=2&subcategory=2'],
  ['what is reduced, by price', '/sale?sort=price'],
  ['what is reduced, the newest', '/sale?sort=new'],
  ['what is reduced, the best rated', '/sale?sort=rating'],
];

const MATRIX = '/api/productprices/matrix?grouped=true&pageSize=100';
const FOR_STAFF: [what: string, path: string][] = [
  ...['productCode', 'productName', '-createdAt', '-changedAt', '-popularity', '-rating'].map(
    (sort): [string, string] => [`by ${sort}`, `/api/products?grouped=true&page=1&sort=${sort}`],
  ),
  ['of a category', '/api/products?grouped=true&page=1&category=2'],
  ['of a subcategory', '/api/products?grouped=true&page=1&subcategory=2'],
  ['in the matrix', MATRIX],
  ['in the matrix, of a category', `${MATRIX}&category=2`],
  ['in the matrix, on the tenth page', `${MATRIX}&page=10`],
];

const OF_SAND = '/api/products?grouped=true&country=DE&pageSize=24&option=Colour:Sand';
const BY_OPTION: [what: string, path: string][] = [
  ['families in a colour', OF_SAND],
  ['families in a colour, by price', `${OF_SAND}&sort=price`],
  ['families in a colour, the newest', `${OF_SAND}&sort=-createdAt`],
  ['families in a colour, by name', `${OF_SAND}&sort=name&page=2`],
  ['families in a colour, sold out last', `${OF_SAND}&soldOutLast=true`],
  ['families in a colour, sold out last, on the second page', `${OF_SAND}&soldOutLast=true&page=2`],
  ['families in a colour that there is not', `${OF_SAND}ish`],
  ['families in a colour that there is not, sold out last', `${OF_SAND}ish&soldOutLast=true`],
  ['families that there cannot be', `${OF_SAND}&option=Size:M`],
  ['the options of a list', '/api/products/options?country=DE'],
];

describe('20,000 products in families of five', () => {
  const small = openCountedShop({ products: 5000, countries: COUNTRIES, families: true });
  const large = openCountedShop({ products: 20_000, countries: COUNTRIES, families: true });
  const everywhere = openCountedShop({ products: 5000, countries: EVERYWHERE, families: true });
  const single = openCountedShop({ products: 5000, countries: EVERYWHERE });

  test.each([...LISTS, ...REDUCED])('%s reads no more rows than with 5,000', async (_what, path) => {
    expectSameCost({ few: await small.costOf(page(path)), many: await large.costOf(page(path)) }, SLACK);
  });

  test.each(BY_OPTION)('%s: reads no more rows than with 5,000', async (_what, path) => {
    expectSameCost({ few: await small.costOf(page(path)), many: await large.costOf(page(path)) }, SLACK);
  });

  test.each([
    ['', MOST_COLLECTED],
    ['&soldOutLast=true', MOST_COLLECTED],
    ['&soldOutLast=true&sale=true', MOST_REDUCED],
  ])('families in a colour, of a category%s: a few hundred are read and sorted', async (more, most) => {
    const { statements } = await large.costOf(page(`${OF_SAND}&category=2${more}`));
    expect(statements.reduce((rows, { read }) => rows + read, 0)).toBeLessThan(most);
  });

  test.each(LISTS)('%s reads hardly more rows than a list of single products', async (_what, path) => {
    const readIn = async (shop: typeof single) =>
      (await shop.costOf(page(path))).statements.reduce((rows, { read }) => rows + read, 0);
    const [ofFamilies, ofSingles] = [await readIn(everywhere), await readIn(single)];
    expect(ofFamilies / ofSingles).toBeLessThanOrEqual(MOST);
  });

  describe('in the back office', () => {
    const tokens: string[] = [];
    beforeAll(async () => {
      for (const { shop } of [small, large])
        tokens.push(await tokenFor(await makeAccount(shop.database, 'staff')));
    });

    test.each(FOR_STAFF)('families %s read no more rows than with 5,000', async (_what, path) => {
      const [few, many] = [small, large].map((shop, index) =>
        shop.costOf(call => call('GET', path, { token: tokens[index] })),
      ) as [ReturnType<typeof small.costOf>, ReturnType<typeof small.costOf>];
      expectSameCost({ few: await few, many: await many }, SLACK);
    });
  });
});
