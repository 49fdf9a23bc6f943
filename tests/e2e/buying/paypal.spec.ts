import type { Page } from '@playwright/test';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { type PayPalServer, startPayPalServer } from '../../support/paypal-server.ts';
import { runPrepared } from '../../support/running-shop.ts';
import { fill, placeOrder } from './checkout-test.ts';
import { test as marketTest } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

type AtWork = { paypal: PayPalServer };

/** A demo shop with an account at a stand-in for PayPal. */
const test = marketTest.extend<object, AtWork>({
  paypal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const paypal = await startPayPalServer();
      await use(paypal);
      await paypal.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ paypal }, use) => {
      const shop = await runPrepared({ env: paypal.variables });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
const { expect } = test;

const atPayPal = (page: Page, press: 'Pay' | 'Cancel') =>
  page.getByRole('button', { name: press, exact: true });
const payWithPayPal = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal' });

async function checkOut(page: Page, email: string) {
  await page.goto('/cart?add=1&quantity=2');
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'E-mail': email })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
}

test('without JavaScript, an order is paid with PayPal, at once or later', async ({
  browser,
  paypal,
  shop: { url },
  openMarket,
  ordersOf,
}) => {
  const { country } = await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }]);
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  await context.addCookies([{ name: 'country', value: country.countryCode, url }]);
  const page = await context.newPage();
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/cart?add=1&quantity=2');
  await page.goto('/checkout');
  await fill(page, email);
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await placeOrder(page).click();
  await expect(page.getByText('asks for 159.00 EUR.')).toBeVisible();
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ state: 'pending', payment: 'paypal' });

  // Nobody has to enter the email that the order was placed with a minute ago.
  await atPayPal(page, 'Cancel').click();
  await expect(page.getByText('You left PayPal before paying. You haven’t been charged.')).toBeVisible();
  expect(page.url()).not.toContain(email);
  await payWithPayPal(page).click();
  await atPayPal(page, 'Pay').click();
  paypal.next('capture', 'error');
  await page.getByRole('button', { name: 'Finish your payment' }).click();
  await expect(page.getByRole('alert')).toContainText('won’t be charged twice');
  await page.getByRole('button', { name: 'Finish your payment' }).click();
  await expect(page.getByText('We’ve received your payment and will pack')).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ state: 'paid', total: 159 }]);

  // Only this browser, and only for this order.
  await context.clearCookies();
  await page.goto(`/order/${order?.orderNumber}?paypal=approved`);
  await expect(page.getByText('To see this order, enter the email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Show the order' }).click();
  await expect(page).toHaveURL(/paypal=approved/);
  await expect(page.getByText('We’ve received your payment and will pack')).toBeVisible();
  expect(paypal.takeFaults()).toEqual([]);
  await context.close();
});

test('after leaving PayPal or a declined card, the shopper can pay the same order, once', async ({
  page,
  paypal,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }])).country);
  const email = `${crypto.randomUUID()}@example.com`;
  await checkOut(page, email);

  await expect(page.getByText('asks for 159.00 EUR.')).toBeVisible();
  await atPayPal(page, 'Cancel').click();
  await expect(page.getByText('You left PayPal before paying. You haven’t been charged.')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/M\w{8}$/);

  paypal.next('capture', 'decline');
  await payWithPayPal(page).click();
  await atPayPal(page, 'Pay').click();
  await expect(page.getByRole('alert')).toContainText('Choose another card or account at PayPal');
  await expect(page).toHaveURL(/\/order\/M\w{8}$/);

  await payWithPayPal(page).click();
  await atPayPal(page, 'Pay').click();
  await expect(page.getByText('Thank you. We’ve received your payment.')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/M\w{8}$/);
  await page.reload();
  await expect(page.getByText('We’ve received your payment and will pack')).toBeVisible();
  await expect(payWithPayPal(page)).toHaveCount(0);
  const placed: Order[] = await ordersOf(email);
  expect(placed.map(({ state, total }) => [state, total])).toEqual([['paid', 159]]);
  expect(paypal.takeFaults()).toEqual([]);
});

test('if PayPal does not respond, the order is saved, and can be paid later', async ({
  page,
  paypal,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }])).country);
  paypal.next('start', 'error');
  await checkOut(page, `${crypto.randomUUID()}@example.com`);
  await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();
  await page.reload();
  await payWithPayPal(page).click();
  paypal.next('capture', 'error');
  await atPayPal(page, 'Pay').click();
  await expect(page.getByRole('alert')).toContainText('won’t be charged twice');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Thank you. We’ve received your payment.')).toBeVisible();
  expect(paypal.takeFaults()).toEqual([]);
});

test('staff see unmatched PayPal payments, check with PayPal, and refund them', async ({
  page,
  paypal,
  openMarket,
  shopIn,
  ordersOf,
  signInAs,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }])).country);
  const email = `${crypto.randomUUID()}@example.com`;
  await checkOut(page, email);
  paypal.next('capture', 'short');
  await atPayPal(page, 'Pay').click();
  await expect(page).toHaveURL(/\/order\/M\w{8}$/);
  const [order] = await ordersOf(email);

  await signInAs('staff');
  await page.goto(`/admin/orders/${order?.orderNumber}`);
  const panel = page.getByRole('region', { name: 'Payments' });
  await expect(panel).toContainText(/Received.*€0\.01/);
  await expect(page.getByText('The order is not paid.', { exact: false })).toBeVisible();
  await panel.getByRole('button', { name: 'Check with PayPal' }).click();
  await expect(page.getByText('PayPal status: received.')).toBeVisible();
  await panel.getByRole('button', { name: 'Refund Payment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Refund €0.01?');
  await question.getByRole('button', { name: 'Refund Payment' }).click();
  await expect(panel).toContainText('Refunded');
  await expect(panel.getByRole('button')).toHaveCount(0);
  expect(paypal.takeFaults()).toEqual([]);
});
