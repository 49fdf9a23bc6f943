import type { Page } from '@playwright/test';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { AN_ADDRESS, anOrder } from '../../support/factories.ts';
import { expectNoViolationsIn } from '../axe.ts';
import { open } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

const PASSWORD = 'a-password-of-mine';
const SET = 'Noon Pour-Over Set';

const newName = () => `buyer-${crypto.randomUUID().slice(0, 8)}`;

async function signUp(page: Page, username: string) {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Signup Now' }).click();
  await expect(page).toHaveURL('/account');
}

test('a customer signs up, saves an address, orders twice, cancels, and deletes the account', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 4(09|22)/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1&quantity=2');
  const username = newName();
  await signUp(page, username);
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  const room = page.getByRole('navigation', { name: 'Your account' });
  await room.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await expect(form.getByLabel('E-mail')).toHaveValue(`${username}@example.com`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expectNoViolationsIn(page, 'light');
  for (const [label, text] of Object.entries(TYPED_ADDRESS)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByLabel('Saved address')).not.toHaveValue('');
  await expect(page.getByLabel('Town / City')).toHaveValue('Berlin');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();
  const address = page.url();

  await page.getByRole('button', { name: `Account of ${username}` }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('2 items')).toBeVisible();
  await expectNoViolationsIn(page, 'dark');
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Everything from this order is in your cart.')).toBeVisible();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('2');

  await page.goto('/account/details');
  await expectNoViolationsIn(page, 'light');
  const leave = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
  };
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await leave('not-my-password');
  await expect(page.getByText('This is not your password')).toBeVisible();
  await leave(PASSWORD);
  await expect(page.getByText('still in progress. Cancel it')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('is cancelled.', { exact: false })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);

  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await leave(PASSWORD);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the account page requires a login and returns to it; addresses and the name can be edited', {
  tag: '@deep',
}, async ({ page, call }) => {
  const username = newName();
  const json = { username, email: `${username}@example.com`, password: PASSWORD };
  const { token } = (await call<{ token: string }>('POST', '/api/accounts', { json })).data;
  const saved = { ...AN_ADDRESS, countryCode: 'DE' };
  for (const city of ['Berlin', 'Hamburg']) {
    await call('POST', '/api/accounts/me/addresses', { token, json: { ...saved, city } });
  }
  await page.goto('/account/addresses');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL('/account/addresses');

  const card = (city: string) => page.getByRole('listitem').filter({ hasText: `10969 ${city}` });
  await expect(card('Berlin').getByText('Default', { exact: true })).toBeVisible();
  await card('Hamburg').getByRole('button', { name: 'Make default' }).click();
  await expect(card('Hamburg').getByText('Default', { exact: true })).toBeVisible();
  await card('Hamburg').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Town / City').fill('Bremen');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card('Bremen').getByText('Default', { exact: true })).toBeVisible();
  await card('Berlin').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card('Berlin')).toHaveCount(0);

  await page.goto('/cart?add=1');
  await page.goto('/account/details');
  await page.getByLabel('Username').fill(`${username}-too`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Account of ${username}-too` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('without a saved address, checkout offers the last order’s, but not in another country', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const here = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 9 }]);
  await shopIn(here.country);
  const username = newName();
  await signUp(page, username);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('E-mail')).toHaveValue(`${username}@example.com`);
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'E-mail': 'elsewhere@example.com' }))
    await field(label).fill(text);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();

  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'E-mail': `${username}@example.com` }))
    await expect(field(label)).toHaveValue(text);
  await expect(field('Saved address')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await shopIn(there.country);
  const asked = page.waitForResponse(/\/api\/orders\?user=/);
  await page.goto('/checkout');
  await (await asked).finished();
  await expect(field('E-mail')).toHaveValue(`${username}@example.com`);
  await expect(field('First name')).toHaveValue('');
});

test('a guest uses a coupon, then finds and cancels the order; no account shows another’s orders', async ({
  page,
  call,
  browser,
  baseURL,
  signInAs,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  await shopIn(country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await page.getByLabel('First name').fill('Maria');
  await open(page, 'Have a code?');
  await page.getByLabel('Coupon').fill('NO-SUCH-CODE');
  await page.getByLabel('Coupon').press('Enter');
  await expect(page.getByText('There is no coupon NO-SUCH-CODE.')).toBeVisible();
  await page.getByLabel('Coupon').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '€39.00' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');

  const json = anOrder(country.countryCode, [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  for (const guest of [await plain.newPage(), page]) {
    await guest.goto('/faq');
    await guest.getByRole('link', { name: 'Find your order' }).click();
    await guest.getByLabel('Order number').fill(` ${orderNumber.toLowerCase()} `);
    await guest.getByLabel('E-mail').fill(AN_ADDRESS.email);
    await guest.getByRole('button', { name: 'Show the order' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
    await expect(guest.getByText('Lindenstraße 12').first()).toBeVisible();
  }
  await plain.close();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(`Order ${orderNumber} is cancelled.`)).toBeVisible();

  await signInAs('staff');
  await page.goto('/account');
  await expect(page.getByText('No orders yet.')).toBeVisible();
});
