import type { Product } from '../../../functions/catalog/products/contract.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, rows, test } from './product-test.ts';

test('a family is one row that unfolds, and selecting it selects all its variants', async ({
  page,
  call,
  token,
  makeCategories,
  makeProduct,
}) => {
  const categories = await makeCategories();
  const { word, category } = categories;
  const codes: number[] = [];
  for (const name of ['Apron, sand', 'Apron, sea', 'Apron, ink', 'Kettle'])
    codes.push((await makeProduct(categories, { productName: `${name} ${word}` })).productCode);
  const [sand, sea, ink, kettle] = codes;
  const familyName = `Apron ${word}`;
  const variants = [ink, sand, sea].map((productCode, index) => ({ productCode, options: [`${index}`] }));
  const json = { familyName, options: ['Colour'], variants };
  expect((await call('POST', '/api/families', { json, token })).status).toBe(201);

  await page.goto(`/admin/products?category=${category.categoryId}`);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Group by family' }).check();
  await expect(page).toHaveURL(/grouped=true/);
  await expect(rows(page)).toHaveCount(2);
  const family = page.getByRole('button', { name: `${familyName} 3 variants` });
  await family.focus();
  await page.keyboard.press('Enter');
  await expect(family).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(1)).toContainText('Apron, ink');
  await expect(rows(page).nth(3)).toContainText('Apron, sea');
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: `Edit ${familyName}` }),
  ).toHaveAttribute('href', /\/admin\/families\/edit\/\d+$/);
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ }),
  ).toHaveCount(0);
  await expectNoViolations(page);

  const select = page.getByRole('checkbox', { name: `Select ${familyName}`, exact: true });
  await page.getByRole('checkbox', { name: `Select Apron, sea ${word}` }).press('Space');
  await expect(select).toBeChecked({ indeterminate: true });
  await select.press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('3 products selected');
  await expect(page.getByRole('checkbox', { name: `Select Apron, ink ${word}` })).toBeChecked();
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Select all 4 products that match' }).click();
  await expect(bar).toContainText('4 products selected');
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await select.press('Space');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 products deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const { data } = await call<Product[]>('GET', `/api/products?category=${category.categoryId}`, { token });
  expect(data.map(({ productCode }) => productCode)).toEqual([kettle]);
});
