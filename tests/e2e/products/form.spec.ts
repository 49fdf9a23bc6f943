import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { expectNoViolations } from '../axe.ts';
import { loseSession, signInAgain } from '../back-office-work.ts';
import { hand, photo } from '../picture-files.ts';
import { choose, expect, pictureInput, preview, rows, test } from './product-test.ts';

test('a product is created with all its fields, and missing ones are reported before sending', async ({
  page,
  call,
  token,
  makeCategories,
}) => {
  const categories = await makeCategories();
  const sent: string[] = [];
  page.on('request', request => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/admin/products/create');
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Please select a category.')).toBeVisible();
  await expect(page.getByText('Please select a subcategory.')).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveAccessibleDescription('Product name is required');
  await expect(category).toBeFocused();
  await category.selectOption(categories.category.categoryName);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('combobox', { name: 'Subcategory' })).toHaveAccessibleDescription(
    'Please select a subcategory.',
  );
  expect(sent).toEqual([]);

  await choose(page, categories);
  await page.getByLabel('Product Name').fill(`Jug ${categories.word}`);
  await page.getByLabel('Description').fill('Two lines\nof words');
  await page.getByLabel('Overview Document').fill('https://docs.example/jug.pdf');
  await page.getByLabel('Alt Text').fill('A blue jug');
  await page.getByLabel('SKU').fill(` JUG-${categories.word}`);
  await page.getByLabel('Barcode').fill('4006381333932');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByLabel('Barcode')).toHaveAccessibleDescription(/The last digit of the barcode/);
  await page.getByLabel('Barcode').fill('4006381333931');
  await pictureInput(page).setInputFiles(photo());
  await expect(page.getByText('1000 × 800')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Product' }).dblclick();
  await expect(page.getByText(`“Jug ${categories.word}” created`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products(\?|$)/);
  expect(sent).toHaveLength(1);
  const path = `/api/products?subcategory=${categories.subcategory.subcategoryId}`;
  const { data } = await call<Product[]>('GET', path, { token });
  expect(data).toMatchObject([
    {
      productDescription: 'Two lines\nof words',
      productOverviewDoc: 'https://docs.example/jug.pdf',
      productPictureAlt: 'A blue jug',
      sku: `JUG-${categories.word}`,
      barcode: '4006381333931',
      productPictureWidth: 1000,
    },
  ]);
  await page.goto(`/products-details/${data[0]?.productCode}`);
  await expect(page.getByRole('img', { name: 'A blue jug' })).toBeVisible();
});

test('a product is edited, moved to another subcategory, and its picture added and removed', async ({
  page,
  call,
  makeCategories,
  makeProduct,
}) => {
  const [from, to] = [await makeCategories(), await makeCategories()];
  const product = await makeProduct(from);
  const path = `/api/products/${product.productCode}`;
  const read = async () => (await call<Product>('GET', path)).data;
  const open = () => page.goto(`/admin/products/edit/${product.productCode}`);
  const save = async () => {
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText(/updated\.$/)).toBeVisible();
  };
  await open();
  await expect(page.getByLabel('Code', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Created At')).not.toBeEditable();
  await choose(page, to);
  await page.getByLabel('Product Name').fill(`Bowl ${to.word}`);
  await hand(page, 'drop', [photo('wide.png', { width: 700, height: 300 })]);
  await expect(preview(page)).toBeVisible();
  expect((await preview(page).boundingBox())?.width).toBeLessThanOrEqual(200);
  await save();
  const moved = await read();
  expect(moved).toMatchObject({ subcategoryId: to.subcategory.subcategoryId, productPictureWidth: 700 });

  await open();
  await expect(preview(page)).toHaveAttribute('src', moved.productPicture ?? '');
  await page.getByLabel('Description').fill('Only words');
  await save();
  expect((await read()).productPicture).toBe(moved.productPicture);
  await open();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await save();
  expect((await read()).productPicture).toBe(null);
  await expect(rows(page).first()).toBeVisible();
});

test('its prices are listed below it, each with a way to edit or add it', async ({
  page,
  makeCategories,
  makeProduct,
}) => {
  await page.goto('/admin/products/edit/1');
  const prices = page.getByRole('region', { name: 'Prices', exact: true });
  await expect(prices.getByRole('row').nth(1)).toContainText(/\d/);
  const edit = prices.getByRole('link', { name: /^Edit price for/ }).first();
  await expect(edit).toHaveAttribute('href', /\/admin\/product-prices\/edit\/1\/\d+/);
  const { productCode, productName } = await makeProduct(await makeCategories());
  await page.goto(`/admin/products/edit/${productCode}`);
  await expect(prices.getByText('No price yet').first()).toBeVisible();
  await expect(prices.getByRole('link', { name: 'Create price for Germany' })).toHaveAttribute(
    'href',
    new RegExp(`/admin/product-prices/create\\?product=${productCode}&country=\\d+`),
  );
  await prices.getByRole('link', { name: 'Create price for Germany' }).click();
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(
    `${productCode} - ${productName}`,
  );
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country.locator('option:checked')).toHaveText('Germany (EUR)');
});

test('no price can be added in a country that the shop does not sell to', { tag: '@deep' }, async ({
  page,
  makeCategories,
  makeProduct,
}) => {
  await page.route('**/api/countries', async route => {
    const answer = await route.fetch();
    const all: Country[] = await answer.json();
    const json = all.map(one => ({ ...one, displayStatus: one.countryName !== 'Germany' }));
    await route.fulfill({ response: answer, json });
  });
  const { productCode } = await makeProduct(await makeCategories());
  await page.goto(`/admin/products/edit/${productCode}`);
  const prices = page.getByRole('region', { name: 'Prices', exact: true });
  await expect(prices.getByRole('row', { name: /Germany/ })).toContainText('No price yet');
  await expect(prices.getByRole('link', { name: /^Create price for/ }).first()).toBeVisible();
  await expect(prices.getByRole('link', { name: 'Create price for Germany' })).toHaveCount(0);
});

test('a product whose subcategory someone else moved keeps it, even before the form knows', {
  tag: '@deep',
}, async ({ page, call, token, makeCategories, makeProduct }) => {
  const [from, to] = [await makeCategories(), await makeCategories()];
  const { productName } = await makeProduct(from);
  const { subcategoryId } = from.subcategory;
  await page.goto(`/admin/products?q=${from.word}`);
  const known = page.getByRole('option', { name: from.subcategory.subcategoryName });
  await expect(known).toBeAttached();
  const json = { categoryId: to.category.categoryId };
  await call('PUT', `/api/subcategories/${subcategoryId}`, { json, token });
  const coming = Promise.withResolvers<void>();
  await page.route('**/api/subcategories', async route => {
    await coming.promise;
    await route.fallback();
  });
  await page.getByRole('link', { name: `Edit ${productName}` }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue(productName);
  coming.resolve();
  const subcategory = page.getByRole('combobox', { name: 'Subcategory' });
  await expect(subcategory.getByRole('option')).toHaveCount(3);
  await expect(subcategory).toHaveValue(String(subcategoryId));
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('after an expired sign-in the input is restored without its picture, and the form says so', {
  tag: '@deep',
}, async ({ page, expectedFaults, makeCategories }) => {
  expectedFaults.push(/status of 401/);
  const categories = await makeCategories();
  await page.goto('/admin/products/create');
  await choose(page, categories);
  await page.getByLabel('Product Name').fill(`Jug ${categories.word}`);
  await pictureInput(page).setInputFiles(photo());
  await expect(page.getByText('1000 × 800')).toBeVisible();
  await loseSession(page);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await signInAgain(page, 'staff');
  await expect(page).toHaveURL('/admin/products/create');
  await expect(page.getByText('Your unsaved changes were restored. Choose the picture again.')).toBeVisible();
  await expect(page.getByLabel('Product Name')).toHaveValue(`Jug ${categories.word}`);
  await expect(preview(page)).toHaveCount(0);
});

test('two people edit one product: the second sees both versions, with pictures, and keeps their own', {
  tag: '@deep',
}, async ({ page, call, token, makeCategories, makeProduct, expectedFaults }) => {
  expectedFaults.push(/status of 412/);
  const categories = await makeCategories();
  const { productCode } = await makeProduct(categories);
  const path = `/api/products/${productCode}`;
  await page.goto(`/admin/products/edit/${productCode}`);
  await page.getByLabel('Product Name').fill(`Mine ${categories.word}`);
  await hand(page, 'paste', [photo()]);
  await expect(page.getByText('1000 × 800')).toBeVisible();
  await call('PUT', path, {
    json: { productName: `Theirs ${categories.word}`, productPictureAlt: 'Their words' },
    token,
  });
  await page.getByRole('button', { name: 'Update Product' }).click();
  const panel = page.getByRole('region', { name: 'Someone else changed this while you were editing' });
  await expect(panel.getByRole('row', { name: /Product Name/ })).toContainText(`Theirs ${categories.word}`);
  await expect(panel.getByRole('row', { name: /Picture/ }).getByRole('img')).toBeVisible();
  await expect(panel.getByRole('row', { name: /Picture/ })).toContainText('None');
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`“Mine ${categories.word}” updated`)).toBeVisible();
  const { data } = await call<Product>('GET', path);
  expect(data).toMatchObject({
    productName: `Mine ${categories.word}`,
    productPictureWidth: 1000,
    productPictureAlt: '',
  });
});

test('failures are reported in the words of the specification, and can be retried', async ({
  page,
  expectedFaults,
  makeCategories,
  makeProduct,
}) => {
  expectedFaults.push(/status of 50/);
  const categories = await makeCategories();
  const { productCode } = await makeProduct(categories);
  let fails = true;
  await page.route(`**/api/products/${productCode}`, route =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.route('**/api/productprices/byproduct/*', route =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto(`/admin/products/edit/${productCode}`);
  await expect(page.getByRole('alert')).toContainText('Error loading product. Please try again.');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(String(productCode));
  await page.getByLabel('Product Name').fill('');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByLabel('Product Name')).toBeFocused();
  await page.getByLabel('Product Name').fill(`Again ${categories.word}`);
  fails = true;
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('alert')).toContainText('Error updating product. Please try again.');
  fails = false;
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText(`“Again ${categories.word}” updated`)).toBeVisible();

  await page.route('**/api/products', route => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/products/create');
  await choose(page, categories);
  await page.getByLabel('Product Name').fill('Lost');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('alert')).toContainText('Error creating product. Please try again.');
  await expect(page.getByLabel('Product Name')).toHaveValue('Lost');
});
