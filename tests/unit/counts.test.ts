import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { countries } from '../../db/schema/countries.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import { atDepth } from '../support/depth.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../support/factories.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { wrongCounts } from '../support/recount.ts';
import { seededRandom } from '../support/seeded-random.ts';

const SEEDS = atDepth({ quick: [20_260_401], deep: [1, 20_260_401, 987_654_321] });

let database: Writer;
let stop: () => Promise<void>;
let subcategoryIds: [number, number];
let country: number;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

beforeEach(async () => {
  const { categoryId } = await makeCategory(database);
  const [one, other] = [
    await makeSubcategory(database, { categoryId }),
    await makeSubcategory(database, { categoryId }),
  ];
  subcategoryIds = [one.subcategoryId, other.subcategoryId];
  country = (await makeCountry(database)).countryId;
});

const makeProductIn = (which: 0 | 1) => makeProduct(database, { subcategoryId: subcategoryIds[which] });
const priced = (productCode: number, given = {}) =>
  makePrice(database, { productCode, countryId: country, ...given });

/** The stored counts that a list shows: of all products, of those sold here, of those in stock. */
async function countsOf(which: 0 | 1) {
  const [row] = await database.read(sql<{ all: number; sold: number; inStock: number }>`
    SELECT product_count AS "all", coalesce(sold, 0) AS sold, coalesce(in_stock, 0) AS inStock
    FROM subcategories
    LEFT JOIN price_counts ON price_counts.subcategory_id = subcategories.subcategory_id AND country_id = ${country}
    WHERE subcategories.subcategory_id = ${subcategoryIds[which]}`);
  return row;
}

const change = (values: Partial<typeof productPrices.$inferInsert>) =>
  build.update(productPrices).set(values).where(eq(productPrices.countryId, country));

describe('counts are up to date right after', () => {
  test('a product is created, moved and deleted', async () => {
    const { productCode } = await makeProductIn(0);
    expect({ first: await countsOf(0), second: await countsOf(1) }).toEqual({
      first: { all: 1, sold: 0, inStock: 0 },
      second: { all: 0, sold: 0, inStock: 0 },
    });
    const itself = eq(products.productCode, productCode);
    await database.write(build.update(products).set({ subcategoryId: subcategoryIds[1] }).where(itself));
    expect({ first: await countsOf(0), second: await countsOf(1) }).toEqual({
      first: { all: 0, sold: 0, inStock: 0 },
      second: { all: 1, sold: 0, inStock: 0 },
    });
    await database.write(build.delete(products).where(itself));
    expect(await countsOf(1)).toEqual({ all: 0, sold: 0, inStock: 0 });
  });

  test.each([
    ['in stock', {}, { all: 1, sold: 1, inStock: 1 }],
    ['sold out', { stockAvailable: 0 }, { all: 1, sold: 1, inStock: 0 }],
    ['hidden', { displayAtWebsite: false }, { all: 1, sold: 0, inStock: 0 }],
    ['neither', { displayAtWebsite: false, stockAvailable: 0 }, { all: 1, sold: 0, inStock: 0 }],
  ])('a price is created, %s, and deleted', async (_, given, expected) => {
    const { productCode } = await makeProductIn(0);
    await priced(productCode, given);
    expect(await countsOf(0)).toEqual(expected);
    await database.write(build.delete(productPrices).where(eq(productPrices.productCode, productCode)));
    expect(await countsOf(0)).toEqual({ all: 1, sold: 0, inStock: 0 });
  });

  test('the last piece is sold and new stock arrives', async () => {
    await priced((await makeProductIn(0)).productCode, { stockAvailable: 2 });
    for (const [stockAvailable, expected] of [
      [1, { all: 1, sold: 1, inStock: 1 }],
      [0, { all: 1, sold: 1, inStock: 0 }],
      [7, { all: 1, sold: 1, inStock: 1 }],
    ] as const) {
      await database.write(change({ stockAvailable }));
      expect(await countsOf(0)).toEqual(expected);
    }
  });

  test('a price is hidden, sells out unseen, and is shown again', async () => {
    await priced((await makeProductIn(0)).productCode);
    for (const [values, expected] of [
      [{ displayAtWebsite: false }, { all: 1, sold: 0, inStock: 0 }],
      [{ stockAvailable: 0 }, { all: 1, sold: 0, inStock: 0 }],
      [{ displayAtWebsite: true }, { all: 1, sold: 1, inStock: 0 }],
      [
        { displayAtWebsite: false, stockAvailable: 4 },
        { all: 1, sold: 0, inStock: 0 },
      ],
      [
        { displayAtWebsite: true, stockAvailable: 4 },
        { all: 1, sold: 1, inStock: 1 },
      ],
    ] as const) {
      await database.write(change(values));
      expect(await countsOf(0)).toEqual(expected);
    }
  });

  test('a product moves with its prices', async () => {
    const { productCode } = await makeProductIn(0);
    await priced(productCode);
    await priced((await makeProductIn(0)).productCode, { stockAvailable: 0 });
    await priced((await makeProductIn(1)).productCode);
    await database.write(
      build
        .update(products)
        .set({ subcategoryId: subcategoryIds[1] })
        .where(eq(products.productCode, productCode)),
    );
    expect({ first: await countsOf(0), second: await countsOf(1) }).toEqual({
      first: { all: 1, sold: 1, inStock: 0 },
      second: { all: 2, sold: 2, inStock: 2 },
    });
  });
});

const ROUNDS = 60;

describe('after many random changes of all kinds', () => {
  type Drawn = {
    code: number;
    subcategoryId: number;
    familyId: number;
    place: number;
    stock: number;
    displayed: number;
  };

  const aPrice = ({ code, place, stock, displayed }: Drawn) =>
    `INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, display_at_website, created_at)
     SELECT product_code, ${place}, 1, 1, ${stock}, ${displayed}, 0 FROM products WHERE product_code = ${code}`;
  const itsPrice = ({ code, place }: Drawn) => `product_code = ${code} AND country_id = ${place}`;

  const CHANGES: Record<string, (drawn: Drawn) => string[]> = {
    'a product comes': ({ code, subcategoryId }) => [
      `INSERT OR IGNORE INTO products (product_code, subcategory_id, product_name, created_at) VALUES (${code}, ${subcategoryId}, 'x', 0)`,
    ],
    'a product moves': ({ code, subcategoryId }) => [
      `UPDATE products SET subcategory_id = ${subcategoryId} WHERE product_code = ${code}`,
    ],
    'many products move': ({ code, subcategoryId }) => [
      `UPDATE products SET subcategory_id = ${subcategoryId} WHERE product_code > ${code}`,
    ],
    'a product goes': ({ code }) => [
      `DELETE FROM product_prices WHERE product_code = ${code}`,
      `DELETE FROM products WHERE product_code = ${code}`,
    ],
    'a price comes, unless it is there': drawn => [`INSERT OR IGNORE ${aPrice(drawn)}`],
    'a price comes, or becomes another': drawn => [
      `INSERT ${aPrice(drawn)} ON CONFLICT (product_code, country_id) DO UPDATE
       SET stock_available = excluded.stock_available, display_at_website = excluded.display_at_website`,
    ],
    'a price changes': drawn => [
      `UPDATE product_prices SET stock_available = ${drawn.stock}, display_at_website = ${drawn.displayed}
       WHERE ${itsPrice(drawn)}`,
    ],
    'a country sells out': ({ place }) => [
      `UPDATE product_prices SET stock_available = 0 WHERE country_id = ${place}`,
    ],
    'a price becomes another': drawn => [
      `UPDATE product_prices SET net_price = ${1 + drawn.stock}, retail_price = 9 WHERE ${itsPrice(drawn)}`,
    ],
    'a price is full': drawn => [
      `UPDATE product_prices SET net_price = retail_price WHERE ${itsPrice(drawn)}`,
    ],
    'a country is reduced': ({ place, stock }) => [
      `UPDATE product_prices SET retail_price = ${2 + stock} WHERE country_id = ${place}`,
    ],
    'a product joins a family, or moves within it': ({ code, familyId, stock }) => [
      `UPDATE products SET family_id = ${familyId}, options = '["${code}"]', family_position = ${stock}
       WHERE product_code = ${code}`,
    ],
    'many products join a family': ({ code, familyId }) => [
      `UPDATE products SET family_id = ${familyId}, options = '["' || product_code || '"]' WHERE product_code > ${code}`,
    ],
    'an option of a family is renamed': ({ familyId, code }) => [
      `UPDATE families SET options = '["${code % 2 ? 'Colour' : 'Shade'}"]' WHERE family_id = ${familyId}`,
    ],
    'a product has a value of another': ({ code, familyId }) => [
      `UPDATE products SET options = '["${code % 3 ? 'Sand' : 'sand'}"]' WHERE product_code = ${code}
       AND family_id = ${familyId} AND NOT EXISTS (
         SELECT 1 FROM products AS it WHERE it.family_id = ${familyId} AND it.options = '["Sand"]')`,
    ],
    'a product leaves its family': ({ code }) => [
      `UPDATE products SET family_id = NULL, options = '[]', family_position = 0 WHERE product_code = ${code}`,
    ],
    'a product comes into a family': ({ code, subcategoryId, familyId }) => [
      `INSERT OR IGNORE INTO products (product_code, subcategory_id, product_name, created_at, family_id, options)
       VALUES (${code}, ${subcategoryId}, 'x', 0, ${familyId}, '["${code}"]')`,
    ],
    'a price goes': drawn => [`DELETE FROM product_prices WHERE ${itsPrice(drawn)}`],
  };

  test.each(SEEDS)('every count equals a recount, starting with seed %i', async seed => {
    const { below, oneOf } = seededRandom(seed);
    const [one, other] = [await makeCountry(database), await makeCountry(database)];
    const familyIds = [(await makeFamily(database)).familyId, (await makeFamily(database)).familyId];
    const drawn = (): Drawn => ({
      code: 1 + below(20),
      subcategoryId: oneOf(subcategoryIds),
      familyId: oneOf(familyIds),
      place: oneOf([country, one.countryId, other.countryId]),
      stock: below(3),
      displayed: Math.min(1, below(4)),
    });
    let [sold, behind, reduced] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const kinds = Array.from({ length: 5 }, () => oneOf(Object.keys(CHANGES)));
      const written = kinds.flatMap(kind => CHANGES[kind]?.(drawn()) ?? []);
      await runAll(written);
      expect(await wrongCounts(database), `round ${round}: ${written.join(';\n')}`).toEqual([]);
      sold += (await countsOf(0))?.sold ?? 0;
      const sums = await sumsIn(subcategoryIds[0]);
      behind += sums.behind;
      reduced += sums.reduced;
    }
    expect(sold).toBeGreaterThan(0);
    expect(behind).toBeGreaterThan(0);
    expect(reduced).toBeGreaterThan(0);
  });

  test('a batch that fails at its end leaves the counts unchanged', async () => {
    await priced((await makeProductIn(0)).productCode);
    const before = await countsOf(0);
    const failing = runAll([
      `UPDATE product_prices SET stock_available = 0 WHERE country_id = ${country}`,
      `UPDATE products SET subcategory_id = ${subcategoryIds[1]} WHERE subcategory_id = ${subcategoryIds[0]}`,
      `UPDATE products SET product_name = '' WHERE subcategory_id = ${subcategoryIds[1]}`,
    ]);
    await expect(failing).rejects.toThrow();
    expect(await countsOf(0)).toEqual(before);
  });

  async function sumsIn(subcategoryId: number) {
    const [row] = await database.read(sql<{ behind: number; reduced: number }>`
      SELECT products_behind AS behind, total(reduced) AS reduced
      FROM subcategories LEFT JOIN price_counts USING (subcategory_id) WHERE subcategory_id = ${subcategoryId}`);
    return row ?? { behind: 0, reduced: 0 };
  }

  function runAll(statements: string[]) {
    return database.writeBatch(statements.map(statement => sql.raw(statement)));
  }
});

test('deleting an empty subcategory or a country without prices leaves no counts behind', async () => {
  const { productCode } = await makeProductIn(0);
  await priced(productCode);
  await database.write(build.delete(productPrices).where(eq(productPrices.productCode, productCode)));
  await database.write(build.delete(products).where(eq(products.productCode, productCode)));
  await database.write(build.delete(subcategories).where(eq(subcategories.subcategoryId, subcategoryIds[0])));
  await database.write(build.delete(countries).where(eq(countries.countryId, country)));
  expect(await database.read(sql`SELECT * FROM price_counts WHERE country_id = ${country}`)).toEqual([]);
});

test('every trigger that counts is tested here', async () => {
  const rows = await database.read(sql<{ name: string }>`
    SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB '*count*_*'
      AND name NOT GLOB 'catalogue_*' AND name NOT GLOB 'history_*' AND name NOT GLOB 'account_*' ORDER BY name`);
  expect(
    rows.map(({ name }) => name),
    'try the new trigger here, then name it',
  ).toEqual([
    'counts_of_a_moved_product',
    'option_counts_delete',
    'option_counts_insert',
    'option_counts_of_a_renamed_option',
    'option_counts_update',
    'price_counts_delete',
    'price_counts_insert',
    'price_counts_update',
    'product_count_delete',
    'product_count_insert',
  ]);
});
