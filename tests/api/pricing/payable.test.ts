import { beforeAll, describe, expect, test } from 'vitest';
import type { ShippingFee } from '../../../functions/ordering/shipping/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import type { Coupon } from '../../../functions/pricing/coupons/contract.ts';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { tokenOf } from '../../support/accounts.ts';
import { makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

describe('yen have no decimals, and prices must be payable', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'admin');
  });

  const send = <Data>(method: string, path: string, json: object) =>
    call<Data>(method, path, { json, token });
  const inYen = () => makeCountry(shop.database, { denomination: 'JPY' });
  const TEN_AND_A_HALF = 'JPY has no decimals: enter 10 or 11';

  test('rejects a price at each invalid amount, new or changed, and accepts whole ones', async () => {
    const { countryId: CountryID } = await inYen();
    const { productCode } = await makeProduct(shop.database);
    const price = { ProductCode: productCode, CountryID, StockAvailable: 1 };
    const create = (amounts: object) => send('POST', '/api/productprices', { ...price, ...amounts });
    expect(expectProblem(await create({ NetPrice: 10.5, RetailPrice: '10.50' }), 422).errors).toEqual([
      { path: 'NetPrice', message: TEN_AND_A_HALF },
      { path: 'RetailPrice', message: TEN_AND_A_HALF },
    ]);
    expect((await create({ NetPrice: '10.00', RetailPrice: 11, PV: 0.5 })).status).toBe(201);
    const change = (json: object) =>
      send<ProductPrice>('PUT', `/api/productprices/${productCode}/${CountryID}`, json);
    expect(expectProblem(await change({ NetPrice: 10.5 }), 422).errors).toEqual([
      { path: 'NetPrice', message: TEN_AND_A_HALF },
    ]);
    expect((await change({ NetPrice: 9, PV: 1.25 })).data).toMatchObject({ NetPrice: 9, PV: 1.25 });
  });

  test('names the invalid cell among many prices, and changes none', async () => {
    const { countryId } = await inYen();
    const { productCode, version } = await makePrice(shop.database, { countryId });
    const another = await makePrice(shop.database);
    const answer = await send('PUT', '/api/productprices/matrix', {
      changes: [
        { ProductCode: another.productCode, CountryID: another.countryId, version: 1, NetPrice: 10.5 },
        { ProductCode: productCode, CountryID: countryId, version, NetPrice: 10.5 },
      ],
    });
    expect(expectProblem(answer, 422).errors).toEqual([
      { path: 'changes.1.NetPrice', message: TEN_AND_A_HALF },
    ]);
    const kept = `/api/productprices/${another.productCode}/${another.countryId}`;
    expect((await call<ProductPrice>('GET', kept, { token })).data.NetPrice).toBe(10);
  });

  test('names the invalid line of a file, and writes nothing if the currency has changed since', async () => {
    const { check, apply, rowsOf } = importerFor(call, () => token);
    const [yen, euros] = [await inYen(), await makeCountry(shop.database)];
    const { productCode } = await makeProduct(shop.database);
    const row = (CountryCode: string, NetPrice: string) => ({
      ProductCode: String(productCode),
      CountryCode,
      NetPrice,
      RetailPrice: '12',
      StockAvailable: '1',
    });
    const wrong = await check(
      'productprices',
      cells(row(yen.countryCode, '10,50'), row(euros.countryCode, '10,50')),
    );
    expect((await rowsOf(wrong.path)).map(({ line, errors }) => [line, errors])).toEqual([
      [2, [{ path: 'netPrice', message: TEN_AND_A_HALF }]],
      [3, []],
    ]);
    const right = await check('productprices', cells(row(euros.countryCode, '10,50')));
    await send('PUT', `/api/countries/${euros.countryId}`, { denomination: 'JPY' });
    expectProblem(await apply(right.path), 409);
  });

  test('rejects a coupon at its amount, even if only its currency is changed', async () => {
    const coupon = (given: object) => ({ couponCode: `Y-${crypto.randomUUID()}`, ...given });
    const refused = [{ path: 'amount', message: TEN_AND_A_HALF }];
    const inYen = coupon({ amount: 10.5, denomination: 'JPY' });
    expect(expectProblem(await send('POST', '/api/coupons', inYen), 422).errors).toEqual(refused);
    const { data } = await send<Coupon>('POST', '/api/coupons', { ...inYen, denomination: 'EUR' });
    const change = (json: object) => send<Coupon>('PUT', `/api/coupons/${data.couponId}`, json);
    expect(expectProblem(await change({ denomination: 'JPY' }), 422).errors).toEqual(refused);
    expect((await change({ denomination: 'JPY', amount: 11 })).status).toBe(200);
    expect(expectProblem(await change({ amount: 10.5 }), 422).errors).toEqual(refused);
    expect((await change({ percentage: 12.5 })).data).toMatchObject({ percentage: 12.5, amount: null });
  });

  test('rejects a shipping fee, of one country and among all', async () => {
    const { countryId, countryName, countryCode } = await inYen();
    const refused = { path: 'shippingFee', message: 'JPY has no decimals: enter 4 or 5' };
    const change = await send('PUT', `/api/countries/${countryId}`, { shippingFee: 4.9 });
    expect(expectProblem(change, 422).errors).toEqual([refused]);
    const renamed = { countryCode: `${countryCode[0]}0`, countryName: `${countryName} renamed` };
    const made = await send('POST', '/api/countries', { ...renamed, denomination: 'jpy', shippingFee: 4.9 });
    expect(expectProblem(made, 422).errors).toEqual([
      { path: 'shippingFee', message: 'JPY has no decimals: enter 4 or 5' },
    ]);
    const euros = await makeCountry(shop.database);
    const fees = [euros.countryId, countryId].map(id => ({ countryId: id, shippingFee: 4.9, version: 1 }));
    const together = await send<ShippingFee[]>('PUT', '/api/settings/shipping', { fees });
    expect(expectProblem(together, 422).errors).toEqual([{ ...refused, path: 'fees.1.shippingFee' }]);
    expect(
      (await call<Country>('GET', `/api/countries/${euros.countryId}`, { token })).data.shippingFee,
    ).toBe(30);
  });

  test('a country can switch to yen once its prices and fee are whole, and says how many are not', async () => {
    const { countryId } = await makeCountry(shop.database, { shippingFee: 490 });
    const change = (json: object) => send<Country>('PUT', `/api/countries/${countryId}`, json);
    const saidOf = async (json: object) =>
      expectProblem(await change(json), 422).errors?.map(({ path, message }) => `${path}: ${message}`);
    for (const netPrice of [1050, 1999, 1000]) await makePrice(shop.database, { countryId, netPrice });
    expect(await saidOf({ denomination: 'JPY' })).toEqual([
      'denomination: 2 prices there have decimals, which JPY doesn’t have. Round them first',
      'denomination: The shipping fee has decimals, which JPY doesn’t have. Round it first',
    ]);
    expect((await change({ denomination: 'KWD' })).status).toBe(200);
    const { countryId: whole } = await makeCountry(shop.database);
    await makePrice(shop.database, { countryId: whole });
    expect((await send('PUT', `/api/countries/${whole}`, { denomination: 'JPY' })).status).toBe(200);
  });

  test('decimals cannot return through the history either', async () => {
    const { countryId } = await makeCountry(shop.database);
    const { productCode } = await makePrice(shop.database, { countryId, netPrice: 1050 });
    const path = `/api/productprices/${productCode}/${countryId}`;
    const { headers } = await send('PUT', path, { NetPrice: 11 });
    await send('PUT', `/api/countries/${countryId}`, { denomination: 'JPY' });
    const undone = await call('POST', `/api/changes/${headers.get('X-Change-Id')}/undo`, { token });
    expect(expectProblem(undone, 409).detail).toBe(
      'This price has decimals, which the currency does not have.',
    );
  });
});
