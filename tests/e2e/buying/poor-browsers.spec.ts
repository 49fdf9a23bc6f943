import type { Page } from '@playwright/test';
import { fill, newEmail, placeOrder, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { NEWER_IN_SCRIPTS, takeAwayNewer } from './newer-apis.ts';

const SET = 'Noon Pour-Over Set';

async function addAndOrder(page: Page, email: string) {
  await page.goto('/products-list?q=Noon');
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fill(page, email);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
}

test('with cookies and storage blocked, shopping and ordering work, and the shop says what is not saved', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
    navigator.locks.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype);
    Object.defineProperty(document, 'cookie', { get: cookie.get, set: () => {} });
  });
  await page.goto('/products-list?q=Noon');
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(page.getByText(`${SET} is in your cart until you leave or reload`)).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
  await expect(page.getByText('Your browser isn’t saving data for this shop.')).toBeVisible();

  const email = newEmail();
  await addAndOrder(page, email);
  expect((await ordersOf(email)).map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1]]);
});

test('with storage full, cart and checkout work and say what a reload would lose', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/cart?add=1');
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
  await expect(page.getByText('Your browser isn’t saving data for this shop.')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const email = newEmail();
  await fill(page, email);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('the oldest supported browsers, without newer features, show prices and place orders', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  await page.addInitScript(takeAwayNewer);
  const email = newEmail();
  await addAndOrder(page, email);
  await expect(page.getByText('€40.00').first()).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('no script needs features newer than the oldest supported browsers', async ({ request }) => {
  const build = (await (await request.get('/build.json')).json()) as { files: string[] };
  const scripts = build.files.filter(name => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const needed = await Promise.all(
    scripts.map(async name => {
      const text = await (await request.get(`/assets/${name}`)).text();
      return NEWER_IN_SCRIPTS.flatMap(call => text.match(call) ?? []).map(call => `${name}: ${call}`);
    }),
  );
  expect(needed.flat()).toEqual([]);
});

test('a full cart says so instead of claiming that everything was added', async ({
  page,
  openMarket,
  shopIn,
  context,
  baseURL,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  const full = Array.from({ length: 100 }, (_, index) => `${5000 + index}x1`).join('.');
  for (const [value, words] of [
    [full, `Your cart is full, so ${SET} was not added.`],
    ['1x999', `no more of ${SET} could be added`],
  ] as const) {
    await context.addCookies([{ name: 'cart', value, url: baseURL ?? '' }]);
    await page.goto('/products-list?q=Noon');
    await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('is in your cart')).toHaveCount(0);
  }
});
