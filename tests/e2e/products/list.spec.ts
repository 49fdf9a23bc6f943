import { expectNoViolations } from '../axe.ts';
import { expect, rows, test } from './product-test.ts';

const LONG = 'Ünïcode letters, and a description that goes on 🫖 past what the list has room for';

test('the list shows what is specified, and filters by text, category, picture and price', async ({
  page,
  makeCategories,
  makeProduct,
}) => {
  const categories = await makeCategories();
  const { word, category, subcategory } = categories;
  await makeProduct(categories, { productName: `Able ${word}`, productDescription: LONG });
  await makeProduct(categories, { productName: `Zeal ${word}`, productDescription: 'Short' });
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  for (const name of ['Code', 'Picture', 'Name', 'Description', 'Created At', 'Actions'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
  await expect(rows(page)).toHaveCount(2);
  const able = rows(page).filter({ hasText: 'Able' });
  await expect(able).toContainText(`${[...LONG].slice(0, 50).join('')}...`);
  await expect(page.getByRole('cell', { name: 'Short', exact: true })).toBeVisible();
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/London' }).format(
    new Date(),
  );
  await expect(able).toContainText(today);
  await expect(able).toContainText('No picture');
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(rows(page).first()).toContainText('Zeal');
  await expect(page).toHaveURL(/sort=-productName/);

  await page.getByRole('combobox', { name: 'Picture' }).selectOption('With picture');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'Picture' }).selectOption('Without picture');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ label: 'No price in Germany' });
  await expect(page).toHaveURL(/missing=DE/);
  await expect(rows(page)).toHaveCount(2);
  await page.goto('/admin/products');
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category.categoryName);
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption(subcategory.subcategoryName);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  // A subcategory does not appear under another category.
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Coffee & Tea');
  await expect(page).not.toHaveURL(/subcategory=/);
  await expect(rows(page).first()).toBeVisible();
  await expectNoViolations(page);
});

test('with very many rows, paging ends and a search needs two letters', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/products?*', async route => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.get('q') ?? '');
    const [first] = await (
      await route.fetch({ url: new URL('/api/products?page=1&pageSize=1', page.url()).href })
    ).json();
    await route.fulfill({ json: [first], headers: { 'X-Total-Count': '100000' } });
  });
  await page.goto('/admin/products?page=4000');
  await expect(page.getByText(/of more than 10,000$/)).toBeVisible();
  await expect(
    page.getByText('This is the last page we can show. Narrow the list to see more.'),
  ).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('k');
  await expect(page.getByText('At least two characters')).toBeVisible();
  await expect(page).toHaveURL('/admin/products?q=k');
  await search.fill('ke');
  await expect(page.getByText('At least two characters')).toHaveCount(0);
  await expect.poll(() => asked).toContain('ke');
  expect(asked).not.toContain('k');
  await page.unrouteAll({ behavior: 'wait' });
});

test('an empty shop says so, and a failed list can be retried', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 503/);
  let answer: 'fail' | 'none' = 'fail';
  await page.route('**/api/products?*', route =>
    answer === 'fail'
      ? route.fulfill({ status: 503, json: {} })
      : route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/products');
  await expect(page.getByRole('alert')).toContainText('Error loading products. Please try again.');
  answer = 'none';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Product' }).click();
  await expect(page).toHaveURL('/admin/products/create');
});

test('a product is deleted with its prices after a warning, and restored with them', async ({
  page,
  call,
  makeCategories,
  makeProduct,
  token,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const categories = await makeCategories();
  const { productCode } = await makeProduct(categories);
  const hidden = { NetPrice: 5, RetailPrice: 6, PV: 1, PQ: 1, DisplayAtWebsite: false, StockAvailable: 3 };
  const json = { ProductCode: String(productCode), CountryID: 1, ...hidden };
  expect((await call('POST', '/api/productprices', { token, json })).status).toBe(201);
  await page.goto(`/admin/products?q=${categories.word}`);
  await rows(page)
    .getByRole('button', { name: /Delete/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete the product and its 1 price' }).click();
  await expect(page.getByText(`“Cup ${categories.word}” deleted`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rows reverted')).toBeVisible();
  await expect(rows(page)).toContainText(categories.word);
  const prices = await call<unknown[]>('GET', `/api/productprices?product=${productCode}`, { token });
  expect(prices.data).toHaveLength(1);
});

test('products in use stay and say why, others are deleted', { tag: '@deep' }, async ({
  page,
  call,
  makeCategories,
  makeProduct,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
  await page.goto('/admin/products');
  await rows(page)
    .first()
    .getByRole('button', { name: /Delete/ })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('This product is still in use and can’t be deleted:');
  await expect(question).toContainText(/\d+ prices: /);
  await question.getByRole('button', { name: 'Cancel' }).click();

  const categories = await makeCategories();
  const { productCode } = await makeProduct(categories);
  await page.goto(`/admin/products?q=${categories.word}`);
  await rows(page)
    .getByRole('button', { name: /Delete/ })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“Cup ${categories.word}” deleted`)).toBeVisible();
  expect((await call('GET', `/api/products/${productCode}`)).status).toBe(404);
});
