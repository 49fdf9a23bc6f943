import type { Page } from '@playwright/test';
import { errorList, fill, newEmail, open, placeOrder, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { GERMAN_ADDRESS } from './typed-address.ts';

test.use({ javaScriptEnabled: false });

const atCheckout = (page: Page) => page.getByRole('heading', { name: 'Checkout', level: 1 });

test('from home to the thank-you page by links and forms alone, and never twice', async ({
  page,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/departments/"]').first().click();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: `Add To Cart: ${name}` }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();

  await fill(page, email, { ...GERMAN_ADDRESS, Postcode: '1096' });
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await placeOrder(page).click();
  const wrong = errorList(page).getByRole('link');
  await expect(wrong).toHaveText(['Enter a postcode such as 10115']);
  await expect(errorList(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await wrong.click();
  await expect(page).toHaveURL(/#billing\.postcode$/);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('10969');

  const sent = page.waitForRequest(request => request.method() === 'POST');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${name}2 ×`);
  const address = page.url().replace(/#.*/, '');

  const again = await page.request.post('/checkout', {
    headers: { Origin: new URL(address).origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    data: (await sent).postData() ?? '',
  });
  expect(again.url()).toBe(address.replace('placed', 'found'));
  expect(await again.text()).toContain('This order had already been placed');
  expect(await ordersOf(email)).toHaveLength(1);
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('the country can be changed at checkout, and what is typed stays', async ({ page, ordersOf }) => {
  const email = newEmail();
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, email, GERMAN_ADDRESS);
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(page.getByText('Prices, stock and shipping are for United Kingdom, in GBP.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('Lindenstraße 12');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('M1 1AE');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ denomination: 'GBP' }]);
});

test('a coupon can be applied at checkout, and what is typed stays', async ({
  page,
  call,
  staff: token,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const email = newEmail();
  const couponCode = `FORM${email.slice(0, 8)}`.toUpperCase();
  await call('POST', '/api/coupons', { token, json: { couponCode, percentage: 10 } });
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, email, GERMAN_ADDRESS);
  await open(page, 'Have a code?');
  const coupon = page.getByRole('textbox', { name: 'Coupon' });
  await coupon.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(coupon).toHaveValue('NO-SUCH-CODE');
  await expect(coupon).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('Lindenstraße 12');

  // Placing the order would be at a total without the coupon.
  await coupon.fill(couponCode);
  await placeOrder(page).click();
  await expect(page.getByRole('alert')).toContainText('We’ve checked your coupon.');
  await expect(coupon).toHaveAccessibleDescription(/10/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1096');
  await placeOrder(page).click();
  await expect(errorList(page)).toBeFocused();
  await expect(coupon).toHaveValue(couponCode);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('10969');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ coupon: couponCode }]);
});

test('prices of another country than the one shown are shown first', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 422/);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, newEmail(), GERMAN_ADDRESS);
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await placeOrder(page).click();
  await expect(page.getByRole('alert')).toContainText('The country has changed, and prices with it.');
  await expect(page.getByText('Prices, stock and shipping are for United Kingdom, in GBP.')).toBeVisible();
  await expect(atCheckout(page)).toBeVisible();
});

test('another shipping address and an account are asked for once ticked', async ({
  page,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const email = newEmail();
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, email, GERMAN_ADDRESS);
  const shipping = page.getByRole('group', { name: 'Shipping address' });
  const account = page.getByRole('group', { name: 'Your account' });
  await expect(shipping).toBeHidden();
  await expect(account).toBeHidden();
  await expect(page.getByLabel('Remember my details')).toBeHidden();
  await page.getByLabel('Ship to a different address').check();
  await page.getByLabel('Create an account').check();
  const { Phone: _, ...elsewhere } = { ...GERMAN_ADDRESS, Address: 'Meridianweg 9' };
  for (const [label, text] of Object.entries(elsewhere)) {
    await shipping.getByLabel(label, { exact: true }).fill(text);
  }
  await account.getByLabel('Username').fill(`maria-${email.slice(0, 8)}`);
  await account.getByLabel('Password', { exact: true }).fill('short');
  await placeOrder(page).click();
  await expect(errorList(page).getByRole('link')).toHaveText([/at least 10 characters/i]);
  await expect(account.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(shipping.getByLabel('Address', { exact: true })).toHaveValue('Meridianweg 9');
  await account.getByLabel('Password', { exact: true }).fill('a long sentence nobody knows');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Meridianweg 9')).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});
