import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../scripts/demo/accounts.ts';
import { expect, test } from './market-test.ts';

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';
const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');

async function signIn(page: Page) {
  await page.getByLabel('Username').fill(customer?.username ?? '');
  await page.getByLabel('Password', { exact: true }).fill(customer?.password ?? '');
  await page.getByRole('button', { name: 'Login Now' }).click();
  await page.getByRole('button', { name: `Account of ${customer?.username}` }).waitFor();
}

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('logout puts an account’s cart away, and login merges it with the guest’s, without duplicate lines', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  await shopIn((await openMarket('EUR', [offer, offer])).country);
  await page.goto('/cart?add=1&quantity=2');
  await login(page).click();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);

  await page.goto('/cart?add=1');
  await page.goto('/cart?add=2');
  await login(page).click();
  await signIn(page);
  await expect(page.getByText(`Added from your saved cart: 2 × ${SET}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('2');
  await expect(page.getByLabel(`Quantity: ${KETTLE}`)).toHaveValue('1');
});

test('an expired sign-in says so and keeps the cart, which is unchanged after the next login', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 401/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  await page.goto('/login');
  await signIn(page);
  await page.goto('/cart?add=1&quantity=2');
  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await expect(quantity).toHaveValue('2');
  // Two simultaneous rejections end the sign-in once.
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}ended`));
  await page.getByRole('button', { name: `One more: ${SET}` }).click();
  await page.getByRole('button', { name: `One more: ${SET}` }).click();
  await expect(page.getByText('Your session has ended. Your cart is saved.')).toBeVisible();
  await expect(quantity).toHaveValue('4');
  await page.reload();
  await expect(quantity).toHaveValue('4');
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);

  await login(page).click();
  await signIn(page);
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  await expect(quantity).toHaveValue('4');
});
