import { beforeAll, describe, expect, test } from 'vitest';
import type { Family, FamilyVariants } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aKey } from '../../support/buyers.ts';
import {
  aName,
  anOrder,
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('families', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const setVariants = (id: number, variants: FamilyVariants, headers = {}) =>
    call<Family>('PUT', `/api/families/${id}`, { json: { variants }, token, headers });
  const productIn = async (code: number, country: string) =>
    (await call<Product>('GET', `/api/products/${code}?country=${country}`)).data;
  const optionsOf = async (code: number) => {
    const { data } = await call<Product>('GET', `/api/products/${code}`);
    return [data.familyId, ...data.options];
  };
  const makeProducts = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await makeProduct(shop.database)).productCode));

  test('a family is created, renamed and deleted, and keeps its name for itself', async () => {
    const familyName = aName('Linen Apron');
    const created = await call<Family>('POST', '/api/families', {
      json: { familyName, options: ['Colour', 'Size'] },
      token,
    });
    expect(created).toMatchObject({ status: 201, data: { familyName, options: ['Colour', 'Size'] } });
    const path = `/api/families/${created.data.familyId}`;
    expect((await call<Family>('GET', path)).data).toEqual(created.data);
    const again = await call('POST', '/api/families', { json: { familyName, options: ['Size'] }, token });
    expect(expectProblem(again, 409).errors?.map(one => one.path)).toEqual(['familyName']);
    const renamed = await call<Family>('PUT', path, { json: { options: ['Shade', 'Size'] }, token });
    expect(renamed.data).toMatchObject({ familyName, options: ['Shade', 'Size'] });
    expect((await call('DELETE', path, { token })).status).toBe(204);
    expectProblem(await call('GET', path), 404);
  });

  test('a family comes with its variants, or not at all', async () => {
    const [own = 0, other = 0] = await makeProducts(2);
    const json = {
      familyName: aName('Linen Apron'),
      options: ['Colour'],
      variants: [
        { productCode: own, options: ['Sand'] },
        { productCode: NONE, options: ['Sea'] },
      ],
    };
    const refused = await call('POST', '/api/families', { json, token });
    expect(expectProblem(refused, 422).errors?.map(one => one.path)).toEqual(['variants.1.productCode']);
    const variants = json.variants.slice(0, 1);
    const created = await call<Family>('POST', '/api/families', { json: { ...json, variants }, token });
    expect(created).toMatchObject({ status: 201, data: { variants } });
    expect(await optionsOf(own)).toEqual([created.data.familyId, 'Sand']);
    const taken = {
      familyName: aName('Another'),
      options: ['Colour'],
      variants: [...variants, { productCode: other, options: ['Sea'] }],
    };
    const stolen = await call('POST', '/api/families', { json: taken, token });
    expect(expectProblem(stolen, 422).errors?.map(one => one.path)).toEqual(['variants.0.productCode']);
    expect((await call('GET', `/api/families?q=${taken.familyName}`)).data).toEqual([]);
  });

  test('an option is added to a family in use together with every variant’s value', async () => {
    const { familyId } = await makeFamily(shop.database);
    const [one = 0, two = 0] = await makeProducts(2);
    await setVariants(familyId, [
      { productCode: one, options: ['Sand'] },
      { productCode: two, options: ['Sea'] },
    ]);
    const path = `/api/families/${familyId}`;
    const options = ['Colour', 'Size'];
    const alone = await call('PUT', path, { json: { options }, token });
    expect(expectProblem(alone, 409).errors?.map(one => one.path)).toEqual(['options']);
    const lacking = [
      { productCode: one, options: ['Sand', 'M'] },
      { productCode: two, options: ['Sea'] },
    ];
    const refused = await call('PUT', path, { json: { options, variants: lacking }, token });
    expect(expectProblem(refused, 422).errors?.map(one => one.path)).toEqual(['variants.1.options']);
    const variants = lacking.with(1, { productCode: two, options: ['Sea', 'L'] });
    const changed = await call<Family>('PUT', path, { json: { options, variants }, token });
    expect(changed).toMatchObject({ status: 200, data: { options, variants } });
    expect(await optionsOf(two)).toEqual([familyId, 'Sea', 'L']);
    const sentBack = await call('PUT', path, { json: changed.data, token });
    expect(sentBack.data).toEqual(changed.data);
    const { headers } = changed;
    const undone = await call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token });
    expect(undone.status).toBe(200);
    expect(await optionsOf(two)).toEqual([familyId, 'Sea']);
  });

  test.each([
    ['none', []],
    ['four', ['a', 'b', 'c', 'd']],
    ['the same twice', ['Colour', 'colour']],
  ])('a family with these options is refused: %s', async (_, options) => {
    const json = { familyName: aName('Refused'), options };
    const refused = await call('POST', '/api/families', { json, token });
    expect(expectProblem(refused, 422).errors?.map(one => one.path)).toEqual(['options']);
  });

  test('a shopper gets all variants of a family with a product, in order, with this country’s prices', async () => {
    const { familyId, familyName } = await makeFamily(shop.database, { options: ['Colour', 'Size'] });
    const { countryId, countryCode } = await makeCountry(shop.database);
    const [sand = 0, sea = 0, away = 0] = await makeProducts(3);
    await makePrice(shop.database, { productCode: sand, countryId, netPrice: 4950, stockAvailable: 3 });
    await makePrice(shop.database, { productCode: sea, countryId, netPrice: 5150, stockAvailable: 0 });
    await setVariants(familyId, [
      { productCode: sea, options: ['Sea', 'M'] },
      { productCode: sand, options: ['Sand', 'M'] },
      { productCode: away, options: ['Sand', 'L'] },
    ]);
    const [atSea, inSand] = [
      { netPrice: 51.5, stockAvailable: 0 },
      { netPrice: 49.5, stockAvailable: 3 },
    ];
    const product = await productIn(sand, countryCode);
    expect(product).toMatchObject({ familyId, options: ['Sand', 'M'] });
    expect(product.family).toMatchObject({ familyId, familyName, options: ['Colour', 'Size'] });
    expect(product.family?.variants.map(({ productName: _, ...one }) => one)).toEqual([
      { ...BARE, productCode: sea, options: ['Sea', 'M'], price: { ...COST, ...atSea } },
      { ...BARE, productCode: sand, options: ['Sand', 'M'], price: { ...COST, ...inSand } },
      { ...BARE, productCode: away, options: ['Sand', 'L'], price: null },
    ]);
    expect((await productIn(sea, countryCode)).family).toEqual(product.family);
    const listed = await call<Product[]>('GET', `/api/products?family=${familyId}`);
    expect(listed.data.map(({ productCode }) => productCode).toSorted()).toEqual(
      [sand, sea, away].toSorted(),
    );
    expect(listed.headers.get('X-Total-Count')).toBe('3');
  });

  test('a hidden variant is not named to shoppers', async () => {
    const { familyId } = await makeFamily(shop.database);
    const { countryCode } = await makeCountry(shop.database);
    const { categoryId } = await makeCategory(shop.database, { displayStatus: false });
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    const [shown = 0] = await makeProducts(1);
    const hidden = await makeProduct(shop.database, { subcategoryId });
    await setVariants(familyId, [
      { productCode: hidden.productCode, options: ['Secret'] },
      { productCode: shown, options: ['Sand'] },
    ]);
    const { family } = await productIn(shown, countryCode);
    expect(family?.variants.map(({ productCode }) => productCode)).toEqual([shown]);
    const codesSeenWith = async (given: object) =>
      (await call<Family>('GET', `/api/families/${familyId}`, given)).data.variants.map(
        one => one.productCode,
      );
    expect(await codesSeenWith({})).toEqual([shown]);
    expect(await codesSeenWith({ token })).toEqual([hidden.productCode, shown]);
  });

  test('variants swap their options, leave and come, all at once', async () => {
    const { familyId } = await makeFamily(shop.database);
    const [one = 0, two = 0, three = 0] = await makeProducts(3);
    await setVariants(familyId, [
      { productCode: one, options: ['Sand'] },
      { productCode: two, options: ['Sea'] },
    ]);
    const { status } = await setVariants(familyId, [
      { productCode: two, options: ['Sand'] },
      { productCode: one, options: ['Sea'] },
      { productCode: three, options: ['Rose'] },
    ]);
    expect(status).toBe(200);
    expect(await optionsOf(one)).toEqual([familyId, 'Sea']);
    expect(await optionsOf(two)).toEqual([familyId, 'Sand']);
    await setVariants(familyId, [{ productCode: three, options: ['rose'] }]);
    expect(await Promise.all([one, two, three].map(optionsOf))).toEqual([[null], [null], [familyId, 'rose']]);
    const inUse = await call('DELETE', `/api/families/${familyId}`, { token });
    expect(expectProblem(inUse, 409).references).toMatchObject([{ kind: 'products', count: 1 }]);
    await setVariants(familyId, []);
    expect((await call('DELETE', `/api/families/${familyId}`, { token })).status).toBe(204);
    expect(await optionsOf(three)).toEqual([null]);
  });

  test('nothing changes if one product is unknown, belongs to another family or lacks an option', async () => {
    const [mine, other] = [await makeFamily(shop.database), await makeFamily(shop.database)];
    const [own = 0, theirs = 0] = await makeProducts(2);
    await setVariants(mine.familyId, [{ productCode: own, options: ['Sand'] }]);
    await setVariants(other.familyId, [{ productCode: theirs, options: ['Sand'] }]);
    const fieldsOf = async (variants: FamilyVariants, status: number) =>
      expectProblem(await setVariants(mine.familyId, variants), status).errors?.map(one => one.path);
    const changed = { productCode: own, options: ['Sea'] };
    expect(await fieldsOf([changed, { productCode: NONE, options: ['Rose'] }], 422)).toEqual([
      'variants.1.productCode',
    ]);
    expect(await fieldsOf([{ productCode: theirs, options: ['Rose'] }, changed], 422)).toEqual([
      'variants.0.productCode',
    ]);
    expect(await fieldsOf([{ productCode: own, options: ['Sea', 'M'] }], 409)).toEqual(['variants']);
    expect(
      await fieldsOf(
        [changed, { productCode: theirs, options: ['SEA'] }, { ...changed, options: ['x'] }],
        422,
      ),
    ).toEqual(['variants.1.options', 'variants.2.productCode']);
    expect(await optionsOf(own)).toEqual([mine.familyId, 'Sand']);
    expectProblem(await setVariants(NONE, []), 404);
  });

  test('cart and order say which variant it is, and the order still does when the family is gone', async () => {
    const { familyId } = await makeFamily(shop.database);
    const { countryId, countryCode: country } = await makeCountry(shop.database);
    const { productCode, productName } = await makeProduct(shop.database);
    await makePrice(shop.database, { productCode, countryId });
    await setVariants(familyId, [{ productCode, options: ['Sand'] }]);
    const lines = [{ productCode, quantity: 1 }];
    const quote = await call<Quote>('POST', '/api/cart/quote', { json: { country, lines } });
    expect(quote.data.lines[0]?.productName).toBe(`${productName}, Sand`);
    const placed = await call<Order>('POST', '/api/orders', {
      json: anOrder(country, lines),
      headers: aKey(),
    });
    await setVariants(familyId, []);
    const path = `/api/orders/${placed.data.orderNumber}`;
    expect((await call<Order>('GET', path, { token })).data.lines[0]?.productName).toBe(
      `${productName}, Sand`,
    );
  });

  test('of two people who change the variants, the second one is refused', async () => {
    const { familyId } = await makeFamily(shop.database);
    const [own = 0] = await makeProducts(1);
    const first = await setVariants(familyId, [{ productCode: own, options: ['Sand'] }], {
      'If-Match': '"1"',
    });
    expect(first.headers.get('ETag')).toBe('"2"');
    expectProblem(await setVariants(familyId, [], { 'If-Match': '"1"' }), 412);
    expect(await optionsOf(own)).toEqual([familyId, 'Sand']);
  });

  test('staff undo a change of variants, and undo that', async () => {
    const { familyId } = await makeFamily(shop.database);
    const [one = 0, two = 0, three = 0] = await makeProducts(3);
    await setVariants(familyId, [
      { productCode: one, options: ['Sand'] },
      { productCode: two, options: ['Sea'] },
      { productCode: three, options: ['Rose'] },
    ]);
    const { headers } = await setVariants(familyId, [
      { productCode: two, options: ['Sand'] },
      { productCode: one, options: ['Sea'] },
    ]);
    const undo = async (change: string | null) => {
      const undone = await call('POST', `/api/changes/${change}/undo`, { token });
      expect(undone).toMatchObject({ status: 200, data: { undone: 3, left: 0 } });
      return undone.headers.get('X-Change-Id');
    };
    const again = await undo(headers.get('X-Change-Id'));
    expect(await Promise.all([one, two, three].map(optionsOf))).toEqual([
      [familyId, 'Sand'],
      [familyId, 'Sea'],
      [familyId, 'Rose'],
    ]);
    await undo(again);
    expect(await Promise.all([one, two, three].map(optionsOf))).toEqual([
      [familyId, 'Sea'],
      [familyId, 'Sand'],
      [null],
    ]);
  });
});

const COST = { retailPrice: 12, pv: 0, pq: 0 };
const BARE = {
  sku: null,
  productPicture: null,
  productPictureSrcset: null,
  productPictureWidth: null,
  productPictureHeight: null,
};
