import type { Page } from '@playwright/test';
import { fill, newEmail, placeOrder, placeUnanswered, thanks } from './checkout-test.ts';
import { expect, test as marketTest } from './market-test.ts';

type Fixtures = {
  /** Two sets, and an item not sold in the shopper's country, which therefore stays. */
  fillCart: (page: Page) => Promise<void>;
};

const test = marketTest.extend<Fixtures>({
  fillCart: async ({ openMarket, shopIn }, use) => {
    const offer = { NetPrice: 10, StockAvailable: 9 };
    const there = await openMarket('CHF', [offer, offer]);
    const here = await openMarket('EUR', [offer]);
    await use(async page => {
      await shopIn(there.country);
      await page.goto('/cart?add=2');
      await shopIn(here.country);
      await page.goto('/cart?add=1&quantity=2');
    });
  },
});

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';

test('an order removes only what was ordered from the cart, not unavailable lines or later additions', async ({
  page,
  context,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  const offer = { NetPrice: 10, StockAvailable: 3 };
  const there = await openMarket('CHF', [offer, offer]);
  await shopIn(there.country);
  await page.goto('/cart?add=2');
  await shopIn((await openMarket('EUR', [offer])).country);
  await page.goto('/cart?add=1&quantity=5');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);

  const tab = await context.newPage();
  await tab.goto('/cart');
  await page.route('**/api/orders', async route => {
    const response = await route.fetch();
    await tab.getByRole('button', { name: `One more: ${SET}` }).click();
    await expect(tab.getByLabel(`Quantity: ${SET}`)).toHaveValue('6');
    await route.fulfill({ response });
  });
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3]]);

  await shopIn(there.country);
  await page.goto('/cart');
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('3');
  await expect(page.getByLabel(`Quantity: ${KETTLE}`)).toHaveValue('1');
});

test('an order whose response was lost is shown correctly, and later additions stay in the cart', async ({
  page,
  context,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /status of 409/);
  const offer = { NetPrice: 10, StockAvailable: 9 };
  await shopIn((await openMarket('EUR', [offer, offer])).country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  await placeUnanswered(page);

  const tab = await context.newPage();
  // This tab does not learn of the order, and so takes nothing out of the cart.
  await tab.route('**/api/orders/sent*', route => route.abort());
  await tab.goto('/cart?add=2&quantity=2');
  await expect(page.getByText(`${KETTLE} × 2`)).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('This order had already been placed')).toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  expect((await ordersOf(email)).map(({ lines }) => lines.map(({ productName }) => productName))).toEqual([
    [SET],
  ]);
  await page.getByRole('link', { name: 'your cart' }).click();
  await expect(page.getByLabel(`Quantity: ${KETTLE}`)).toHaveValue('2');
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveCount(0);
});

test('a tab that recovers an order already shown in another tab takes nothing out of the next cart', async ({
  page,
  context,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /status of 409/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  await placeUnanswered(page);

  const tab = await context.newPage();
  await tab.goto('/cart');
  await expect(tab.getByText(/^Your order M\w{8} was placed/)).toBeVisible();
  await expect(tab.getByText('Your cart is empty.')).toBeVisible();
  await tab.goto('/cart?add=1');
  await placeOrder(page).click();
  await expect(page.getByText('This order had already been placed')).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
  await page.getByRole('link', { name: 'your cart' }).click();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
});

test('a checkout that could not refresh does not reorder what another tab has ordered', async ({
  page,
  context,
  fillCart,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /couldn’t reach the shop|does not answer/);
  await fillCart(page);
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  await page.route('**/api/cart/quote', route => route.abort());

  const tab = await context.newPage();
  await tab.goto('/checkout');
  await fill(tab, email);
  await placeOrder(tab).click();
  await expect(thanks(tab)).toBeVisible();
  await expect(page.getByText('We couldn’t load the prices for your order.')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('Your cart was changed in another tab.')).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
  await page.unroute('**/api/cart/quote');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`${SET} × 2`)).toHaveCount(0);
});

test('when two tabs order the same cart during a price refresh, only one order is placed', async ({
  page,
  context,
  fillCart,
  ordersOf,
}) => {
  await fillCart(page);
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  const tab = await context.newPage();
  await tab.goto('/checkout');
  await fill(tab, email);

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/cart/quote', async route => {
    await answer.promise;
    await route.continue();
  });
  for (const one of [page, tab]) {
    await placeOrder(one).click();
    await expect(one.getByRole('button', { name: 'Placing...' })).toBeVisible();
  }
  answer.resolve();
  await expect(thanks(page)).toBeVisible();
  await expect(tab.getByText('Your cart was changed in another tab.')).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});
