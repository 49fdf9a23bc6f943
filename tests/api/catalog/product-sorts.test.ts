import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { anOrder, makeCountry, makePrice, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('list orders', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const put = (path: string, { json }: { json: unknown }) => call<Product>('PUT', path, { json, token });

  test('one order starts with the last changed, one with the newest; sales and prices do not count as changes', async () => {
    const { subcategoryId } = await makeSubcategory(shop.database);
    const { countryId, countryCode } = await makeCountry(shop.database);
    const made = [];
    for (const at of [1000, 2000, 3000])
      made.push(await makeProduct(shop.database, { subcategoryId, createdAt: new Date(at) }));
    const codes = made.map(({ productCode }) => productCode);
    const [first = 0, second = 0, third = 0] = codes;
    for (const productCode of codes) await makePrice(shop.database, { productCode, countryId });
    const listed = async (sort: string) =>
      (await call<Product[]>('GET', `/api/products?subcategory=${subcategoryId}&sort=${sort}`)).data.map(
        ({ productCode }) => productCode,
      );
    expect(await listed('-changedAt')).toEqual([third, second, first]);

    await put(`/api/products/${first}`, { json: { productDescription: 'Now in green' } });
    expect(await listed('-changedAt')).toEqual([first, third, second]);
    expect(await listed('-createdAt')).toEqual([third, second, first]);
    const { data: changed } = await call<Product>('GET', `/api/products/${first}`);
    const path = `/products-list?category=${changed.categoryId}&subcategory=${subcategoryId}`;
    const shown = async (sort: string) => {
      const { data } = await call<string>('GET', `${path}&sort=${sort}`, {
        headers: { Cookie: `country=${countryCode}` },
      });
      return [
        ...new Set([...data.matchAll(/href="\/products-details\/(\d+)/g)].map(([, code]) => Number(code))),
      ];
    };
    expect(await shown('latest')).toEqual([first, third, second]);
    expect(await shown('new')).toEqual([third, second, first]);

    const order = anOrder(countryCode, [{ productCode: second, quantity: 1 }]);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await call('POST', '/api/orders', { json: order, headers })).status).toBe(201);
    const price = { json: { NetPrice: 8, StockAvailable: 3 }, token };
    expect((await call('PUT', `/api/productprices/${second}/${countryId}`, price)).status).toBe(200);
    const { productName } = made[1] ?? {};
    await put(`/api/products/${second}`, { json: { productName } });
    expect(await listed('-changedAt')).toEqual([first, third, second]);
    expect(await listed('changedAt')).toEqual([second, third, first]);
  });
});
