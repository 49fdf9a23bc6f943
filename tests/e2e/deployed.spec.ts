import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeNextBuild } from '../support/next-build.ts';
import { type RunningShop, runPrepared, runShop, type StartedShop } from '../support/running-shop.ts';
import { test as base, expect } from './shop-test.ts';

type Deploying = { first: StartedShop; deploy: () => Promise<void> };

/** A demo shop that the next build can replace, at the same address and with the same data. */
const test = base.extend<object, { deploying: Deploying }>({
  deploying: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const stateDir = await mkdtemp(join(tmpdir(), 'meridian-deployed-'));
      const next = await makeNextBuild();
      const first = await runPrepared({ stateDir });
      const { url } = first;
      let running: RunningShop = first;
      const deploy = async () => {
        await running.stop();
        running = await runShop({ stateDir, cwd: next.folder, env: { PORT: new URL(url).port } });
        expect(running.url, running.output()).toBe(url);
      };
      await use({ first, deploy });
      await running.stop();
      await next.remove();
      await rm(stateDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: [async ({ deploying }, use) => await use(deploying.first), { scope: 'worker' }],
});

test.describe.configure({ mode: 'serial' });

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOldPage: true }));
const isOldPage = (page: Page) => page.evaluate(() => 'isOldPage' in window);

test('pages opened before a new build keep working and lose nothing', async ({
  page,
  context,
  deploying,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 404/, /dynamically imported module/);
  await signInAs('admin');
  const [list, office] = [await context.newPage(), await context.newPage()];
  await page.goto('/');
  await list.goto('/products-list?q=lantern');
  await office.goto('/admin/admindashboard');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  for (const one of [page, list, office]) await mark(one);
  await deploying.deploy();

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveTitle(/^About/);
  expect(await isOldPage(page)).toBe(false);
  await expect(page.getByText(/could not be loaded|couldn’t load/)).toHaveCount(0);

  await list
    .getByRole('combobox', { name: /country/i })
    .first()
    .selectOption('US');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'country')?.value)
    .toBe('US');
  await expect(list).toHaveURL(/\/products-list\?q=lantern$/);

  await office.getByRole('link', { name: 'Categories', exact: true }).first().click();
  await expect(office.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible();
  expect(await isOldPage(office)).toBe(false);
});

test('a script that cannot be loaded causes no reload loop', async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/, /could not be hydrated/, /dynamically imported module/);
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/about-screen-*.js', route => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveTitle(/^About/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
});

test('a page that lost its hydration script works by its links and forms', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /dynamically imported module/);
  await page.route('**/assets/shop-*.js', route => route.abort());
  await page.goto('/products-list', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search products' }).first().fill('kettle');
  await page.getByRole('searchbox', { name: 'Search products' }).first().press('Enter');
  await expect(page).toHaveURL(/\/products-list\?.*q=kettle/);
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cart/ })).toContainText('1 item');
});
