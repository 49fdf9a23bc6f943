import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

type Variant = { value: string; price?: number; stock?: number; hidden?: boolean; aisle?: number };

describe('lists with each family once', () => {
  const { shop, call } = openShop();

  /** A subcategory with the variants of a family, in this order, and with other products; all sold in a new country. */
  async function makeAisle(variants: Variant[], others: { price: number }[] = []) {
    const { categoryId } = await makeCategory(shop.database);
    const aisles = [
      (await makeSubcategory(shop.database, { categoryId })).subcategoryId,
      (await makeSubcategory(shop.database, { categoryId })).subcategoryId,
    ];
    const { countryId, countryCode } = await makeCountry(shop.database);
    const familyName = aName('Linen Apron');
    const { familyId } = await makeFamily(shop.database, { familyName, options: ['Colour'] });
    const codes: number[] = [];
    for (const [familyPosition, { value, price, stock = 5, hidden, aisle = 0 }] of variants.entries()) {
      const { productCode } = await makeProduct(shop.database, {
        subcategoryId: aisles[aisle],
        productName: `${familyName}, ${value}`,
        familyId,
        options: [value],
        familyPosition,
      });
      codes.push(productCode);
      if (price === undefined) continue;
      await makePrice(shop.database, {
        productCode,
        countryId,
        netPrice: price * 100,
        retailPrice: price * 100,
        stockAvailable: stock,
        displayAtWebsite: !hidden,
      });
    }
    const alone: number[] = [];
    for (const { price } of others) {
      const { productCode } = await makeProduct(shop.database, { subcategoryId: aisles[0] });
      const amounts = { netPrice: price * 100, retailPrice: price * 100 };
      await makePrice(shop.database, { productCode, countryId, ...amounts });
      alone.push(productCode);
    }
    const list = async (query = '') => {
      const path = `/api/products?category=${categoryId}&country=${countryCode}&grouped=true&page=1${query}`;
      const { data, headers } = await call<Product[]>('GET', path);
      return {
        path,
        rows: data,
        codes: data.map(one => one.productCode),
        total: headers.get('X-Total-Count'),
      };
    };
    return { familyName, familyId, categoryId, codes, alone, list, aisles, countryCode, countryId };
  }

  test('a family is one card: with its values, and the lowest price where they differ', async () => {
    const { familyName, codes, alone, list } = await makeAisle(
      [
        { value: 'Sand', price: 30 },
        { value: 'Olive', price: 20 },
        { value: 'Ink', price: 20 },
      ],
      [{ price: 25 }],
    );
    const { rows, total } = await list();
    expect(total).toBe('2');
    expect(rows).toHaveLength(2);
    expect(rows.find(({ productCode }) => productCode === codes[1])).toMatchObject({
      price: { netPrice: 20 },
      standsFor: { familyName, variants: 3, pricesDiffer: true, choices: [['Sand', 'Olive', 'Ink']] },
    });
    expect(rows.find(({ productCode }) => productCode === alone[0])).not.toHaveProperty('standsFor');
  });

  test('of equal prices the first stands for all, and what is in stock before what is sold out', async () => {
    const { list, codes } = await makeAisle([
      { value: 'Sand', price: 20 },
      { value: 'Olive', price: 20 },
    ]);
    const [sand = 0, olive = 0] = codes;
    expect((await list()).codes).toEqual([sand]);
    await setStock(sand, 0);
    expect((await list()).codes).toEqual([olive]);
    expect(await list('&inStock=true')).toMatchObject({ codes: [olive], total: '1' });
    await setStock(olive, 0);
    expect(await list('&inStock=true')).toMatchObject({ codes: [], total: '0' });
    expect((await list()).codes).toEqual([sand]);
    await setStock(olive, 3);
    expect((await list()).codes).toEqual([olive]);
  });

  test('sorting by price takes the price that the card shows, in both directions', async () => {
    const { list, codes, alone } = await makeAisle(
      [
        { value: 'Sand', price: 50 },
        { value: 'Olive', price: 20 },
      ],
      [{ price: 10 }, { price: 30 }],
    );
    const [cheap, dear] = alone;
    expect((await list('&sort=price')).codes).toEqual([cheap, codes[1], dear]);
    expect((await list('&sort=-price')).codes).toEqual([dear, codes[1], cheap]);
    expect((await list('&sort=price&inStock=true')).codes).toEqual([cheap, codes[1], dear]);
  });

  test.each(['name', '-createdAt', '-changedAt', '-popularity', '-rating', 'productCode'])(
    'sorting by %s lists the family once, also on the next page',
    async sort => {
      const { list, codes, alone } = await makeAisle(
        [
          { value: 'Sand', price: 20 },
          { value: 'Olive', price: 30 },
        ],
        [{ price: 10 }, { price: 15 }],
      );
      const first = await list(`&sort=${sort}&pageSize=2`);
      const second = await call<Product[]>('GET', `${first.path.replace('page=1', 'page=2')}`);
      const all = [...first.codes, ...second.data.map(one => one.productCode)];
      expect(all.sort()).toEqual([codes[0], ...alone].sort());
    },
  );

  test('a family keeps the place of its first variant where another one leads, also in what follows it', async () => {
    const { familyId, categoryId, codes, alone, list, aisles, countryCode, countryId } = await makeAisle(
      [{ value: 'Sand', price: 30 }],
      [{ price: 10 }, { price: 40 }],
    );
    const { productCode } = await makeProduct(shop.database, {
      subcategoryId: aisles[0],
      familyId,
      options: ['Olive'],
      familyPosition: 1,
    });
    const order = async (sort: string) => {
      const listing = `category=${categoryId}&country=${countryCode}&grouped=true&sort=${sort}`;
      const { codes: onPages } = await list(`&sort=${sort}`);
      const [first, ...others] = onPages;
      const after = await call<Product[]>('GET', `/api/products?${listing}&after=${first}`);
      expect(after.data.map(one => one.productCode)).toEqual(others);
      return onPages;
    };
    expect(await order('productCode')).toEqual([codes[0], ...alone]);
    await makePrice(shop.database, { productCode, countryId, netPrice: 2000, retailPrice: 2000 });
    for (const sort of ['productCode', 'createdAt', 'changedAt', 'popularity'])
      expect(await order(sort), sort).toEqual([productCode, ...alone]);
  });

  test('a family is sold, or in stock, where any of its variants is', async () => {
    const { list, codes } = await makeAisle([
      { value: 'Sand' },
      { value: 'Olive', price: 20, stock: 0 },
      { value: 'Ink', price: 30, stock: 0 },
    ]);
    const [, olive, ink = 0] = codes;
    expect(await list('&sold=true')).toMatchObject({ codes: [olive], total: '1' });
    expect(await list('&sold=false')).toMatchObject({ codes: [], total: '0' });
    expect(await list('&inStock=false')).toMatchObject({ codes: [olive], total: '1' });
    await setStock(ink, 1);
    expect(await list('&inStock=true')).toMatchObject({ codes: [ink], total: '1' });
    expect(await list('&inStock=false')).toMatchObject({ codes: [], total: '0' });
  });

  test('a search finds any variant, and shows the one that it found', async () => {
    const { familyName, list, codes } = await makeAisle([
      { value: 'Sand', price: 20 },
      { value: 'Olive', price: 20 },
    ]);
    const [sand, olive] = codes;
    const byFamily = await list(`&q=${encodeURIComponent(familyName)}`);
    expect(byFamily).toMatchObject({ codes: [sand], total: '1' });
    expect(byFamily.rows[0]).toHaveProperty('standsFor');
    const byColour = await list(`&q=${encodeURIComponent(`${familyName} olive`)}`);
    expect(byColour).toMatchObject({ codes: [olive], total: '1' });
    expect(byColour.rows[0]).not.toHaveProperty('standsFor');
    for (const sort of ['price', '-price', 'name', '-popularity'])
      expect(await list(`&q=${encodeURIComponent(familyName)}&sort=${sort}`)).toMatchObject({
        codes: [sand],
        total: '1',
      });
  });

  test('a variant in another subcategory is found there, and each subcategory counts its own', async () => {
    const { list, codes, aisles } = await makeAisle([
      { value: 'Sand', price: 20 },
      { value: 'Olive', price: 20 },
      { value: 'Ink', price: 20, aisle: 1 },
    ]);
    const [sand, , ink] = codes;
    expect(await list(`&subcategory=${aisles[0]}`)).toMatchObject({ codes: [sand], total: '1' });
    expect(await list(`&subcategory=${aisles[1]}`)).toMatchObject({ codes: [ink], total: '1' });
    expect(await list()).toMatchObject({ codes: [sand, ink], total: '2' });
  });

  test('a variant that the country does not have is neither counted nor named, and a family without any is there once', async () => {
    const { list, codes } = await makeAisle([
      { value: 'Sand', price: 20, hidden: true },
      { value: 'Olive' },
      { value: 'Ink', price: 30 },
      { value: 'Rust', price: 40 },
    ]);
    expect((await list()).rows).toMatchObject([
      { productCode: codes[2], standsFor: { variants: 2, choices: [['Ink', 'Rust']] } },
    ]);
    const unsold = await makeAisle([{ value: 'Sand' }, { value: 'Olive' }]);
    const { rows, total } = await unsold.list();
    expect(rows).toMatchObject([{ productCode: unsold.codes[0], price: null }]);
    expect(rows[0]).not.toHaveProperty('standsFor');
    expect(total).toBe('1');
    expect(await unsold.list('&sold=true')).toMatchObject({ codes: [], total: '0' });
    expect(await unsold.list('&sold=false')).toMatchObject({ codes: [unsold.codes[0]], total: '1' });
  });

  test('related products and bestsellers show another family once, by the variant that leads', async () => {
    const { codes, alone, countryCode } = await makeAisle(
      [
        { value: 'Sand', price: 30 },
        { value: 'Olive', price: 20 },
      ],
      [{ price: 10 }],
    );
    const codesAt = async (path: string) =>
      (await call<Product[]>('GET', path)).data.map(one => one.productCode);
    const related = await codesAt(`/api/products/${alone[0]}/related?country=${countryCode}`);
    expect(related.filter(code => codes.includes(code))).toEqual([codes[1]]);
    await shop.database.write(
      sql`UPDATE products SET units_sold = 1000000 + product_code WHERE product_code = ${codes[0]}`,
    );
    expect(await codesAt(`/api/products/bestsellers?country=${countryCode}`)).toEqual([codes[1]]);
  });

  test('the shop’s list names the family, and leads to its options instead of adding one of them unseen', async () => {
    const { familyName, codes, aisles, countryCode } = await makeAisle([
      { value: 'Sand', price: 30 },
      { value: 'Olive', price: 20 },
    ]);
    const [first] = (await call<Product[]>('GET', `/api/products?subcategory=${aisles[0]}`)).data;
    const { data: html } = await call<string>(
      'GET',
      `/products-list?category=${first?.categoryId}&subcategory=${aisles[0]}`,
      { headers: { Cookie: `country=${countryCode}` } },
    );
    expect(html).toContain(`>${familyName}</a>`);
    expect(html).toContain('Sand, Olive');
    expect(html).toMatch(/From<[^>]*bdi|From <bdi|From<!-- --><bdi/);
    expect(html).toContain(`aria-label="Choose options: ${familyName}"`);
    expect(html).not.toContain(`/cart?add=${codes[0]}"`);
    expect(html).not.toContain(`/cart?add=${codes[1]}"`);
  });

  test('without a country no variant leads', async () => {
    expectProblem(await call('GET', '/api/products?grouped=true'), 422);
  });

  const setStock = (productCode: number, stock: number) =>
    shop.database.write(
      sql`UPDATE product_prices SET stock_available = ${stock} WHERE product_code = ${productCode}`,
    );
});
