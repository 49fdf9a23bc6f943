import { expect, rows, search, test } from './category-test.ts';

const manyNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `no ${String(index).padStart(2, '0')}`);

test.describe('the category list', () => {
  test('shows every category with ID, name, status and actions', async ({ page, make }) => {
    const { word, made } = await make(['hidden'], false);
    await page.goto(`/admin/categories?q=${word}`);
    await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible();
    for (const column of ['ID', 'Name', 'Status', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText([String(made[0]?.categoryId)]);
    await expect(rows(page)).toContainText(['Inactive']);
    await expect(rows(page).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin/categories/edit/${made[0]?.categoryId}`,
    );
  });

  test('search, status, order and page live in the address: reload, Back and a shared link show the same', async ({
    page,
    make,
  }) => {
    const { word } = await make(manyNames(23));
    await page.goto('/admin/categories');
    await search(page).fill(word);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText('no 22');

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).last()).toContainText('no 00');
    await page.reload();
    await expect(rows(page).last()).toContainText('no 00');
    await page.goBack();
    await expect(rows(page).first()).toContainText('no 22');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(rows(page)).toHaveCount(20);
  });

  test('the status filter separates active from inactive', async ({ page, make }) => {
    const { word: shown } = await make(['on']);
    const { word: hidden } = await make(['off'], false);
    await page.goto(`/admin/categories?q=${hidden}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('combobox').selectOption({ label: 'Active' });
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('combobox').selectOption({ label: 'Inactive' });
    await expect(rows(page)).toHaveCount(1);
    await search(page).fill(shown);
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/categories');
    await expect(rows(page).first()).toBeVisible();
  });

  test('an empty shop says so and offers to create the first category', async ({ page }) => {
    await page.route('**/api/categories?*', route =>
      route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    );
    await page.goto('/admin/categories');
    await expect(page.getByText('No Categories Found')).toBeVisible();
    await expect(page.getByText('There are no categories in the system yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Create Your First Category' }).click();
    await expect(page).toHaveURL('/admin/categories/create');
  });

  test('shows a loading state, and on failure an error with a retry', async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 503/);
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    let fails = true;
    await page.route('**/api/categories?*', async route => {
      await held;
      await (fails ? route.fulfill({ status: 503, json: { title: 'Not available' } }) : route.continue());
    });
    await page.goto('/admin/categories');
    await expect(page.getByText('Loading categories...')).toBeVisible();
    answer();
    await expect(page.getByText('Error loading categories. Please try again.')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});
