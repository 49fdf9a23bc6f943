import { expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

const relatedTo = (productCode: number, query = '') =>
  call<Product[]>('GET', `/api/products/${productCode}/related${query}`);
const codesOf = (products: { productCode: number }[]) => products.map(({ productCode }) => productCode);

/** So many products of a subcategory, one after the other. */
async function makeSome(subcategoryId: number, count: number) {
  const made = [];
  for (let index = 0; index < count; index += 1)
    made.push(await makeProduct(shop.database, { subcategoryId, createdAt: new Date(index) }));
  return codesOf(made);
}

test('related products are of the subcategory, then of the category, then the newest, and hidden ones never', async () => {
  const { categoryId, subcategoryId } = await makeSubcategory(shop.database);
  const [product = 0, ...near] = await makeSome(subcategoryId, 3);
  const [newest, ...elsewhere] = (
    await makeSome((await makeSubcategory(shop.database)).subcategoryId, 9)
  ).toReversed();
  const sibling = await makeSubcategory(shop.database, { categoryId });
  const inCategory = await makeSome(sibling.subcategoryId, 2);
  const hidden = await makeCategory(shop.database, { displayStatus: false });
  const unseen = await makeSubcategory(shop.database, { categoryId: hidden.categoryId });
  const [secret = 0] = await makeSome(unseen.subcategoryId, 1);

  const { data } = await relatedTo(product);
  expect(codesOf(data).slice(0, 4)).toEqual([...near, ...inCategory]);
  expect(data).toHaveLength(8);
  expect(codesOf(data)).toContain(newest);
  expect(codesOf(data)).not.toContain(elsewhere.at(-1));
  expect(codesOf(data)).not.toContain(secret);
  for (const none of [secret, 999_999]) expect((await relatedTo(none)).data).toEqual([]);

  await makeSome(subcategoryId, 8);
  const full = (await relatedTo(product)).data;
  expect(full).toHaveLength(8);
  expect(full.every(one => one.subcategoryId === subcategoryId)).toBe(true);
});

test('variants of its own family are no related products, and others take their place', async () => {
  const { familyId } = await makeFamily(shop.database);
  const { subcategoryId } = await makeSubcategory(shop.database);
  const variants = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      makeProduct(shop.database, {
        ...{ subcategoryId, familyId },
        options: [String(place)],
        createdAt: new Date(0),
      }),
    ),
  );
  const [alone = 0] = await makeSome(subcategoryId, 1);
  await makeSome((await makeSubcategory(shop.database)).subcategoryId, 8);
  const codes = codesOf((await relatedTo(variants[0]?.productCode ?? 0)).data);
  expect(codes).toHaveLength(8);
  expect(codes[0]).toBe(alone);
  expect(codes.filter(code => codesOf(variants).includes(code))).toEqual([]);
});

test('another family takes one place, however many its variants, and others fill the rest', async () => {
  const { familyId } = await makeFamily(shop.database);
  const { categoryId, subcategoryId } = await makeSubcategory(shop.database);
  const [product = 0] = await makeSome(subcategoryId, 1);
  for (let place = 0; place < 10; place += 1)
    await makeProduct(shop.database, { subcategoryId, familyId, options: [String(place)] });
  const sibling = await makeSubcategory(shop.database, { categoryId });
  const inCategory = await makeSome(sibling.subcategoryId, 2);
  await makeSome((await makeSubcategory(shop.database)).subcategoryId, 8);
  const codes = codesOf((await relatedTo(product)).data);
  expect(codes).toHaveLength(8);
  expect(codes.slice(1, 3)).toEqual(inCategory);
});

test('related products have the prices of a country, and a change of them shows at once', async () => {
  const country = await makeCountry(shop.database);
  const { subcategoryId } = await makeSubcategory(shop.database);
  const [product = 0, sold = 0, unsold = 0] = await makeSome(subcategoryId, 3);
  await makePrice(shop.database, { productCode: sold, ...country, netPrice: 1250, stockAvailable: 2 });
  const prices = async () => {
    const { data } = await relatedTo(product, `?country=${country.countryCode}`);
    return Object.fromEntries(data.map(({ productCode, price }) => [productCode, price?.netPrice ?? null]));
  };
  expect(await prices()).toMatchObject({ [sold]: 12.5, [unsold]: null });
  await makePrice(shop.database, { productCode: unsold, ...country, netPrice: 900 });
  expect(await prices()).toMatchObject({ [sold]: 12.5, [unsold]: 9 });
  expect((await relatedTo(product)).data[0]).not.toHaveProperty('price');
});
