import type { Page } from '@playwright/test';
import { fill, newEmail, open, placeOrder, placeUnanswered, thanks } from './checkout-test.ts';
import { expect, test as marketTest } from './market-test.ts';

type Fixtures = {
  /** Opens the checkout with one set in the cart and everything filled in. */
  filledIn: (page: Page, email: string) => Promise<void>;
};

const test = marketTest.extend<Fixtures>({
  filledIn: async ({ openMarket, shopIn }, use) => {
    await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
    await use(async (page, email) => {
      await page.goto('/cart?add=1');
      await page.goto('/checkout');
      await fill(page, email);
    });
  },
});

const SET = 'Noon Pour-Over Set';
const wasPlaced = (page: Page) => page.getByText(/^Your order M\w{8} was placed/);
const isChecked = (page: Page) => page.getByText('We’re checking whether your last order was placed.');

/** Calls arrive, but their responses are held until released. */
async function hold(page: Page, path: string) {
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(path, async route => {
    sent += 1;
    const response = await route.fetch();
    await answer.promise;
    // The page may have given up or been closed.
    await route.fulfill({ response }).catch(() => {});
  });
  return { answer: answer.resolve, sent: () => sent };
}

test('an order whose response was lost is looked up at once and shown', async ({
  page,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  const email = newEmail();
  await filledIn(page, email);
  await page.route('**/api/orders', async route => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('after a reload, the checkout reports the recovered order, once', async ({
  page,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  const email = newEmail();
  await filledIn(page, email);
  await placeUnanswered(page);
  await page.reload();
  await expect(wasPlaced(page)).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const [order] = await ordersOf(email);
  await page.getByRole('link', { name: order?.orderNumber }).click();
  await expect(page.getByText('Lindenstraße 12').first()).toBeVisible();

  await page.goto('/cart?add=1');
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
  await page.goto('/checkout');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(2);
});

test('after closing the tab too early, the cart in a new tab reports the order', async ({
  page,
  context,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  const email = newEmail();
  await filledIn(page, email);
  const call = await hold(page, '**/api/orders');
  await placeOrder(page).click();
  await expect.poll(() => ordersOf(email)).toHaveLength(1);
  await page.close();
  call.answer();

  const tab = await context.newPage();
  await tab.goto('/cart');
  await expect(wasPlaced(tab)).toBeVisible();
  await expect(tab.getByText('Your cart is empty.')).toBeVisible();
  const [order] = await ordersOf(email);
  await tab.getByRole('link', { name: order?.orderNumber }).click();
  await expect(tab.getByText('Lindenstraße 12').first()).toBeVisible();
});

test('a recovered order is not forgotten before the shopper has seen it', async ({
  page,
  filledIn,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await filledIn(page, newEmail());
  await placeUnanswered(page);
  const shownThen: string[] = [];
  await page.exposeFunction('tellShown', (words: string) => shownThen.push(words));
  await page.addInitScript(() => {
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function (key) {
      if (key === 'order-sent') window.tellShown(document.getElementById('content')?.textContent ?? '');
      removeItem.call(this, key);
    };
  });
  await page.reload();
  await expect(wasPlaced(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('order-sent'))).toBeNull();
  expect(shownThen).toEqual([expect.stringMatching(/Your order M\w{8} was placed/)]);
});

test('looking up an order that never arrived does not place it, and it can still be placed', async ({
  page,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /status of 404/);
  await page.clock.install();
  const email = newEmail();
  await filledIn(page, email);
  await page.route('**/api/orders', route => route.abort());
  await placeOrder(page).click();
  await expect(page.getByText('We couldn’t reach the shop.')).toBeVisible();
  await page.unroute('**/api/orders');
  await page.reload();
  await expect(isChecked(page)).toBeVisible();
  await page.clock.runFor(75_000);
  await expect(isChecked(page)).toBeHidden();
  expect(await ordersOf(email)).toEqual([]);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('if the order cannot be looked up, the cart says so and retries', async ({
  page,
  filledIn,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await filledIn(page, newEmail());
  await placeUnanswered(page);
  await page.route('**/api/orders/sent*', route => route.abort());
  await page.goto('/cart');
  await expect(page.getByText('Your last order may have been placed')).toBeVisible();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
  await page.unroute('**/api/orders/sent*');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(wasPlaced(page)).toBeVisible();
});

test('if two tabs order the same cart, the second one finds the first one’s order, however slow', async ({
  page,
  context,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const email = newEmail();
  await filledIn(page, email);
  const tab = await context.newPage();
  await tab.goto('/checkout');
  await fill(tab, email);
  await open(tab, 'Add a note');
  await tab.getByLabel('Order notes').fill('Please ring twice');

  const call = await hold(page, '**/api/orders');
  await placeOrder(page).click();
  await expect.poll(() => ordersOf(email)).toHaveLength(1);
  await placeOrder(tab).click();
  await expect(tab.getByRole('button', { name: 'Placing...' })).toBeVisible();
  call.answer();
  await expect(thanks(page)).toBeVisible();
  await expect(tab.getByText('This order had already been placed')).toBeVisible();
  expect((await ordersOf(email)).map(({ notes }) => notes)).toEqual(['']);
});

test('an order with a new account is shown before the sign-in is complete', async ({ page, filledIn }) => {
  const email = newEmail();
  await filledIn(page, email);
  const username = `buyer-${email.slice(0, 8)}`;
  await page.getByLabel('Create an account').check();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  const call = await hold(page, '**/api/auth/login');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  call.answer();
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  await expect(thanks(page)).toBeVisible();
});

test('the order is shown even if its screen’s script fails to load', async ({
  page,
  filledIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /could not be hydrated/);
  const email = newEmail();
  await page.route('**/assets/order-screen-*.js', route => route.abort());
  await filledIn(page, email);
  await placeOrder(page).click();
  await expect.poll(() => ordersOf(email)).toHaveLength(1);
  const [order] = await ordersOf(email);
  await expect(page.getByRole('heading', { name: `Order ${order?.orderNumber}` })).toBeVisible();
  await expect(page.getByText('Lindenstraße 12').first()).toBeVisible();
});

test('an unanswered order is looked up after half a minute, not sent again', async ({
  page,
  filledIn,
  ordersOf,
}) => {
  await page.clock.install();
  const email = newEmail();
  await filledIn(page, email);
  const call = await hold(page, '**/api/orders');
  await placeOrder(page).click();
  await expect.poll(() => ordersOf(email)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Placing...' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(thanks(page)).toBeVisible();
  expect(call.sent()).toBe(1);
  call.answer();
});

test('on a shared device, no one sees the unanswered order of a person who has logged out', async ({
  page,
  filledIn,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await signInAs('customer');
  await filledIn(page, newEmail());
  await placeUnanswered(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(wasPlaced(page)).toHaveCount(0);
  await expect(page.getByText('Your last order')).toHaveCount(0);
});

declare global {
  interface Window {
    tellShown: (words: string) => Promise<void>;
  }
}
