import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { ApiClient } from '../support/api-client.ts';
import { expectNoViolations } from './axe.ts';
import { breakCalls, newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

const MANY = 10_000;
const BAD = [12, 5001, 9999];

test.use({ viewport: { width: 1280, height: 800 } });

const choose = (page: Page, label: string, text: string) =>
  page.getByLabel(label).setInputFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** A product for one test only. */
async function makeCup(call: ApiClient, token: string): Promise<Product> {
  const json = { productName: newWord(), productDescription: '', subcategoryId: 1 };
  return (await call<Product>('POST', '/api/products', { json, token })).data;
}

async function textOf(download: Download): Promise<string> {
  return await readFile(await download.path(), 'utf8');
}

/** Ten thousand new cups, in rows 2 to 10,001; three of them in a missing subcategory. */
function manyCups(word: string): string {
  const rows = Array.from({ length: MANY }, (_, index) => {
    const subcategory = BAD.includes(index + 2) ? 'Kettels' : 'Kettles';
    return `${word} "${index + 2}";Coffee & Tea;${subcategory}`.replace(/"/g, '');
  });
  return ['productName;category;subcategory;colour', ...rows].join('\r\n');
}

test('10,000 rows with 3 bad ones are previewed, fixed, imported and undone', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('staff');
  const word = `w${newWord()}`;
  const total = async () => {
    const path = `/api/products?q=${word}&page=1&pageSize=1`;
    return (await call<Product[]>('GET', path, { token })).headers.get('X-Total-Count');
  };
  await page.goto('/admin/import?kind=productprices');
  await page.getByRole('radio', { name: 'Products' }).check();
  await choose(page, 'CSV file', manyCups(word));
  await expect(page.getByRole('progressbar', { name: 'Checking rows' })).toBeVisible();

  await expect(page.getByText('9,997 to create, 0 to change, 0 unchanged, 3 refused')).toBeVisible();
  await expect(page.getByText('Unknown column, ignored: colour')).toBeVisible();
  const apply = page.getByRole('button', { name: /^Import .* rows$/ });
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription(/3 rows are refused/);
  const rows = page.getByRole('region', { name: 'Rows of the file' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/12.*There is no subcategory Coffee & Tea \/ Kettels/);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /To create/ }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(rows.first()).toContainText('23');

  await page.getByRole('link', { name: 'Back to List' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const refused = await textOf(await saved);
  expect(refused.split('\r\n')).toHaveLength(5);
  await choose(page, 'File of fixed rows', refused.replaceAll('Kettels', 'Kettles'));
  await page.getByRole('button', { name: 'Import 10,000 rows' }).click();
  await expect(page.getByText('10,000 products created, 0 products changed.')).toBeVisible();
  expect(await total()).toBe(String(MANY));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeFocused();
  expect(await total()).toBe('0');
});

test('an invalid file is rejected with an explanation, and cells can be pasted', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff');
  await page.goto('/admin/import?kind=productprices');
  await choose(page, 'CSV file', 'a,b\n1,2');
  await expect(page.getByRole('alert')).toContainText('The ProductCode column is missing.');
  await choose(page, 'CSV file', 'ProductCode,CountryCode,NetPrice\n1,DE,12,50\n');
  await expect(page.getByRole('alert')).toContainText('Row 2 has more cells than the 3 headings.');
  await choose(page, 'CSV file', 'ProductCode,CountryCode,NetPrice\n1,DE,"12.50\n2,DE,15\n');
  await expect(page.getByRole('alert')).toContainText(
    'Row 2 has an unclosed quotation mark in the column NetPrice.',
  );
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'ProductCode\tCountryCode\tNetPrice\n1\tDE\t1,999\n1\tDE\t\n');
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  });
  await expect(page.getByText('0 to create, 0 to change, 1 unchanged, 1 refused')).toBeVisible();
  await expect(page.getByText('Net price can have at most two decimals')).toBeVisible();
});

test('unsent rows are sent again; changes by others are shown before they are overwritten', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (409|503)/);
  const { token } = await signInAs('staff');
  const { productCode, productName } = await makeCup(call, token);
  await page.goto('/admin/import?kind=products');

  const mend = await breakCalls(page, '**/api/imports/*/rows', 'POST');
  await choose(page, 'CSV file', `productCode,productName\n${productCode},${productName} mine`);
  await expect(page.getByRole('alert')).toContainText('Not available');
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('0 to create, 1 to change, 0 unchanged, 0 refused')).toBeVisible();

  const theirs = { productName: `${productName} theirs` };
  await call('PUT', `/api/products/${productCode}`, { json: theirs, token });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('alert')).toContainText('Rows 2');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const row = page.getByRole('region', { name: 'Rows of the file' }).locator('tbody tr');
  await expect(row).toContainText(theirs.productName);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('0 products created, 1 product changed.')).toBeVisible();
});

for (const late of ['rows', 'failure']) {
  test(`a new check cancelled before its ${late} arrived does not come back`, { tag: '@deep' }, async ({
    page,
    call,
    signInAs,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of (409|503)/);
    const { token } = await signInAs('staff');
    const { productCode, productName } = await makeCup(call, token);
    await page.goto('/admin/import?kind=products');
    const file = `productCode,productName\n${productCode},${productName} mine`;
    await choose(page, 'CSV file', file);
    const importRow = page.getByRole('button', { name: 'Import 1 row' });
    await expect(importRow).toBeEnabled();
    await call('PUT', `/api/products/${productCode}`, {
      json: { productName: `${newWord()} theirs` },
      token,
    });
    await importRow.click();

    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/imports\/\d+\/rows$/, async route => {
      if (route.request().method() !== 'GET') return await route.fallback();
      const response = await route.fetch();
      await held.promise;
      await route.fulfill(late === 'rows' ? { response } : { status: 503, json: { title: 'Not available' } });
    });
    const checkedAnew: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST') checkedAnew.push(request.url());
    });
    const asked = page.waitForRequest(/\/api\/imports\/\d+\/rows$/);
    await page.getByRole('button', { name: 'Check again' }).click();
    await asked;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Drop a CSV file here')).toBeVisible();
    const arrived = page.waitForResponse(/\/api\/imports\/\d+\/rows$/);
    held.resolve();
    await (await arrived).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByText('Drop a CSV file here')).toBeVisible();
    expect(checkedAnew).toEqual([]);
  });
}

test('a file dropped next to the drop zone is accepted, and never replaces the page', {
  tag: '@deep',
}, async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin/import?kind=products');
  await expect(page.getByText('Drop a CSV file here')).toBeVisible();
  const isKept = await page.evaluate(name => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([`productName,category,subcategory\n${name},Nowhere,None`], 'cups.csv'));
    const drag = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return ['dragover', 'drop'].every(type => !drag(type));
  }, newWord());
  expect(isKept).toBe(true);
  await expect(page.getByText('0 to create, 0 to change, 0 unchanged, 1 refused')).toBeVisible();
});

test('an export contains what the list shows', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin/products?q=kettle');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^products-.*\.csv$/);
  expect((await textOf(file)).match(/,\d{4}-\d\d-\d\dT[^,]*Z\r\n/g)).toHaveLength(shown);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import Products' })).toBeVisible();
});
