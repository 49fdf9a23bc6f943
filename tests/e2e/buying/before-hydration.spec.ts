import { holdScripts } from '../held-scripts.ts';
import { newEmail, placeOrder, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

const SET = 'Noon Pour-Over Set';
const EARLY = { waitUntil: 'commit' } as const;

test('a quantity typed before hydration is the one bought', async ({ page, openMarket, shopIn }) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/products-details/1', EARLY);
  const quantity = page.getByLabel('Quantity');
  const more = page.getByRole('button', { name: 'One more' });
  await quantity.fill('5');
  await expect(more).toBeDisabled();
  letScriptsCome();
  await expect(more).toBeEnabled();
  await expect(quantity).toHaveValue('5');
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(page.getByText(`5 × ${SET} is in your cart.`)).toBeVisible();
  await more.click();
  await expect(quantity).toHaveValue('6');
});

test('a quantity submitted before hydration is in the cart', async ({ page, openMarket, shopIn }) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/products-details/1', EARLY);
  await page.getByLabel('Quantity').fill('5');
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  const inCart = page.getByLabel(`Quantity: ${SET}`);
  await expect(inCart).toHaveValue('5');
  await inCart.fill('7');
  await inCart.blur();
  letScriptsCome();
  await expect(page.getByText('€70.00')).toHaveCount(2);
  await page.reload();
  await expect(inCart).toHaveValue('7');
});

test('choices made at checkout before hydration are the ones ordered', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  const here = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 9 }]);
  await shopIn(here.country);
  await page.goto('/cart?add=1');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/checkout', EARLY);
  const email = newEmail();
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  const country = page.getByLabel('Country', { exact: true });
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'E-mail': email }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await cash.check();
  await page.getByLabel('Ship to a different address').check();
  await page.getByLabel('Create an account').check();
  await country.selectOption(there.country.countryCode);
  letScriptsCome();

  const shipping = page.getByRole('group', { name: 'Shipping address' });
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'First name': 'Jonas' })) {
    if (label !== 'Phone') await shipping.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('Username').fill(`buyer-${email.slice(0, 8)}`);
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  await expect(page.getByText('CHF 12.00').first()).toBeVisible();
  await expect(cash).toBeChecked();
  await expect(country).toHaveValue(there.country.countryCode);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(
    (await ordersOf(email)).map(({ payment, denomination, billing, shippingAddress }) => ({
      payment,
      denomination,
      country: billing.country,
      to: shippingAddress?.firstName,
    })),
  ).toEqual([
    { payment: 'cash-on-delivery', denomination: 'CHF', country: there.country.countryName, to: 'Jonas' },
  ]);
});

test('while another country’s prices load, nothing can be ordered at the old ones', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  const here = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 9 }]);
  await shopIn(here.country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'E-mail': email }))
    await page.getByLabel(label, { exact: true }).fill(text);
  const letQuoteCome = await holdScripts(page, '**/api/cart/quote');
  await page.getByLabel('Country', { exact: true }).selectOption(there.country.countryCode);
  await placeOrder(page).click();
  await expect(page.getByRole('alert')).toContainText('Your order was being updated.');
  letQuoteCome();
  await expect(page.getByText('CHF 12.00').first()).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ denomination }) => denomination)).toEqual(['CHF']);
});

test('a reload shows the current cart and country, not restored form fields', async ({
  page,
  context,
  openMarket,
  shopIn,
}) => {
  const here = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 50 }]);
  await shopIn(here.country);
  await page.goto('/cart?add=1');
  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(page.getByText('€50.00')).toHaveCount(2);
  await page.getByLabel('Country and currency').selectOption(there.country.countryCode);
  await expect(page.getByText('CHF 60.00')).toHaveCount(2);

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: `One less: ${SET}` }).click();
  await expect(other.getByText('CHF 48.00')).toHaveCount(2);
  await other.getByLabel('Country and currency').selectOption(here.country.countryCode);
  await expect(other.getByText('€40.00')).toHaveCount(2);
  await other.close();

  await page.reload();
  await expect(page.getByText('€40.00')).toHaveCount(2);
  await expect(quantity).toHaveValue('4');
});
