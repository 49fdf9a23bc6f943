import { expect, test } from '../shop-test.ts';

const TEA = '/departments/1-coffee-tea';

test('a department has its sentence, picture and parts, and its own filters and address', async ({
  page,
}) => {
  await page.goto(TEA);
  await expect(page).toHaveTitle('Coffee & Tea – Meridian');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${TEA}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Coffee & Tea');
  await expect(main.getByText('Kettles, drippers and cups')).toBeVisible();
  await expect(page.getByLabel('Category', { exact: true })).toHaveCount(0);

  await main.getByRole('list', { name: 'Subcategories' }).getByRole('link', { name: 'Kettles' }).click();
  await expect(page).toHaveURL(`${TEA}?subcategory=3`);
  await expect(main.getByRole('article').filter({ hasText: 'Gooseneck Kettle' })).toBeVisible();
  await expect(main).not.toContainText('Noon Pour-Over Set');
  await page.getByRole('link', { name: 'Remove filter Kettles' }).click();
  await expect(page).toHaveURL(TEA);
  await page.getByLabel('Sort').selectOption('price');
  await expect(page).toHaveURL(`${TEA}?sort=price`);
  await expect(main).toContainText('Noon Pour-Over Set');

  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Coffee & Tea' })
    .click();
  await expect(page).toHaveURL(TEA);
});

test('from one department to the next, everything that is said about it changes', async ({ page }) => {
  await page.goto(TEA);
  await page.getByRole('button', { name: 'Departments' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Garden' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Garden');
  await expect(main.getByText('Tools that fit your hand')).toBeVisible();
  await expect(main.getByText('Kettles, drippers and cups')).toHaveCount(0);
});

test('the same list among all products declares the department’s page as its address', async ({ page }) => {
  await page.goto('/products-list?category=1&subcategory=3');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('1');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/departments\/1-coffee-tea\?subcategory=3$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('a department is filtered and sorted by its form', async ({ page }) => {
    await page.goto(TEA);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Subcategory').selectOption({ label: 'Kettles' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/departments\/1-coffee-tea\?.*subcategory=3/);
    await expect(page.getByRole('main')).toContainText('Gooseneck Kettle');
    await expect(page.getByRole('main')).not.toContainText('Noon Pour-Over Set');
  });
});
