import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../scripts/demo/accounts.ts';
import { expect, test } from '../buying/market-test.ts';

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';
const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');

const saveButton = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` });
const isSaved = (page: Page, name: string) =>
  expect(saveButton(page, name)).toHaveAttribute('aria-pressed', 'true');
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(customer?.username ?? '');
  await page.getByLabel('Password', { exact: true }).fill(customer?.password ?? '');
  await page.getByRole('button', { name: 'Login Now' }).click();
  await page.getByRole('button', { name: `Account of ${customer?.username}` }).waitFor();
}

test.beforeEach(async ({ openMarket, shopIn }) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
});

test('a guest saves a product, in all tabs, buys it from the list, and removes it', async ({
  page,
  context,
}) => {
  await page.goto('/products-details/1');
  await saveButton(page, SET).click();
  await isSaved(page, SET);
  const other = await context.newPage();
  await other.goto('/products-details/1');
  await isSaved(other, SET);

  // Not sold in this market.
  await page.goto('/products-details/2');
  await saveButton(page, KETTLE).click();
  await page.getByRole('link', { name: 'See what you saved' }).click();
  await expect(row(page, KETTLE)).toContainText('Not sold in');
  await expect(row(page, SET)).toContainText('10.00');
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${SET}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${KETTLE}` })).toBeFocused();
  await expect(row(page, SET)).toHaveCount(0);
  await expect(saveButton(other, SET)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, SET)).toBeVisible();
  await saveButton(other, SET).click();
  await expect(row(page, SET)).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${KETTLE}` }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});

test('a card’s heart saves its product by keyboard, keeps that after a reload, and is a finger wide', async ({
  page,
}) => {
  await page.goto('/products-list');
  const heart = page.getByRole('button', { name: `Save: ${SET}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const card = page.getByRole('article').filter({ hasText: SET });
  await card.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/products-list$/);
  const size = await heart.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(row(page, SET)).toBeVisible();
  await page.goBack();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a card has no heart, which could not save anything', async ({ page }) => {
    await page.goto('/products-list');
    await expect(page.getByRole('button', { name: /^Add To Cart/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  });
});

test('what a guest saved moves into the account at sign-in, and leaves the screen at logout', async ({
  page,
  browser,
  baseURL,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load|ERR_FAILED/);
  await page.goto('/products-details/1');
  await saveButton(page, SET).click();
  // The line breaks while it moves: nothing is lost, and the next page moves it.
  await page.route('**/api/saved', route => route.abort());
  const attempt = page.waitForRequest('**/api/saved');
  await signIn(page);
  await attempt;
  await page.unroute('**/api/saved');
  const moved = page.waitForResponse(response => response.url().includes('/api/saved') && response.ok());
  await page.goto('/products-details/1');
  await isSaved(page, SET);
  await moved;

  const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(elsewhere);
  await elsewhere.goto('/saved');
  await expect(row(elsewhere, SET)).toBeVisible();

  await page.goto('/saved');
  await expect(row(page, SET)).toBeVisible();
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await page.goto('/products-details/1');
  await expect(saveButton(page, SET)).toHaveAttribute('aria-pressed', 'false');

  // The demo account is shared by tests.
  await elsewhere.getByRole('button', { name: `Remove ${SET}` }).click();
  await expect(elsewhere.getByText('Nothing saved yet.')).toBeVisible();
  await elsewhere.close();
});

test('a line of the cart is saved for later and moved back, each announced, and undone', async ({ page }) => {
  await page.goto('/cart?add=1&quantity=3');
  const said = page.getByRole('status').filter({ hasText: /\S/ });
  const later = page.getByRole('button', { name: `Save for later: ${SET}` });
  await later.click();
  await expect(page.getByText(`${SET} was saved for later.`)).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('3');
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toHaveCount(0);

  await later.click();
  await page.reload();
  await page.getByRole('button', { name: `Move to cart: ${SET}` }).click();
  await expect(said.first()).toHaveText(`${SET} was moved to your cart.`);
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('1');
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toHaveCount(0);
});

test('what this browser viewed last is on product pages, with prices of the country, until it is cleared', async ({
  page,
}) => {
  const recently = page.getByRole('region', { name: 'Recently viewed' });
  const scroll = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/products-details/2');
  await scroll();
  await expect(recently).toHaveCount(0);
  await page.goto('/products-details/1');
  await page.goto('/products-details/3');
  await scroll();
  await expect(recently.getByRole('listitem')).toHaveCount(2);
  await expect(recently.getByRole('listitem').first()).toContainText(`${SET}€10.00`);
  await recently.getByRole('link', { name: KETTLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: KETTLE })).toBeVisible();
  await scroll();
  await expect(recently.getByRole('link')).toHaveCount(2);
  await expect(recently.getByRole('link', { name: KETTLE })).toHaveCount(0);
  await recently.getByRole('button', { name: 'Clear recently viewed products' }).click();
  await expect(recently).toHaveCount(0);
  await page.reload();
  await scroll();
  await expect(recently).toHaveCount(0);
});
