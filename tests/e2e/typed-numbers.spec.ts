import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import type { Coupon } from '../../functions/pricing/coupons/contract.ts';
import type { ProductPrice } from '../../functions/pricing/product-prices/contract.ts';
import { newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('63,50 is read as 63.5 in a price form, the mouse wheel changes nothing, another currency is rejected', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const json = { productName: `${newWord()} Kettle`, productDescription: '', subcategoryId: 1 };
  const { productCode } = (await call<Product>('POST', '/api/products', { json, token })).data;
  const { data: countries } = await call<Country[]>('GET', '/api/countries', { token });
  const germany = countries.find(({ countryCode }) => countryCode === 'DE')?.countryId;
  const net = page.getByLabel('Net Price (After Discount)');
  const retail = page.getByLabel('Retail Price');
  const create = page.getByRole('button', { name: 'Create Product Price' });

  await page.goto(`/admin/product-prices/create?product=${productCode}&country=${germany}`);
  await net.fill('63,50');
  await net.hover();
  await page.mouse.wheel(0, 100);
  await net.press('ArrowDown');
  await expect(net).toHaveValue('63,50');
  await page.getByLabel('PV (Points)').fill('12,5');
  await page.getByLabel('Stock Available').fill('1 200');
  await retail.fill('USD 79');
  await retail.blur();
  await expect(retail).toHaveAccessibleDescription('“USD 79” is in USD, not in EUR');
  await expect(create).toBeDisabled();
  await retail.fill('1.079,90 €');
  await create.click();
  await expect(page.getByText(/created/)).toBeVisible();
  const path = `/api/productprices/${productCode}/${germany}`;
  expect((await call<ProductPrice>('GET', path, { token })).data).toMatchObject({
    NetPrice: 63.5,
    RetailPrice: 1079.9,
    PV: 12.5,
    StockAvailable: 1200,
  });
  await call('DELETE', `/api/products/${productCode}?with=prices`, { token });
});

test('12,50 is read as 12.5 in a coupon, as a percentage and as an amount', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const code = newWord().toUpperCase();
  const found = async () => (await call<Coupon[]>('GET', `/api/coupons?q=${code}`, { token })).data[0];
  const percentage = page.getByRole('textbox', { name: 'Percentage' });
  await page.goto('/admin/coupons/create');
  await page.getByLabel('Code').fill(code);
  await percentage.fill('a tenth');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(percentage).toHaveAccessibleDescription('“a tenth” is not a number');
  await expect(percentage).toBeFocused();
  await percentage.fill('12,50');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText(`Coupon “${code}” created.`)).toBeVisible();
  const made = await found();
  expect(made).toMatchObject({ percentage: 12.5 });

  await page.goto(`/admin/coupons/edit/${made?.couponId}`);
  await page.getByRole('radio', { name: 'Amount' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('7,50 €');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByRole('button', { name: 'Update Coupon' }).click();
  await expect(page.getByText(`Coupon “${code}” updated.`)).toBeVisible();
  expect(await found()).toMatchObject({ percentage: null, amount: 7.5, denomination: 'EUR' });
});
