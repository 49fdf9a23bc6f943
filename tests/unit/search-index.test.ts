import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import { makeCategory, makeProduct, makeSubcategory } from '../support/factories.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { word } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

/** Two kinds of products, with unique words. */
async function makeTwoProducts() {
  const words = { product: word(), description: word(), subcategory: word(), category: word() };
  const { categoryId } = await makeCategory(database, { categoryName: words.category });
  const { subcategoryId } = await makeSubcategory(database, {
    categoryId,
    subcategoryName: words.subcategory,
  });
  const one = await makeProduct(database, {
    subcategoryId,
    productName: words.product,
    productDescription: words.description,
  });
  const other = await makeProduct(database, { subcategoryId });
  return { words, categoryId, subcategoryId, one: one.productCode, other: other.productCode };
}

async function found(words: string): Promise<number[]> {
  const rows = await database.read(
    sql<{
      code: number;
    }>`SELECT rowid AS code FROM product_search WHERE product_search MATCH ${words} ORDER BY rowid`,
  );
  return rows.map(({ code }) => code);
}

const rename = {
  product: (code: number, values: Partial<typeof products.$inferInsert>) =>
    build.update(products).set(values).where(eq(products.productCode, code)),
  subcategory: (id: number, subcategoryName: string) =>
    build.update(subcategories).set({ subcategoryName }).where(eq(subcategories.subcategoryId, id)),
  category: (id: number, categoryName: string) =>
    build.update(categories).set({ categoryName }).where(eq(categories.categoryId, id)),
};

describe('search results are up to date right after', () => {
  test('a product is created: by its name, description, subcategory and category', async () => {
    const { words, one, other } = await makeTwoProducts();
    expect(await found(words.product)).toEqual([one]);
    expect(await found(words.description)).toEqual([one]);
    expect(await found(words.subcategory)).toEqual([one, other]);
    expect(await found(words.category)).toEqual([one, other]);
    expect(await found(`${words.product} ${words.category}`)).toEqual([one]);
    expect(await found(`${words.product.slice(0, -1)}*`)).toContain(one);
  });

  test('a product is renamed and rewritten: no longer by the old words', async () => {
    const { words, one } = await makeTwoProducts();
    const [name, description] = [word(), word()];
    await database.write(rename.product(one, { productName: name }));
    expect({ oldWord: await found(words.product), newWord: await found(name) }).toEqual({
      oldWord: [],
      newWord: [one],
    });
    await database.write(rename.product(one, { productDescription: description }));
    expect({ oldWord: await found(words.description), newWord: await found(description) }).toEqual({
      oldWord: [],
      newWord: [one],
    });
    expect(await found(`${name} ${words.subcategory}`)).toEqual([one]);
  });

  test('several products are renamed at once', async () => {
    const { subcategoryId, words, one, other } = await makeTwoProducts();
    const name = word();
    await database.write(
      build.update(products).set({ productName: name }).where(eq(products.subcategoryId, subcategoryId)),
    );
    expect({ oldWord: await found(words.product), newWord: await found(name) }).toEqual({
      oldWord: [],
      newWord: [one, other],
    });
  });

  test('a product is moved: only by its new subcategory and category', async () => {
    const [from, to] = [await makeTwoProducts(), await makeTwoProducts()];
    await database.write(rename.product(from.one, { subcategoryId: to.subcategoryId }));
    expect(await found(from.words.category)).toEqual([from.other]);
    expect(await found(from.words.subcategory)).toEqual([from.other]);
    expect(await found(to.words.category)).toEqual([from.one, to.one, to.other]);
    expect(await found(to.words.subcategory)).toEqual([from.one, to.one, to.other]);
    expect(await found(from.words.product)).toEqual([from.one]);
  });

  test('a product is deleted', async () => {
    const { words, one, other } = await makeTwoProducts();
    await database.write(build.delete(products).where(eq(products.productCode, one)));
    expect(await found(words.product)).toEqual([]);
    expect(await found(words.category)).toEqual([other]);
  });

  test('a subcategory is renamed', async () => {
    const { words, subcategoryId, one, other } = await makeTwoProducts();
    const name = word();
    await database.write(rename.subcategory(subcategoryId, name));
    expect({ oldWord: await found(words.subcategory), newWord: await found(name) }).toEqual({
      oldWord: [],
      newWord: [one, other],
    });
    expect(await found(`${words.product} ${words.description}`)).toEqual([one]);
  });

  test('a subcategory is moved to another category', async () => {
    const [from, to] = [await makeTwoProducts(), await makeTwoProducts()];
    await database.write(
      build
        .update(subcategories)
        .set({ categoryId: to.categoryId })
        .where(eq(subcategories.subcategoryId, from.subcategoryId)),
    );
    expect(await found(from.words.category)).toEqual([]);
    expect(await found(to.words.category)).toEqual([from.one, from.other, to.one, to.other]);
    expect(await found(from.words.subcategory)).toEqual([from.one, from.other]);
  });

  test('a category is renamed', async () => {
    const { words, categoryId, one, other } = await makeTwoProducts();
    const name = word();
    await database.write(rename.category(categoryId, name));
    expect({ oldWord: await found(words.category), newWord: await found(name) }).toEqual({
      oldWord: [],
      newWord: [one, other],
    });
    expect(await found(`${words.product} ${words.subcategory}`)).toEqual([one]);
  });

  test('a change that fails: by the old words', async () => {
    const { words, one, subcategoryId, other } = await makeTwoProducts();
    const batch = database.writeBatch([
      rename.product(one, { productName: word() }),
      rename.subcategory(subcategoryId, word()),
      rename.product(other, { productName: '' }),
    ]);
    await expect(batch).rejects.toThrow();
    expect(await found(words.product)).toEqual([one]);
    expect(await found(words.subcategory)).toEqual([one, other]);
  });
});

test.each([
  ['CRÈME BRÛLÉE', 'creme brulee'],
  ['smörgås', 'SMORGAS'],
  ['Ёлка', 'ЁЛКА'],
  ['قهوة', 'قهوة'],
  ['USB-C 3.2', '"usb c 3 2"'],
])('%s is found as %s, without its accents and in any case', async (productName, query) => {
  const { productCode } = await makeProduct(database, { productName });
  expect(await found(query)).toContain(productCode);
});

test('every trigger that maintains the search is tested here', async () => {
  const rows = await database.read(sql<{ name: string }>`
    SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'product_search_*' ORDER BY name`);
  expect(
    rows.map(({ name }) => name),
    'try the new trigger here, then name it',
  ).toEqual([
    'product_search_category',
    'product_search_delete',
    'product_search_insert',
    'product_search_subcategory',
    'product_search_update',
  ]);
});
