import { expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

type Country = Awaited<ReturnType<typeof makeCountry>>;
type Made = Partial<Parameters<typeof makeProduct>[1] & { stock: number }>;

/** What is sold in a country; without a count of its stock, not there. */
async function makeSold(country: Country, { stock, ...given }: Made) {
  const { productCode } = await makeProduct(shop.database, given);
  if (stock !== undefined)
    await makePrice(shop.database, { productCode, ...country, netPrice: 1250, stockAvailable: stock });
  return productCode;
}

const bestsellersIn = ({ countryCode }: Country) =>
  call<Product[]>('GET', `/api/products/bestsellers?country=${countryCode}`);
const codesIn = async (country: Country) =>
  (await bestsellersIn(country)).data.map(({ productCode }) => productCode);

test('bestsellers are what sold most, in stock in the country, and displayed', async () => {
  const country = await makeCountry(shop.database);
  const hidden = await makeCategory(shop.database, { displayStatus: false });
  const { subcategoryId } = await makeSubcategory(shop.database, { categoryId: hidden.categoryId });
  await makeSold(country, { stock: 9, unitsSold: 0 });
  expect(await codesIn(country)).toEqual([]);

  const second = await makeSold(country, { stock: 1, unitsSold: 70 });
  const first = await makeSold(country, { stock: 2, unitsSold: 80 });
  await makeSold(country, { stock: 0, unitsSold: 90 });
  await makeSold(country, { unitsSold: 90 });
  await makeSold(country, { stock: 5, unitsSold: 90, subcategoryId });
  expect(await codesIn(country)).toEqual([first, second]);
  const { data } = await bestsellersIn(country);
  expect(data[0]?.price).toMatchObject({ countryCode: country.countryCode, netPrice: 12.5 });

  for (const unitsSold of [60, 50, 40]) await makeSold(country, { stock: 5, unitsSold });
  expect(await codesIn(country)).toHaveLength(4);
});

test('of a family only the variant that sells best is a bestseller', async () => {
  const country = await makeCountry(shop.database);
  const { familyId } = await makeFamily(shop.database);
  const variant = (colour: string, unitsSold: number, stock: number) =>
    makeSold(country, { familyId, options: [colour], unitsSold, stock });
  await variant('Red', 9000, 0);
  const blue = await variant('Blue', 8000, 3);
  await variant('Green', 7000, 3);
  expect(await codesIn(country)).toEqual([blue]);
});

test('a bestseller with another price, or no longer displayed, shows so at once', async () => {
  const country = await makeCountry(shop.database);
  const productCode = await makeSold(country, { stock: 2, unitsSold: 10_000 });
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const path = `/api/productprices/${productCode}/${country.countryId}`;
  const change = (json: object) => call('PUT', path, { json, token });
  expect(await codesIn(country)).toEqual([productCode]);
  await change({ NetPrice: 9.9 });
  expect((await bestsellersIn(country)).data[0]?.price?.netPrice).toBe(9.9);
  await change({ DisplayAtWebsite: false });
  expect(await codesIn(country)).toEqual([]);
});

test('bestsellers are those of a country: without one the request is refused', async () => {
  expect((await call('GET', '/api/products/bestsellers')).status).toBe(422);
  expect((await call('GET', '/api/products/bestsellers?country=XX')).data).toEqual([]);
});
