import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';

const PATH = '/api/docs';

const list = (page: Page) => page.getByRole('navigation', { name: 'Calls' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Try it' });
const answer = (page: Page) => page.getByRole('region', { name: 'Response' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' }).click();

test('the page is rendered with every call, and hydrates without requests', async ({
  page,
  browser,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const reply = await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(reply?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page).toHaveTitle('API – Meridian');
  await expect(page.getByRole('heading', { level: 1, name: 'The Meridian API' })).toBeVisible();
  expect(asked.filter(path => path.endsWith('openapi.json'))).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(shop.url + PATH);
  await expect(bare.getByRole('main').getByRole('link', { name: '/api/Slider/upload' })).toBeVisible();
  await context.close();
});

test('a reader finds a call, reads it, and shares its link', async ({ page }) => {
  await page.goto(PATH);
  await list(page).getByRole('searchbox', { name: 'Search calls' }).fill('put product');
  await expect(list(page).getByRole('link')).toContainText(['Change a product', 'Change a product price']);
  await list(page).getByRole('link', { name: 'Change a product price' }).click();

  const heading = page.getByRole('heading', { level: 1, name: 'Change a product price' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#changeProductPrice$/);
  await expect(page).toHaveTitle('Change a product price – API – Meridian');
  const article = page.getByRole('article');
  await expect(article).toContainText('/api/productprices/{productCode}/{countryId}');
  await expect(article).toContainText('Admin and staff');
  await expect(
    article
      .getByRole('listitem')
      .filter({ hasText: /^NetPrice/ })
      .first(),
  ).toContainText('number');
  await article.getByText('Changed in the meantime', { exact: true }).click();
  await expect(article).toContainText('Someone else changed this');

  await page.reload();
  await expect(heading).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'Change a product price' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The Meridian API' })).toBeVisible();
});

test('a search without results says so and offers all calls', { tag: '@deep' }, async ({ page }) => {
  await page.goto(PATH);
  await list(page).getByRole('searchbox').fill('zebra');
  await expect(list(page)).toContainText('No calls match “zebra”');
  await list(page).getByRole('button', { name: 'Show all calls' }).click();
  await expect(list(page).getByRole('link', { name: 'List categories' })).toBeVisible();
});

test('a visitor tries a call and sees the shop’s real response', async ({ page, call }) => {
  const { data } = await call<{ categoryName: string }[]>('GET', '/api/categories?sort=-categoryName');
  await page.goto(`${PATH}#listCategories`);
  await panel(page).getByLabel('sort').selectOption('-categoryName');
  await panel(page).getByLabel('pageSize').fill('2');
  await expect(panel(page).getByRole('region', { name: 'curl' })).toContainText(
    '/api/categories?sort=-categoryName&pageSize=2',
  );
  await send(page);
  await expect(answer(page).getByRole('status').first()).toContainText('200');
  await expect(answer(page)).toContainText(`"categoryName": "${data[0]?.categoryName}"`);
  await answer(page).getByText('Headers').click();
  await expect(answer(page)).toContainText(`x-total-count${data.length}`);
});

test('an error is explained next to the field it concerns', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 422/);
  await page.goto(`${PATH}#listCategories`);
  await panel(page).getByLabel('pageSize').fill('0');
  await send(page);
  await expect(answer(page).getByRole('status').first()).toContainText('422');
  await expect(answer(page).getByRole('alert')).toContainText('pageSize Page size must be between 1 and 100');
});

test('without a sign-in the page says that one is needed, and stays usable after a rejection', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 401/);
  await page.goto(`${PATH}#createCategory`);
  await expect(panel(page)).toContainText('Sign-in required');
  await send(page);
  await expect(answer(page).getByRole('alert')).toContainText('Sign in first');
  await expect(page).toHaveURL(/#createCategory$/);
});

test('staff change the shop from the page, with the version they saw', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 412/);
  await signInAs('staff');
  await page.goto(`${PATH}#createCategory`);
  await expect(panel(page)).toContainText('As staff');
  const categoryName = `Tried ${crypto.randomUUID()}`;
  await panel(page).getByLabel('Body').first().fill(JSON.stringify({ categoryName }));
  await send(page);
  await expect(answer(page).getByRole('status').first()).toContainText('201');
  const id = /"categoryId": (\d+)/.exec((await answer(page).textContent()) ?? '')?.[1] ?? '';

  await page.goto(`${PATH}#changeCategory`);
  await panel(page).getByRole('textbox', { name: 'id', exact: true }).fill(id);
  await panel(page).getByLabel('If-Match').fill('"99"');
  await send(page);
  await expect(answer(page).getByRole('alert')).toContainText('Changed in the meantime');

  await page.goto(`${PATH}#deleteCategory`);
  await panel(page).getByRole('textbox', { name: 'id', exact: true }).fill(id);
  await send(page);
  await expect(answer(page)).toContainText('No body');
});

test('a form is sent with its picture', async ({ page, signInAs, expectedFaults }) => {
  expectedFaults.push(/status of 422/);
  await signInAs('staff');
  await page.goto(`${PATH}#createProduct`);
  await panel(page).getByText('Form', { exact: true }).click();
  const text = { name: 'no-picture.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await panel(page).getByLabel('Image').setInputFiles(text);
  await expect(panel(page).getByRole('region', { name: 'curl' })).toContainText("-F 'Image=@no-picture.txt'");
  await send(page);
  await expect(answer(page).getByRole('alert')).toContainText('Image');
});

test('at 360 px the list collapses and nothing overflows', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PATH);
  await list(page).getByRole('button', { name: 'All calls' }).click();
  await list(page).getByRole('searchbox').fill('price of');
  await list(page).getByRole('link', { name: 'List the prices of a product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List the prices of a product');
  await expect(list(page).getByRole('searchbox')).toBeHidden();
  await page.getByRole('article').getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { name: 'Try it' })).toBeInViewport();
  await send(page);
  await expect(answer(page).getByRole('status').first()).toBeInViewport();
  for (const id of ['', '#createProduct', '#changeProductPrice', '#listProducts']) {
    await page.goto(PATH + id);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, id).toBeLessThanOrEqual(0);
  }
});

test('axe finds nothing on an answered call', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${PATH}#listProductPrices`);
  await send(page);
  await expect(answer(page)).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on a call with a form', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${PATH}#createProduct`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
});
