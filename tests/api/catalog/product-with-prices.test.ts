import { expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

test('deletes a product with its prices on request, and one undo restores everything', async () => {
  const { productCode } = await makeProduct(shop.database);
  const path = `/api/products/${productCode}`;
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const countries = [await makeCountry(shop.database), await makeCountry(shop.database)];
  for (const { countryId } of countries) await makePrice(shop.database, { productCode, countryId });
  const prices = async () =>
    (await call<unknown[]>('GET', `/api/productprices?product=${productCode}`, { token })).data;
  const read = async () => (await call<Product>('GET', path, { token })).data;
  const [before, sold] = [await read(), await prices()];
  expect(sold).toHaveLength(2);
  const remove = (query: string, headers = {}) => call('DELETE', path + query, { token, headers });

  expect((await remove('?with=orders')).problem.errors?.[0]?.path).toBe('with');
  expect((await remove('?with=prices', { 'If-Match': '"2"' })).status).toBe(412);
  expect(await prices()).toEqual(sold);
  const gone = await remove('?with=prices', { 'If-Match': '"1"' });
  expect(gone.status).toBe(204);
  expect((await call('GET', path, { token })).status).toBe(404);
  expect(await prices()).toEqual([]);

  const undo = `/api/changes/${gone.headers.get('X-Change-Id')}/undo`;
  expect((await call('POST', undo, { token })).data).toEqual({ undone: 3, left: 0 });
  expect({ product: await read(), prices: await prices() }).toEqual({
    product: before,
    prices: sold,
  });
});
