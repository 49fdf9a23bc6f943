import { startLibsqlServer } from '../support/libsql-server.ts';
import { runStarted } from '../support/running-shop.ts';
import { test as base, expect } from './shop-test.ts';

type Database = Awaited<ReturnType<typeof startLibsqlServer>>;

/** The demo shop on a database that can be taken down. */
const test = base.extend<object, { database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const database = await startLibsqlServer();
      await use(database);
      await database.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: [
    async ({ database }, use) => {
      const shop = await runStarted({ env: { LIBSQL_URL: database.url } });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test('while the database is down, visitors can browse and see what has to wait', async ({
  page,
  database,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/, /couldn’t reach the shop|does not answer/);
  const line = page.getByText('We’re having technical problems.');
  await page.goto('/cart?add=1');
  await page.goto('/');
  await expect(line).toBeHidden();
  await database.lose();

  await expect(async () => {
    await page.goto('/');
    await expect(line).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'See the products' }).first()).toBeVisible();

  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    'We aren’t taking orders right now. Your cart is safe.',
  );

  await page.goto('/login');
  await page.getByLabel('Username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('meridian-customer');
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign-in isn’t available right now.');

  expect((await page.goto('/products-list?page=2'))?.status()).toBe(503);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We’ll be right back');

  await database.regain();
  await expect(async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Products', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(line).toBeHidden();
});

test('signed-in people can keep browsing what is cached for visitors', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await signInAs('customer');
  await page.goto('/about');
  await page.route('**/api/**', async route => {
    const { authorization } = await route.request().allHeaders();
    await (authorization ? route.fulfill({ status: 503, json: {} }) : route.continue());
  });
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByText(/^Showing \d+ results$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that cannot be shown links to itself', async ({ page, database, expectedFaults }) => {
    expectedFaults.push(/status of 503/);
    await database.lose();
    const path = '/products-list?page=3';
    const heading = page.getByRole('heading', { level: 1 });
    expect((await page.goto(path))?.status()).toBe(503);
    await expect(heading).toHaveText('We’ll be right back');
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', path);
    await database.regain();
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(heading).toHaveText('Products', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });
});
