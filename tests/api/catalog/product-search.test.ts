import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCategory, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

/** A unique word of only letters. */
const aWord = () => crypto.randomUUID().replace(/[\d-]/g, sign => 'ghijklmnopq'.charAt(Number(sign) || 10));

describe('searching', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const search = (q: string, more = '') =>
    call<Product[]>('GET', `/api/products?q=${encodeURIComponent(q)}${more}`);
  const codesFor = async (q: string) => {
    const { status, data } = await search(q);
    expect({ q, status }).toEqual({ q, status: 200 });
    return data.map(({ productCode }) => productCode);
  };

  test.each([
    ['the word', 'WORD', 'WORD'],
    ['the beginning of a word', 'WORDkettle', 'WORD'],
    ['the beginnings of two words, in another order', 'WORD red kettle', 'ket WORD re'],
    ['capitals', 'WORD Kettle', 'KETTLE WORD'],
    ['lower case', 'WORD ÜBERTOPF', 'übertopf WORD'],
    ['no accents', 'WORD Café Ångström', 'cafe angstrom WORD'],
    ['extra accents', 'WORD Cafe', 'café WORD'],
    ['a decomposed accent', 'WORD Café', 'cafe\u0301 WORD'],
    ['another alphabet', 'WORD Чайник', 'чай WORD'],
    ['Arabic', 'WORD أكواب القهوة', 'القه WORD'],
    ['Hindi', 'WORD हिन्दी केतली', 'केत WORD'],
    ['Korean', 'WORD 주전자', '주전 WORD'],
    ['part of a Chinese name', 'WORD 不锈钢水壶', '水壶 WORD'],
    ['two parts of a Chinese name', 'WORD 不锈钢水壶', '水壶 不锈 WORD'],
    ['part of a Japanese name', 'WORD ステンレスやかん', 'やかん WORD'],
    ['part of a Thai name', 'WORD กาต้มน้ำไฟฟ้า', 'ไฟฟ้า WORD'],
    ['a script next to Latin letters', 'WORD USB充電器', '充電器 WORD'],
    ['a number in a name', 'WORD 500 ml', '500 WORD'],
    ['an apostrophe', "WORD O'Brien", "o'brien WORD"],
    ['a measure', 'WORD 3.5" screen', '3.5" WORD'],
    ['a slash', 'WORD AC/DC adapter', 'ac/dc WORD'],
    ['an emoji next to a word', 'WORD tea 🍵', '🍵 WORD'],
    ['a search operator in capitals', 'WORD AND NOT', 'AND NOT WORD'],
  ])('typing %s finds the product', async (_, name, typed) => {
    const word = aWord();
    const { productCode } = await makeProduct(shop.database, { productName: name.replace('WORD', word) });
    expect(await codesFor(typed.replace('WORD', word))).toEqual([productCode]);
  });

  test.each([
    ['the end of a word', 'xWORD', 'WORD'],
    ['an extra word', 'WORD kettle', 'WORD kettle blue'],
    ['AND', 'WORD kettle', 'WORD AND kettle'],
    ['OR', 'WORD kettle', 'WORD OR kettle'],
    ['NOT', 'WORD kettle', 'WORD NOT blue'],
    ['NEAR', 'WORD kettle', 'NEAR(WORD kettle, 5)'],
    ['a column name', 'WORD kettle', 'product_name:WORD'],
    ['a missing Chinese word', 'WORD 不锈钢水壶', '茶杯 WORD'],
  ])('finds only what was typed: %s', async (_, name, typed) => {
    const word = aWord();
    await makeProduct(shop.database, { productName: name.replace('WORD', word) });
    expect(await codesFor(typed.replace('WORD', word))).toEqual([]);
  });

  test.each('" * ^ - + : ( ) { } [ ] , . ; \' ` % _ \\ | & # ~ 🍵 "" -- /* ( ) ^" *"'.split(' '))(
    'treats %s as an ordinary character anywhere',
    async sign => {
      const word = aWord();
      const { productCode } = await makeProduct(shop.database, { productName: `${word} kettle` });
      for (const q of [
        `${sign}${word}`,
        `${word}${sign}`,
        `${word} ${sign}kettle`,
        `${sign} ${word} ${sign}`,
      ]) {
        expect({ q, codes: await codesFor(q) }).toEqual({ q, codes: [productCode] });
      }
      expect(await codesFor(sign)).toEqual([]);
    },
  );

  test.each([
    '\u0000',
    '\u0301',
    '\ufffd',
    '\u200b',
    '9'.repeat(15),
    '9'.repeat(16),
    '١٢٣',
    '💥'.repeat(100),
  ])('the odd search %j finds nothing and breaks nothing', async q => {
    expect(await codesFor(q)).toEqual([]);
  });

  test.each([
    ['words', 'kettle'],
    ['Chinese words', '壶'],
  ])('accepts the maximum number of %s in a search, paged or not', async (_, word) => {
    const { productCode } = await makeProduct(shop.database, { productName: '水壶 kettle' });
    const q = Array(200).fill(word).join(' ').slice(0, 200).trim();
    expect((await search(q, '&page=1&pageSize=100&country=no&category=99999')).data).toEqual([]);
    expect(await codesFor(q)).toContain(productCode);
  });

  test('treats a search of only spaces as no search', async () => {
    const { productCode } = await makeProduct(shop.database);
    expect(await codesFor('   ')).toContain(productCode);
  });

  test.each([
    ['in Latin letters', 'Kitchen WORD', 'kitch WORD'],
    ['in Chinese', '厨房用品 WORD', '用品 WORD'],
  ])('the name of a category or subcategory finds all its products, %s', async (_, name, typed) => {
    const [above, below] = [aWord(), aWord()];
    const { categoryId } = await makeCategory(shop.database, { categoryName: name.replace('WORD', above) });
    const first = await makeSubcategory(shop.database, {
      categoryId,
      subcategoryName: name.replace('WORD', below),
    });
    const second = await makeSubcategory(shop.database, { categoryId });
    const kettle = await makeProduct(shop.database, {
      subcategoryId: first.subcategoryId,
      productName: `${above} kettle`,
    });
    const cup = await makeProduct(shop.database, { subcategoryId: second.subcategoryId });
    const sorted = async (q: string) => (await codesFor(q)).sort((one, other) => one - other);
    expect(await sorted(typed.replace('WORD', above))).toEqual([kettle.productCode, cup.productCode]);
    expect(await sorted(typed.replace('WORD', below))).toEqual([kettle.productCode]);
    expect(await sorted(`${typed.replace('WORD', above)} kettle`)).toEqual([kettle.productCode]);
  });

  test('a product code lists its product ahead of those with the number in their name', async () => {
    const { productCode } = await makeProduct(shop.database, { productCode: 712_345_678 });
    const named = await makeProduct(shop.database, {
      productCode: productCode - 1,
      productName: `Model ${productCode}`,
    });
    expect(await codesFor(String(productCode))).toEqual([productCode, named.productCode]);
    expect(await codesFor(` ${productCode} `)).toEqual([productCode, named.productCode]);
  });

  describe('is up to date at once', () => {
    const make = (given: object) => call<Product>('POST', '/api/products', { json: given, token });
    const put = async (path: string, json: object) =>
      expect((await call('PUT', path, { json, token })).status).toBe(200);

    test('after a product is created, renamed, described or deleted', async () => {
      const { subcategoryId } = await makeSubcategory(shop.database);
      const [name, newName, described] = [aWord(), aWord(), aWord()];
      const { data, headers } = await make({ productName: name, subcategoryId });
      const path = headers.get('Location') ?? '';
      expect(await codesFor(name)).toEqual([data.productCode]);
      await put(path, { productName: newName });
      expect({ name: await codesFor(name), newName: await codesFor(newName) }).toEqual({
        name: [],
        newName: [data.productCode],
      });
      await put(path, { productDescription: `It is ${described}.` });
      expect(await codesFor(`${described} ${newName}`)).toEqual([data.productCode]);
      await call('DELETE', path, { token });
      expect({ newName: await codesFor(newName), described: await codesFor(described) }).toEqual({
        newName: [],
        described: [],
      });
    });

    test('after its category or subcategory is renamed, or after it moves to another', async () => {
      const [oldKind, newKind, otherKind, name] = [aWord(), aWord(), aWord(), aWord()];
      const { categoryId } = await makeCategory(shop.database, { categoryName: oldKind });
      const { subcategoryId } = await makeSubcategory(shop.database, {
        categoryId,
        subcategoryName: oldKind,
      });
      const other = await makeSubcategory(shop.database, { subcategoryName: otherKind });
      const { productCode } = await makeProduct(shop.database, { subcategoryId, productName: name });

      await put(`/api/categories/${categoryId}`, { categoryName: newKind });
      expect({ newKind: await codesFor(newKind), oldKind: await codesFor(oldKind) }).toEqual({
        newKind: [productCode],
        oldKind: [productCode],
      });
      await put(`/api/subcategories/${subcategoryId}`, { subcategoryName: newKind });
      expect({ newKind: await codesFor(newKind), oldKind: await codesFor(oldKind) }).toEqual({
        newKind: [productCode],
        oldKind: [],
      });
      await put(`/api/products/${productCode}`, { subcategoryId: other.subcategoryId });
      expect({ newKind: await codesFor(newKind), otherKind: await codesFor(`${otherKind} ${name}`) }).toEqual(
        { newKind: [], otherKind: [productCode] },
      );
    });

    test('after its subcategory moves to another category', async () => {
      const [from, to] = [aWord(), aWord()];
      const { categoryId } = await makeCategory(shop.database, { categoryName: from });
      const target = await makeCategory(shop.database, { categoryName: to });
      const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
      const { productCode } = await makeProduct(shop.database, { subcategoryId });
      await put(`/api/subcategories/${subcategoryId}`, { categoryId: target.categoryId });
      expect({ from: await codesFor(from), to: await codesFor(to) }).toEqual({ from: [], to: [productCode] });
    });
  });

  test('ranks matches in the name first, then in the category, then in the description', async () => {
    const word = aWord();
    const words = `${aName('Some')} other words`;
    const { subcategoryId } = await makeSubcategory(shop.database, { subcategoryName: word });
    const described = await makeProduct(shop.database, { productName: words, productDescription: word });
    const ofKind = await makeProduct(shop.database, { productName: words, subcategoryId });
    const named = await makeProduct(shop.database, { productName: `${word} ${words}` });
    expect(await codesFor(word)).toEqual([named, ofKind, described].map(({ productCode }) => productCode));
  });

  test.each([
    ['words', (word: string) => word],
    ['Chinese', (word: string) => `水壶 ${word}`],
    ['words in any order', (word: string) => `${word}&sort=-name`],
  ])('counts matches correctly on every page: %s', async (_, typed) => {
    const word = aWord();
    const { subcategoryId } = await makeSubcategory(shop.database, { displayStatus: false });
    for (const place of [1, 2, 3, 4, 5]) {
      await makeProduct(shop.database, { productName: `不锈钢水壶 ${word} ${place}` });
    }
    await makeProduct(shop.database, { productName: `水壶 ${word}`, subcategoryId });
    const [q = '', sort] = typed(word).split('&');
    const pages = await Promise.all(
      [1, 2, 3, 4].map(page => search(q, `&page=${page}&pageSize=2${sort ? `&${sort}` : ''}`)),
    );
    expect(pages.map(({ headers }) => headers.get('X-Total-Count'))).toEqual(['5', '5', '5', '5']);
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ productCode }) => productCode))).size).toBe(5);
  });
});
