import { describe, expect, test } from 'vitest';
import { savedProducts } from '../../../db/schema/saved-products.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { SavedCodes, SavedProducts } from '../../../functions/catalog/saved/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

const PATH = '/api/saved';
const codeOf = ({ productCode }: { productCode: number }) => productCode;

async function aCustomer() {
  const account = await makeAccount(shop.database, 'customer');
  const token = await tokenFor(account);
  return {
    token,
    save: (...productCodes: number[]) => call<SavedCodes>('PUT', PATH, { token, json: { productCodes } }),
    remove: (code: number) => call('DELETE', `${PATH}/${code}`, { token }),
    read: (query = '') => call<SavedProducts>('GET', PATH + query, { token }),
  };
}

const makeSome = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProduct(shop.database).then(codeOf)));

async function makeHidden() {
  const { categoryId } = await makeCategory(shop.database, { displayStatus: false });
  const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
  return codeOf(await makeProduct(shop.database, { subcategoryId }));
}

describe('saved products of an account', () => {
  test('are its own, each once, newest first, and stay however often they are sent', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const [a = 0, b = 0, c = 0] = await makeSome(3);
    expect((await one.save(b, a)).data.productCodes).toEqual([b, a]);
    expect((await one.save(b, a)).data.productCodes).toEqual([b, a]);
    expect((await one.save(c, c, a)).data.productCodes).toEqual([c, b, a]);
    expect((await other.read()).data).toEqual({ productCodes: [], products: [] });
    expectProblem(await other.remove(a), 404);
    expect((await one.remove(b)).status).toBe(204);
    expectProblem(await one.remove(b), 404);
    expect((await one.read()).data.productCodes).toEqual([c, a]);
  });

  test('are listed with the prices of a country, and say what is not sold there; no cache keeps them', async () => {
    const { save, read } = await aCustomer();
    const { countryId, countryCode } = await makeCountry(shop.database);
    const { productCode } = await makePrice(shop.database, { countryId, netPrice: 990, stockAvailable: 3 });
    const [elsewhere = 0] = await makeSome(1);
    const hidden = await makeHidden();
    await save(hidden, elsewhere, productCode);
    const { data, headers } = await read(`?country=${countryCode}`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(data.productCodes).toEqual([hidden, elsewhere, productCode]);
    expect(data.products.map(({ productCode, price }) => [productCode, price?.netPrice ?? null])).toEqual([
      [elsewhere, null],
      [productCode, 9.9],
    ]);
    expect((await read()).data.products[0]).not.toHaveProperty('price');
  });

  test('are at most 200, of products that exist: what fits is saved, and nothing else is lost', async () => {
    const { save, read } = await aCustomer();
    const codes = await makeSome(202);
    expect((await save(999_999_999, ...codes.slice(0, 199))).data.productCodes).toEqual(codes.slice(0, 199));
    expect((await save(...codes.slice(199))).data.productCodes).toEqual([codes[199], ...codes.slice(0, 199)]);
    expect((await read()).data.productCodes).toHaveLength(200);
    expectProblem(await save(...Array.from({ length: 201 }, (_, at) => at + 1)), 422);
  });

  test('are deleted with the account', async () => {
    const { token, save } = await aCustomer();
    const [code = 0] = await makeSome(1);
    await save(code);
    const rows = () => shop.database.read(build.select().from(savedProducts));
    expect((await rows()).map(codeOf)).toContain(code);
    expect((await call('DELETE', '/api/accounts/me', { token, json: { password: PASSWORD } })).status).toBe(
      204,
    );
    expect((await rows()).map(codeOf)).not.toContain(code);
  });
});

test('products by their codes come in the order asked for, those that visitors cannot see left out', async () => {
  const { countryId, countryCode } = await makeCountry(shop.database);
  const { productCode } = await makePrice(shop.database, { countryId, netPrice: 990 });
  const [elsewhere = 0] = await makeSome(1);
  const asked = (codes: string, country = countryCode) =>
    call<Product[]>('GET', `/api/products/by-code?codes=${codes}&country=${country}`);
  const { data } = await asked([elsewhere, await makeHidden(), 999_999_999, productCode, elsewhere].join());
  expect(data.map(({ productCode, price }) => [productCode, price?.netPrice ?? null])).toEqual([
    [elsewhere, null],
    [productCode, 9.9],
  ]);
  for (const wrong of ['', 'a', '1,,2', Array.from({ length: 201 }, () => 1).join()])
    expectProblem(await asked(wrong), 422);
});
