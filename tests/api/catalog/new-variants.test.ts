import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry, makeFamily, makePrice, makeProduct } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const NONE = 99_999_999;

describe('variants that are made with their family', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const aVariant = (
    copyOf: number,
    value: string,
    more: { sku?: string | null; [field: string]: unknown } = {},
  ) => ({
    new: { copyOf, productName: `${aName('Bottle')}, ${value}`, ...more },
    options: [value],
  });
  const save = (familyId: number, variants: object[], headers = {}) =>
    call<Family>('PUT', `/api/families/${familyId}`, { json: { variants }, token, headers });
  const product = async (code = 0) => (await call<Product>('GET', `/api/products/${code}`)).data;
  const pricesOf = async (code = 0) =>
    (await call<ProductPrice[]>('GET', `/api/productprices?product=${code}&sort=CountryID`, { token })).data;
  const fieldsAtFault = async (familyId: number, variants: object[]) =>
    expectProblem(await save(familyId, variants), 422).errors?.map(one => one.path);

  /** A product that is sold in euros, in yen and, not displayed, in dollars. */
  async function aSoldProduct() {
    const made = await makeProduct(shop.database, {
      productDescription: 'Keeps tea warm for a day.',
      sku: aName('SKU').slice(0, 60),
      pictureAlt: 'A bottle',
    });
    const { productCode } = made;
    const sold = { EUR: 1999, JPY: 250_000, USD: 1005 };
    const countries: number[] = [];
    for (const [denomination, netPrice] of Object.entries(sold)) {
      const { countryId } = await makeCountry(shop.database, { denomination });
      countries.push(countryId);
      const displayAtWebsite = denomination !== 'USD';
      const price = { netPrice, retailPrice: 2 * netPrice, pv: 150, pq: 25, stockAvailable: 7 };
      await makePrice(shop.database, { productCode, countryId, displayAtWebsite, ...price });
    }
    return { ...made, countries };
  }

  test('a family is made with new products that are like another one, at other prices', async () => {
    const source = await aSoldProduct();
    const bigger = aVariant(source.productCode, 'L', {
      sku: aName('L').slice(0, 60),
      priceChange: 15,
      stockAvailable: 40,
    });
    const json = {
      familyName: aName('Bottle'),
      options: ['Size'],
      variants: [
        { productCode: source.productCode, options: ['S'] },
        aVariant(source.productCode, 'M'),
        bigger,
        aVariant(source.productCode, 'XL', { priceChange: -100, stockAvailable: null }),
      ],
    };
    const created = await call<Family>('POST', '/api/families', { json, token });
    expect(created.status).toBe(201);
    const { familyId, variants } = created.data;
    expect(variants.map(({ options }) => options)).toEqual([['S'], ['M'], ['L'], ['XL']]);
    const [, medium, large, huge] = variants.map(({ productCode }) => productCode);

    const { productDescription, subcategoryId, productPictureAlt } = await product(source.productCode);
    expect(await product(large)).toMatchObject({
      ...{ productDescription, subcategoryId, productPictureAlt, familyId },
      productName: bigger.new.productName,
      sku: bigger.new.sku,
      barcode: null,
      options: ['L'],
    });
    expect((await product(medium)).sku).toBeNull();

    const amountsOf = async (code?: number) =>
      (await pricesOf(code)).map(one => [one.CountryID, one.NetPrice, one.RetailPrice, one.StockAvailable]);
    const [euro, yen, dollar] = source.countries;
    expect(await amountsOf(medium)).toEqual([
      [euro, 19.99, 39.98, 0],
      [yen, 2500, 5000, 0],
      [dollar, 10.05, 20.1, 0],
    ]);
    // Halves are rounded up, in whole yen.
    expect(await amountsOf(large)).toEqual([
      [euro, 22.99, 45.98, 40],
      [yen, 2875, 5750, 40],
      [dollar, 11.56, 23.12, 40],
    ]);
    expect(await amountsOf(huge)).toEqual([
      [euro, 0, 0, 7],
      [yen, 0, 0, 7],
      [dollar, 0, 0, 7],
    ]);
    expect((await pricesOf(large)).map(one => [one.PV, one.PQ, one.DisplayAtWebsite])).toEqual([
      [1.5, 0.25, true],
      [1.5, 0.25, true],
      [1.5, 0.25, false],
    ]);
  });

  test('the stock of new variants is in the ledger, and one undo takes them all away', async () => {
    const source = await aSoldProduct();
    const { familyId } = await makeFamily(shop.database, { options: ['Size'] });
    const own = { productCode: source.productCode, options: ['S'] };
    await save(familyId, [own]);
    const grown = await save(familyId, [
      own,
      aVariant(source.productCode, 'M', { stockAvailable: 12 }),
      aVariant(source.productCode, 'L', { stockAvailable: 3 }),
    ]);
    expect(grown.status).toBe(200);
    const made = grown.data.variants.slice(1).map(({ productCode }) => productCode);
    const booked = await shop.database.read(
      sql<{ change: number; reason: string }>`SELECT change, reason FROM stock_moves
        WHERE product_code = ${made[0]} ORDER BY country_id`,
    );
    expect(booked).toEqual(Array.from({ length: 3 }, () => ({ change: 12, reason: 'counted' })));

    const changeId = grown.headers.get('X-Change-Id');
    const history = await call<HistoryEntry[]>('GET', `/api/history?change=${changeId}`, { token });
    expect(history.data.length).toBe(8);
    const undone = await call('POST', `/api/changes/${changeId}/undo`, { token });
    expect(undone).toMatchObject({ status: 200, data: { left: 0 } });
    for (const code of made) expectProblem(await call('GET', `/api/products/${code}`), 404);
    const { data } = await call<Family>('GET', `/api/families/${familyId}`, { token });
    expect(data.variants.map(one => one.productCode)).toEqual([source.productCode]);
  });

  test('undoing a new family with new variants leaves nothing of them', async () => {
    const source = await aSoldProduct();
    const variants = [{ productCode: source.productCode, options: ['S'] }, aVariant(source.productCode, 'M')];
    const json = { familyName: aName('Bottle'), options: ['Size'], variants };
    const created = await call<Family>('POST', '/api/families', { json, token });
    const undone = await call('POST', `/api/changes/${created.headers.get('X-Change-Id')}/undo`, { token });
    expect(undone).toMatchObject({ status: 200, data: { left: 0 } });
    expectProblem(await call('GET', `/api/families/${created.data.familyId}`), 404);
    expectProblem(await call('GET', `/api/products/${created.data.variants[1]?.productCode}`), 404);
    expect(await product(source.productCode)).toMatchObject({ familyId: null, options: [] });
  });

  test('nothing is made if one of the variants can’t be', async () => {
    const source = await aSoldProduct();
    const { familyId } = await makeFamily(shop.database, { options: ['Size'] });
    const code = source.productCode;
    const own = { productCode: code, options: ['S'] };
    await save(familyId, [own]);
    const productName = aName('Never made');
    const good = { new: { copyOf: code, productName }, options: ['M'] };
    const { sku } = source;
    expect(await fieldsAtFault(familyId, [own, good, aVariant(NONE, 'L')])).toEqual([
      'variants.2.new.copyOf',
    ]);
    expect(await fieldsAtFault(familyId, [own, good, aVariant(code, 'L', { sku })])).toEqual([
      'variants.2.new.sku',
    ]);
    const twice = [aVariant(code, 'L', { sku: 'B-1' }), aVariant(code, 'XL', { sku: 'b-1' })];
    expect(await fieldsAtFault(familyId, [own, good, ...twice])).toEqual(['variants.3.new.sku']);
    expect(await fieldsAtFault(familyId, [own, good, aVariant(code, 'm')])).toEqual(['variants.2.options']);
    expect(await fieldsAtFault(familyId, [own, good, { options: ['L'] }])).toEqual([
      'variants.2.productCode',
    ]);
    expect(await fieldsAtFault(familyId, [{ ...good, productCode: code }])).toEqual(['variants.0.new']);
    const worthless = aVariant(code, 'L', { priceChange: -101, stockAvailable: -1 });
    expect(await fieldsAtFault(familyId, [own, good, worthless])).toEqual([
      'variants.2.new.priceChange',
      'variants.2.new.stockAvailable',
    ]);
    expect((await call('GET', `/api/products?q=${productName}`)).data).toEqual([]);
    expect((await pricesOf(code)).length).toBe(3);
  });

  test('a new variant does not replace one that was made in the meantime', async () => {
    const source = await aSoldProduct();
    const { familyId } = await makeFamily(shop.database, { options: ['Size'] });
    const own = { productCode: source.productCode, options: ['S'] };
    const wanted = [own, aVariant(source.productCode, 'M')];
    await save(familyId, wanted);
    expect(await fieldsAtFault(familyId, wanted)).toEqual(['variants.1.options']);
    const { data } = await call<Family>('GET', `/api/families/${familyId}`, { token });
    expect(data.variants.length).toBe(2);
  });

  test('a new variant takes the options of one that gets others', async () => {
    const source = await aSoldProduct();
    const { familyId } = await makeFamily(shop.database, { options: ['Size'] });
    await save(familyId, [{ productCode: source.productCode, options: ['S'] }]);
    const { data } = await save(familyId, [
      { productCode: source.productCode, options: ['XS'] },
      aVariant(source.productCode, 'S'),
    ]);
    expect(data.variants.map(({ options }) => options)).toEqual([['XS'], ['S']]);
  });

  test('a price too high to be stored is refused at its variant', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { countryId } = await makeCountry(shop.database);
    await makePrice(shop.database, { productCode, countryId, netPrice: 1, retailPrice: 99_999_999_999 });
    const { familyId } = await makeFamily(shop.database);
    const variants = [aVariant(productCode, 'S'), aVariant(productCode, 'M', { priceChange: 1 })];
    expect(await fieldsAtFault(familyId, variants)).toEqual(['variants.1.new.priceChange']);
  });

  test('of two people who add variants, the second one is refused and makes nothing', async () => {
    const { productCode } = await makeProduct(shop.database);
    const { familyId } = await makeFamily(shop.database);
    const ifFirst = { 'If-Match': '"1"' };
    expect((await save(familyId, [aVariant(productCode, 'S')], ifFirst)).status).toBe(200);
    const late = aVariant(productCode, 'M');
    expectProblem(await save(familyId, [late], ifFirst), 412);
    expect((await call('GET', `/api/products?q=${late.new.productName}`)).data).toEqual([]);
  });
});
