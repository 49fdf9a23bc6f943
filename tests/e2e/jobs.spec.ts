import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { Job } from '../../functions/jobs/contract.ts';
import type { ApiClient } from '../support/api-client.ts';
import { cells, importerFor } from '../support/importer.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { expect, shopAfter, test as shopTest } from './shop-test.ts';

/** More than one call handles; each step handles one hundred. */
const PRODUCTS = 1002;
const PRICED = 1000;

/** A separate shop: other tests would see these products and jobs. */
const test = shopTest.extend({ shop: shopAfter(async () => {}) });
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 800 } });

/** Products named with a unique word, all but two with a visible price. */
async function makeProducts(call: ApiClient, token: string): Promise<string> {
  const word = newWord();
  const importer = importerFor(call, () => token);
  const write = async (kind: 'products' | 'productprices', rows: Record<string, string>[]) => {
    const { path, counts } = await importer.check(kind, cells(...rows));
    expect(counts).toMatchObject({ create: rows.length, refuse: 0 });
    expect((await importer.apply(path)).status).toBe(200);
  };
  const names = Array.from({ length: PRODUCTS }, (_, at) => ({
    productName: `${word} ${at}`,
    subcategoryId: '1',
  }));
  await write('products', names);
  const { data } = await call<Product[]>('GET', `/api/products?q=${word}`, { token });
  expect(data).toHaveLength(PRICED);
  const price = {
    CountryCode: 'DE',
    NetPrice: '10',
    RetailPrice: '12',
    StockAvailable: '5',
    DisplayAtWebsite: 'Yes',
  };
  await write(
    'productprices',
    data.map(({ productCode }) => ({ ...price, ProductCode: String(productCode) })),
  );
  return word;
}

/** Every step is held until released. */
async function holdSteps(context: BrowserContext) {
  let letGo: (() => void)[] = [];
  await context.route('**/api/jobs/*/step', async route => {
    await new Promise<void>(resolve => letGo.push(resolve));
    await route.continue().catch(() => {});
  });
  return {
    next: async () => {
      await expect.poll(() => letGo.length).toBeGreaterThan(0);
      for (const go of letGo) go();
      letGo = [];
    },
    all: async () => {
      await context.unroute('**/api/jobs/*/step');
      for (const go of letGo) go();
    },
  };
}

type Hiding = { page: Page; context: BrowserContext; call: ApiClient; token: string };

/** All products with a new word are being hidden, in held steps. */
async function beginHiding({ page, context, call, token }: Hiding) {
  const word = await makeProducts(call, token);
  const steps = await holdSteps(context);
  await page.goto(`/admin/products?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const selected = page.getByRole('region', { name: 'Selected rows' });
  await selected.getByRole('button', { name: 'Select all 1,002' }).click();
  await selected.getByRole('button', { name: 'Hide' }).click();
  return steps;
}

const work = (page: Page) => page.getByRole('region', { name: 'Work in progress' });
const progress = (page: Page) => work(page).getByRole('progressbar', { name: 'Hide products' });

test('a bulk job shows its progress, can be cancelled midway, and reports and undoes what it did', async ({
  page,
  context,
  call,
  signInAs,
}) => {
  const steps = await beginHiding({ page, context, call, token: (await signInAs('staff')).token });
  await expect(work(page)).toContainText('Hide products0 of 1,002');
  await steps.next();
  await expect(work(page)).toContainText('100 of 1,002');
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '10');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible();
  await expect(progress(page)).toBeVisible();

  await work(page).getByRole('button', { name: 'Cancel: Hide products' }).click();
  await expect(work(page)).toContainText(
    'Hide products. Cancelled after 100 of 1,002. 100 products hidden from the website. The rest is unchanged.',
  );
  await steps.all();
  await work(page).getByRole('link', { name: 'Show in the history' }).click();
  await expect(page.getByText('Cancelled after 100 of 1,002 rows. The rest is unchanged.')).toBeVisible();
  await work(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 100 rows reverted.')).toBeVisible();
  await expect(work(page)).toBeHidden();
});

test('closing the window midway loses nothing: the next one resumes, also on a phone', async ({
  page,
  context,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const steps = await beginHiding({ page, context, call, token });
  await steps.next();
  await expect(work(page)).toContainText('100 of 1,002');
  await page.close();
  await steps.all();

  const next = await context.newPage();
  await next.setViewportSize({ width: 360, height: 780 });
  await next.goto('/admin');
  await expect(work(next)).toContainText('Hide products. 1,000 products hidden from the website.');
  const { data: jobs } = await call<Job[]>('GET', '/api/jobs?page=1', { token });
  expect(jobs[0]).toMatchObject({ state: 'done', done: PRODUCTS, changed: PRICED });
  await work(next).getByRole('button', { name: 'Dismiss: Hide products' }).click();
  await expect(work(next)).toBeHidden();
});

test('a large file is imported in the background, and all of it can be undone', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  const rows = Array.from({ length: 10_050 }, (_, at) => `${word} ${at};Coffee & Tea;Kettles`);
  const buffer = Buffer.from(['productName;category;subcategory', ...rows].join('\n'));
  await page.goto('/admin/import?kind=products');
  await page.getByLabel('CSV file').setInputFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 10,050 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Importing' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the products' }).click();
  await expect(work(page)).toContainText('Import cups.csv. 10,050 products created or changed.');
  const one = async () =>
    (await call<Product[]>('GET', `/api/products?q=${word}&page=1&pageSize=1`, { token })).data;
  expect(await one()).toHaveLength(1);
  await work(page).getByRole('button', { name: 'Undo' }).click();
  await expect(work(page)).toContainText('Undo a change. 10,050 rows reverted.');
  expect(await one()).toEqual([]);
});
