import type { Page } from '@playwright/test';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import { expect, nameField, test } from './category-test.ts';

test.describe('editing', () => {
  const edit = async (page: Page, { categoryId }: Category) => {
    await page.goto(`/admin/categories/edit/${categoryId}`);
    await expect(page.getByLabel('ID', { exact: true })).toHaveValue(String(categoryId));
  };

  test('the ID is read-only, the rest can be edited', async ({ page, call, makeOne, token }) => {
    const { word, category, path } = await makeOne();
    await edit(page, category);
    await expect(page.getByLabel('ID', { exact: true })).not.toBeEditable();
    await nameField(page).fill(`${word} after`);
    await page.getByRole('radio', { name: 'Inactive' }).check();
    await page.getByRole('button', { name: 'Update Category' }).click();
    await expect(page.getByText(`“${word} after” updated`)).toBeVisible();
    const { data } = await call<Category>('GET', path, { token });
    expect(data).toMatchObject({
      categoryId: category.categoryId,
      categoryName: `${word} after`,
      displayStatus: false,
    });
  });

  test('an unknown category says so and links back', async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 404/);
    await page.goto('/admin/categories/edit/99999999');
    await expect(page.getByText('Category not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to List' }).last().click();
    await expect(page).toHaveURL('/admin/categories');
  });

  for (const [action, wait] of [
    ['loading', 'GET'],
    ['updating', 'PUT'],
  ] as const) {
    test(`an error ${action} is shown in red, and a retry works`, async ({
      page,
      expectedFaults,
      makeOne,
    }) => {
      expectedFaults.push(/status of 503/);
      const { word, category, path } = await makeOne();
      let fails = true;
      await page.route(`**${path}`, async route => {
        const isIt = route.request().method() === wait;
        await (isIt && fails ? route.fulfill({ status: 503, json: {} }) : route.continue());
      });
      await page.goto(`/admin/categories/edit/${category.categoryId}`);
      if (wait === 'PUT') {
        await nameField(page).fill(`${word} after`);
        await page.getByRole('button', { name: 'Update Category' }).click();
      }
      await expect(page.getByRole('alert')).toContainText(`Error ${action} category. Please try again.`);
      fails = false;
      await page.getByRole('button', { name: wait === 'PUT' ? 'Update Category' : 'Try again' }).click();
      if (wait === 'PUT') await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
      else await expect(nameField(page)).toHaveValue(category.categoryName);
    });
  }

  for (const choice of ['Keep mine', 'Take theirs'] as const) {
    test(`two people edit one row: both versions are shown, and "${choice}" decides`, async ({
      page,
      call,
      expectedFaults,
      makeOne,
      token,
    }) => {
      expectedFaults.push(/status of 412/);
      const { word, category, path } = await makeOne();
      await edit(page, category);
      await nameField(page).fill(`${word} mine`);
      await call('PUT', path, { json: { categoryName: `${word} theirs` }, token });
      await page.getByRole('button', { name: 'Update Category' }).click();
      const panel = page.getByRole('region', { name: /Someone else changed this/ });
      await expect(panel).toContainText(`${word} mine`);
      await expect(panel).toContainText(`${word} theirs`);
      expect((await call<Category>('GET', path)).data.categoryName).toBe(`${word} theirs`);

      await panel.getByRole('button', { name: choice }).click();
      if (choice === 'Keep mine') {
        await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
        expect((await call<Category>('GET', path)).data.categoryName).toBe(`${word} mine`);
      } else {
        await expect(nameField(page)).toHaveValue(`${word} theirs`);
        await expect(panel).toHaveCount(0);
      }
    });
  }

  test('unsaved changes survive a click on a link and closing the tab', async ({ page, makeOne }) => {
    const { word, category } = await makeOne();
    await edit(page, category);
    await nameField(page).fill(`${word} half`);
    await page.getByRole('link', { name: 'Back to List' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(nameField(page)).toHaveValue(`${word} half`);

    const asked = new Promise<string>(resolve => {
      page.once('dialog', async dialog => {
        resolve(dialog.type());
        await dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');

    await page.getByRole('link', { name: 'Back to List' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
  });
});
