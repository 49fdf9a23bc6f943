import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeCategory, makeCountry, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const PRODUCTS = 1200;
const PAGE = 7;

/** Which products cost less than their retail price; each is read in another way. */
const REDUCED: [what: string, which: SQL][] = [
  ['most are', sql`product_code % 4 > 0`],
  ['few are', sql`product_code % 100 < 3`],
  ['few are there, but most elsewhere', sql`product_code % 4 > 1 OR product_code % 200 < 12`],
  ['none are', sql`0`],
];

const SORTS: [sort: string, order: string][] = [
  ['productCode', 'product_code'],
  ['-productCode', 'product_code DESC'],
  ['name', 'product_name COLLATE NOCASE, product_code'],
  ['-name', 'product_name COLLATE NOCASE DESC, product_code DESC'],
  ['createdAt', 'created_at, product_code'],
  ['-createdAt', 'created_at DESC, product_code DESC'],
  ['-changedAt', 'coalesce(changed_at, created_at) DESC, product_code DESC'],
  ['-popularity', 'units_sold DESC, product_code DESC'],
  ['-rating', 'rating DESC, review_count DESC, product_code DESC'],
  ['price', 'net_price, product_code'],
  ['-price', 'net_price DESC, product_code DESC'],
];

describe.each(REDUCED)('what is reduced, if %s', (_what, which) => {
  const { shop, call } = openShop();
  let country: { countryId: number; countryCode: string };
  let categoryId: number;
  let subcategoryIds: number[];
  let token: string;

  beforeAll(async () => {
    const { database } = shop;
    const [shown, hidden] = [await makeCategory(database), await makeCategory(database)];
    categoryId = shown.categoryId;
    const places = [
      await makeSubcategory(database, { categoryId }),
      await makeSubcategory(database, { categoryId }),
      await makeSubcategory(database, { categoryId: hidden.categoryId }),
      await makeSubcategory(database),
    ];
    subcategoryIds = places.map(({ subcategoryId }) => subcategoryId);
    await database.write(
      sql`UPDATE categories SET display_status = 0 WHERE category_id = ${hidden.categoryId}`,
    );
    country = await makeCountry(database);
    token = await tokenFor(await makeAccount(database, 'staff'));
    await database.writeBatch([
      sql`INSERT INTO families (family_id, family_name, options)
        WITH RECURSIVE n (nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM n WHERE nth < 60)
        SELECT nth, 'Family ' || nth, '["Colour"]' FROM n`,
      sql`INSERT INTO products (product_code, subcategory_id, product_name, created_at, units_sold, family_id, options,
          family_position)
        WITH RECURSIVE n (code) AS (SELECT 1 UNION ALL SELECT code + 1 FROM n WHERE code < ${PRODUCTS})
        SELECT code, json_extract(${JSON.stringify(subcategoryIds)}, '$[' || (code % 4) || ']'), 'Pot ' || (code * 7 % 40),
          1000000 + code * 31 % 400, 0, iif(code <= 360, 1 + code % 60, NULL),
          iif(code <= 360, json_array('Colour ' || code), '[]'), iif(code <= 360, code % 7, 0)
        FROM n`,
      sql`INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available,
          display_at_website, created_at)
        SELECT product_code, ${country.countryId}, 100 + product_code * 13 % 50, iif(${which}, 900, 100),
          product_code % 5, product_code % 11 > 0, 1 FROM products`,
    ]);
  });

  /** By sorting all of them. */
  async function expectedOf({ where, order }: { where: SQL; order: string }) {
    const rows = await shop.database.read(sql<{ code: number }>`SELECT product_code AS code
      FROM (SELECT products.*, price.net_price, price.retail_price, price.has_stock, price.leading AS leads, category_id,
        categories.display_status AS shown
        FROM product_prices AS price JOIN products USING (product_code) JOIN subcategories USING (subcategory_id)
        JOIN categories USING (category_id) WHERE price.display_at_website AND country_id = ${country.countryId})
      WHERE leads AND retail_price > net_price AND ${where} ORDER BY ${sql.raw(order)}`);
    return rows.map(({ code }) => code);
  }

  const list = async (query: string, everything: boolean) => {
    const path = `/api/products?country=${country.countryCode}&grouped=true&sale=true&pageSize=${PAGE}${query}`;
    const { data, headers } = await call<Product[]>('GET', path, everything ? { token } : {});
    return { codes: data.map(one => one.productCode), total: Number(headers.get('X-Total-Count')) };
  };

  const PLACES: [string, () => [query: string, where: SQL, everything?: boolean]][] = [
    ['everywhere', () => ['', sql`shown`]],
    ['everywhere, for staff', () => ['', sql`1`, true]],
    ['in stock', () => ['&inStock=true', sql`shown AND has_stock`]],
    ['sold out', () => ['&inStock=false', sql`shown AND NOT has_stock`]],
    ['in a category', () => [`&category=${categoryId}`, sql`shown AND category_id = ${categoryId}`]],
    [
      'in a subcategory',
      () => [`&subcategory=${subcategoryIds[1]}`, sql`subcategory_id = ${subcategoryIds[1]}`],
    ],
    ['in a hidden subcategory', () => [`&subcategory=${subcategoryIds[2]}`, sql`0`]],
    [
      'in a subcategory, in stock, for staff',
      () => [
        `&subcategory=${subcategoryIds[2]}&inStock=true`,
        sql`subcategory_id = ${subcategoryIds[2]} AND has_stock`,
        true,
      ],
    ],
  ];

  describe.each(PLACES)('is listed %s', (_place, place) => {
    test.each(SORTS)('by %s, page by page', async (sort, order) => {
      const [query, where, everything = false] = place();
      const expected = await expectedOf({ where, order });
      const total = expected.length;
      const last = Math.max(1, Math.ceil(total / PAGE));
      for (const page of new Set([1, 2, last, last + 1]))
        expect(await list(`&sort=${sort}${query}&page=${page}`, everything)).toEqual({
          codes: expected.slice((page - 1) * PAGE, page * PAGE),
          total,
        });
      for (const place of sort.endsWith('price') ? [] : [0, Math.floor(total / 2)].filter(at => at < total))
        expect(await list(`&sort=${sort}${query}&after=${expected[place]}`, everything)).toMatchObject({
          codes: expected.slice(place + 1, place + 1 + PAGE),
        });
    });

    test('with what is sold out last, also where it begins', async () => {
      const [query, where, everything = false] = place();
      const expected = await expectedOf({ where, order: 'NOT has_stock, product_code' });
      const { length: stocked } = await expectedOf({
        where: sql`${where} AND has_stock`,
        order: 'product_code',
      });
      const total = expected.length;
      const last = Math.max(1, Math.ceil(total / PAGE));
      const turn = Math.ceil(stocked / PAGE) || 1;
      for (const page of new Set([1, turn, turn + 1, last, last + 1]))
        expect(await list(`&soldOutLast=true${query}&page=${page}`, everything)).toEqual({
          codes: expected.slice((page - 1) * PAGE, page * PAGE),
          total,
        });
    });
  });
});
