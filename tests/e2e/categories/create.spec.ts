import { photo } from '../picture-files.ts';
import { expect, nameField, rows, test } from './category-test.ts';

test.describe('creating', () => {
  test('a new category is saved and announced, and the list stays as it was', async ({ page, make }) => {
    const { word } = await make(['first']);
    await page.goto(`/admin/categories?q=${word}`);
    await page.getByRole('link', { name: 'Add New Category' }).click();
    await nameField(page).fill(`${word} second`);
    await page.getByRole('radio', { name: 'Inactive' }).check();
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page).toHaveURL(`/admin/categories?q=${word}`);
    await expect(page.getByText(`“${word} second” created`)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });

  test('its picture and description are saved with it, and head its page', async ({ page }) => {
    const name = `Rugs ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/admin/categories/create');
    await nameField(page).fill(name);
    await page.getByLabel('Description').fill('Woven by hand.');
    await page.locator('input[type=file]').setInputFiles(photo());
    await expect(page.getByText(/1000 × 800/)).toBeVisible();
    const saved = page.waitForResponse(answer => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Create Category' }).click();
    const { categorySlug, categoryPicture } = await (await saved).json();
    await expect(page.getByText(`“${name}” created`)).toBeVisible();

    await page.goto(`/departments/${categorySlug}`);
    await expect(page.getByRole('main')).toContainText('Woven by hand.');
    await expect(page.getByRole('main').locator(`img[src="${categoryPicture}"]`)).toBeVisible();
  });

  test('a missing name is reported at its field, announced, focused, and nothing is sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', request => sent.push(request.method()));
    await page.goto('/admin/categories/create');
    await nameField(page).fill('   ');
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(nameField(page)).toHaveAccessibleDescription('Category name is required');
    await expect(nameField(page)).toBeFocused();
    expect(sent).not.toContain('POST');
  });

  test('a taken name is reported at its field, and the input stays', async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 409/);
    await page.goto('/admin/categories/create');
    await nameField(page).fill('kitchen');
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(nameField(page)).toHaveAccessibleDescription(/already/);
    await expect(nameField(page)).toHaveValue('kitchen');
  });

  test('an error is shown in red, a retry works, and a double click sends one request', async ({
    page,
    expectedFaults,
    make,
  }) => {
    expectedFaults.push(/status of 500/);
    const { word } = await make(['one']);
    let posts = 0;
    await page.route('**/api/categories', async route => {
      if (route.request().method() !== 'POST') return await route.fallback();
      posts += 1;
      await (posts === 1
        ? route.fulfill({ status: 500, json: { detail: 'Nothing was changed' } })
        : route.fallback());
    });
    await page.goto('/admin/categories/create');
    await nameField(page).fill(`${word} two`);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByRole('alert')).toContainText('Error creating category. Please try again.');
    await page.getByRole('button', { name: 'Create Category' }).dblclick();
    await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
    expect(posts).toBe(2);
  });

  test('staying after an error that offers to leave shows the reason and allows a retry', async ({
    page,
    expectedFaults,
    make,
  }) => {
    expectedFaults.push(/status of 403/);
    const { word } = await make(['one']);
    let isRefused = true;
    await page.route('**/api/categories', route =>
      isRefused && route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { title: 'Forbidden', detail: 'You are someone else by now.' },
          })
        : route.fallback(),
    );
    await page.goto('/admin/categories/create');
    await nameField(page).fill(`${word} two`);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('alert')).toContainText('You are someone else by now.');
    await expect(nameField(page)).toHaveValue(`${word} two`);
    isRefused = false;
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByText(`“${word} two” created`)).toBeVisible();
  });

  test('the button reads Creating... while saving', async ({ page, make }) => {
    const { word } = await make(['one']);
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/api/categories', async route => {
      await held;
      await route.continue();
    });
    await page.goto('/admin/categories/create');
    await nameField(page).fill(`${word} two`);
    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
  });
});
