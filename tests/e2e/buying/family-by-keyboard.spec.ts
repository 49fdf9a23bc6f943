import type { Family } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { newWord } from '../back-office-work.ts';
import { newEmail, placeOrder, thanks } from './checkout-test.ts';
import { pressAt, tabTo, typeAt } from './keyboard-walk.ts';
import { expect, test } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

test('a colour is found and another size bought by keyboard, and the order names it after its family is taken apart', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', []);
  await shopIn(country);
  const productName = `Apron ${newWord()}`;
  const variants: { productCode: number; options: string[] }[] = [];
  const combinations = ['Sand', 'Sea'].flatMap(colour => ['S', 'L'].map(size => [colour, size]));
  for (const options of combinations) {
    const json = { productName, subcategoryId: 1 };
    const { productCode } = (await call<Product>('POST', '/api/products', { json, token })).data;
    const sold = { NetPrice: 20 + variants.length, RetailPrice: 30, StockAvailable: 4 };
    const price = { ProductCode: String(productCode), CountryID: country.countryId, ...sold };
    await call('POST', '/api/productprices', { json: price, token });
    variants.push({ productCode, options });
  }
  const json = { familyName: productName, options: ['Colour', 'Size'], variants };
  const { familyId } = (await call<Family>('POST', '/api/families', { json, token })).data;
  const bought = `${productName}, Sea, L`;
  const main = page.getByRole('main');

  const { data: aisle } = await call<Product>('GET', `/api/products/${variants[0]?.productCode}`);
  await page.goto(`/products-list?category=${aisle.categoryId}`);
  await pressAt(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, page.getByLabel('Colour', { exact: true }));
  await page.keyboard.type('Sea');
  await expect(page).toHaveURL(/option=Colour%3ASea/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await pressAt(page, page.getByRole('article').getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(`/products-details/${variants[2]?.productCode}`);
  const sizes = main.getByRole('radiogroup', { name: 'Size' });
  const large = sizes.getByRole('radio', { name: 'L', exact: true });
  await tabTo(page, sizes.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`/products-details/${variants[3]?.productCode}`);
  await expect(large).toBeFocused();
  await expect(main.getByText('€23.00', { exact: true }).first()).toBeVisible();
  await pressAt(page, main.getByRole('button', { name: /^Add To Cart/ }).first(), 'Space');
  const panel = page.getByRole('region', { name: 'Your cart' });
  await expect(panel.getByRole('status')).toHaveText(`${bought} is in your cart.`);
  await pressAt(page, panel.getByRole('link', { name: 'View cart' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cart/);
  await expect(main.getByText(bought).first()).toBeVisible();
  await pressAt(page, main.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(placeOrder(page)).toBeEnabled();
  // In the order of the form.
  const { Phone, ...address } = TYPED_ADDRESS;
  for (const [label, text] of Object.entries({ 'E-mail': newEmail(), ...address, Phone }))
    await typeAt(page, main.getByLabel(label, { exact: true }).filter({ visible: true }), text);
  await tabTo(page, placeOrder(page));
  await page.keyboard.press('Space');
  await expect(thanks(page)).toBeVisible();
  await expect(main.getByText(bought).first()).toBeVisible();

  const path = `/api/families/${familyId}`;
  expect((await call('PUT', path, { json: { variants: [] }, token })).status).toBe(200);
  expect((await call('DELETE', path, { token })).status).toBe(204);
  await page.reload();
  await expect(main.getByText(bought).first()).toBeVisible();
  await page.goto(`/products-details/${variants[3]?.productCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
  await expect(main.getByRole('radiogroup', { name: 'Size' })).toHaveCount(0);
});
