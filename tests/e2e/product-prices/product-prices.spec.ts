import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import type { ProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { expectNoViolations } from '../axe.ts';
import { breakCalls, loseSession, newWord, rows, signInAgain } from '../back-office-work.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a price is created by keyboard, survives an expired session, is edited by two people, and deleted', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (401|409|412)/);
  const { token } = await signInAs('staff');
  const word = newWord();
  const json = { productName: `${word} Kettle`, productDescription: '', subcategoryId: 1 };
  const { productCode } = (await call<Product>('POST', '/api/products', { json, token })).data;
  const countries = (await call<Country[]>('GET', '/api/countries', { token })).data;
  const inactive = countries.find(country => !country.displayStatus);
  const create = page.getByRole('button', { name: 'Create Product Price' });
  const product = page.getByRole('combobox', { name: 'Product' });
  const country = page.getByRole('combobox', { name: 'Country' });
  const net = page.getByLabel('Net Price (After Discount)');
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await page.goto('/admin/product-prices/create');
  await expect(create).toBeDisabled();
  await expectNoViolations(page);
  await expect(country.getByRole('option', { name: 'Germany (EUR)' })).toHaveCount(1);
  if (inactive) await expect(country.getByRole('option', { name: inactive.countryName })).toHaveCount(0);
  await product.focus();
  await page.keyboard.type(`no such ${word}`);
  await expect(page.getByText(`Nothing found for “no such ${word}”.`)).toBeVisible();
  await product.fill(word);
  await expect(page.getByRole('option', { name: `${productCode} - ${word} Kettle` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(product).toHaveValue(`${productCode} - ${word} Kettle`);

  for (const [label, wrong, message] of [
    ['Net Price (After Discount)', '-1', /between 0 and/],
    ['Retail Price', '1.234', 'Retail price can have at most two decimals'],
    ['PV (Points)', '-0.5', /between 0 and/],
    ['Stock Available', '2.5', 'Stock available must be a whole number'],
  ] as const) {
    await field(label).fill(wrong);
    await field(label).blur();
    await expect(field(label)).toHaveAccessibleDescription(message);
  }
  await net.fill('');
  await expect(net).toHaveAccessibleDescription('Net price is required');
  await expect(create).toBeDisabled();
  await country.selectOption({ label: 'Germany (EUR)' });
  await net.fill('12.50');
  await field('Retail Price').fill('15');
  await field('PV (Points)').fill('');
  await field('Stock Available').fill('7');
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(create).toBeEnabled();

  await loseSession(page);
  await create.click();
  await signInAgain(page, 'staff');
  await expect(page).toHaveURL('/admin/product-prices/create');
  await expect(product).toHaveValue(`${productCode} - ${word} Kettle`);
  await expect(country.locator('option:checked')).toHaveText('Germany (EUR)');
  await expect(net).toHaveValue('12.50');
  await create.click();
  await expect(
    page.getByText(`“${word} Kettle, Germany” created`).or(page.getByText(/created/)),
  ).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search product prices' }).fill(word);
  await expect(rows(page)).toHaveCount(1);
  const BOX = 1;
  const cells = [String(productCode), 'Germany', '€12.50', '€15.00', '0', '0', 'No', '7'];
  for (const [index, text] of cells.entries())
    await expect(
      rows(page)
        .getByRole('cell')
        .nth(index + BOX),
    ).toContainText(text);
  await expectNoViolations(page);

  await rows(page)
    .getByRole('link', { name: `Edit ${word} Kettle, Germany` })
    .click();
  await expect(field('Product')).toHaveValue(`${productCode} - ${word} Kettle`);
  await expect(field('Product')).not.toBeEditable();
  await expect(field('Country')).toHaveValue('Germany (EUR)');
  await expect(field('Country')).not.toBeEditable();
  const path = new URL(page.url()).pathname.replace('/admin/product-prices/edit', '/api/productprices');
  await net.fill('11');
  await call('PUT', path, { json: { StockAvailable: 3 }, token });
  await page.getByRole('button', { name: 'Update Product Price' }).click();
  const panel = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(panel.getByRole('row', { name: /^Stock Available/ })).toContainText('73');
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(`/admin/product-prices?q=${word}`);
  const { data } = await call<ProductPrice>('GET', path, { token });
  expect(data).toMatchObject({ NetPrice: 11, StockAvailable: 7, DisplayAtWebsite: false });

  await page.goto('/admin/product-prices/create');
  await product.fill(String(productCode));
  await page.getByRole('option', { name: `${productCode} - ${word} Kettle` }).click();
  await country.selectOption({ label: 'Germany (EUR)' });
  for (const label of ['Net Price (After Discount)', 'Retail Price', 'Stock Available'])
    await field(label).fill('1');
  await create.click();
  await expect(country).toHaveAccessibleDescription('This product already has a price in this country');
  await page.getByRole('link', { name: 'Back to List' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this product price?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  expect((await call('GET', path, { token })).status).toBe(404);
});

test('the list is filtered, sorted and paged in the address, and reports failures', { tag: '@deep' }, async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await signInAs('admin');
  const mendNames = await breakCalls(page, '**/api/countries', 'GET');
  const mendList = await breakCalls(page, '**/api/productprices?*', 'GET');
  await page.goto('/admin/product-prices');
  await expect(page.getByText('Error loading product prices. Please try again.')).toBeVisible();
  await expect(page.getByText('Error loading countries. Please try again.')).toBeVisible();
  mendNames();
  mendList();
  for (const what of ['product prices', 'countries'])
    await page
      .getByRole('alert')
      .filter({ hasText: `Error loading ${what}` })
      .getByRole('button')
      .click();
  for (const column of [
    'Product Code',
    'Country',
    'PV',
    'PQ',
    'Display at Website',
    'Stock Available',
    'Created At',
    'Retail Price',
    'Net Price',
  ]) {
    await page.getByRole('button', { name: column, exact: true }).click();
    await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await page.getByRole('combobox', { name: 'Display at Website' }).selectOption({ label: 'Displayed' });
  await expect(rows(page)).toHaveCount(20);
  const matrix = page.getByRole('link', { name: 'Price Matrix' });
  await expect(matrix).toHaveAttribute('href', '/admin/product-prices/matrix');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/country=\d+.*page=2/);
  await expect(page.getByText(/^21–/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^21–/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Product' }).fill('gooseneck');
  await page.getByRole('option', { name: /Gooseneck Kettle/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Stock' }).selectOption({ label: 'Out of stock' });
  await expect(page.getByText('No matches')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  const mend = await breakCalls(page, '**/api/productprices/*/*', 'GET');
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Error loading product price. Please try again.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  const mendSaving = await breakCalls(page, '**/api/productprices/*/*', 'PUT');
  await page.getByLabel('PQ (Points)').fill('1.25');
  await page.getByRole('button', { name: 'Update Product Price' }).click();
  await expect(page.getByRole('alert')).toContainText('Error updating product price. Please try again.');
  mendSaving();
  await page.getByRole('button', { name: 'Update Product Price' }).click();
  await expect(page.getByText(/Gooseneck Kettle.* updated/)).toBeVisible();

  await page.route('**/api/productprices?*', route =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/product-prices');
  await expect(page.getByText('No product prices found.')).toBeVisible();
});
