import type { Page } from '@playwright/test';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { fill, newEmail, placeOrder, thanks } from './checkout-test.ts';
import { expect, test as marketTest } from './market-test.ts';

const PASSWORD = 'a-password-of-mine';

const test = marketTest.extend<{ username: string }>({
  username: async ({ call, openMarket, shopIn }, use) => {
    await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
    const username = `buyer-${crypto.randomUUID().slice(0, 8)}`;
    const json = { username, email: `${username}@example.com`, password: PASSWORD };
    await call<Account>('POST', '/api/accounts', { json });
    await use(username);
  },
});

async function signIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).not.toHaveURL('/login');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

test('after logout, the next person sees neither the checkout details nor the last order', async ({
  page,
  username,
}) => {
  await page.goto('/login');
  await signIn(page, username);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, newEmail());
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  const address = page.url();
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, newEmail());
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lang');
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await logOut(page);

  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Show the order' })).toBeVisible();
  await expect(page.getByText('Lindenstraße 12')).toHaveCount(0);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await expect(placeOrder(page)).toBeEnabled();
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('signing in again before a slow logout has put the cart away keeps it', async ({ page, username }) => {
  await page.goto('/login');
  await signIn(page, username);
  await page.goto('/cart?add=1');
  await expect(page.getByLabel('Quantity: Noon Pour-Over Set')).toHaveValue('1');
  const late = Promise.withResolvers<void>();
  await page.route(/account-cart/, async route => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/account-cart/);

  await logOut(page);
  const script = (await asked).url();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await signIn(page, username);
  late.resolve();
  await page.evaluate(async script => {
    await import(script);
    await navigator.locks.request('cart-owner', () => undefined);
  }, script);
  expect(await page.evaluate(() => localStorage.getItem('cart-owner'))).toBe(username);
  await page.goto('/cart');
  await expect(page.getByLabel('Quantity: Noon Pour-Over Set')).toHaveValue('1');
});

test('deleting an account leaves no cart in the browser', async ({ page, username }) => {
  await page.goto('/login');
  await signIn(page, username);
  await page.goto('/cart?add=1');
  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(username);
});

test('a sign-in that expires while saving details leads to the login and back, without losing input', async ({
  page,
  username,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 401/);
  await page.goto('/login');
  await signIn(page, username);
  await page.goto('/account/details');
  await page.getByRole('textbox', { name: 'Name Optional' }).fill('Maria Lang');
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}ended`));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page, username);
  await expect(page).toHaveURL('/account/details');
  await expect(page.getByRole('textbox', { name: 'Name Optional' })).toHaveValue('Maria Lang');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Details saved.')).toBeVisible();
});
