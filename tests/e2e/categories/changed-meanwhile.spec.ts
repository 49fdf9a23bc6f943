import type { Page } from '@playwright/test';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import { A_JOB } from '../back-office-work.ts';
import { expect, nameField, test } from './category-test.ts';

/** A job runs until told to end; the test itself changes the rows. */
async function runJob(page: Page) {
  let end = () => {};
  const isEnded = new Promise<void>(resolve => {
    end = resolve;
  });
  await page.route('**/api/jobs?*', route => route.fulfill({ json: [A_JOB] }));
  await page.route('**/api/jobs/7/step', async route => {
    await isEnded;
    await route.fulfill({ json: { ...A_JOB, state: 'done', done: 1, changed: 1 } });
  });
  return end;
}

const panel = (page: Page) => page.getByRole('region', { name: 'This was changed while you were editing' });
const work = (page: Page) => page.getByRole('region', { name: 'Work in progress' });

test('a finished job leaves an edited form alone and says that the row has changed', async ({
  page,
  call,
  makeOne,
  token,
}) => {
  const { word, category, path } = await makeOne();
  const end = await runJob(page);
  await page.goto(`/admin/categories/edit/${category.categoryId}`);
  await nameField(page).fill(`${word} mine`);
  await expect(work(page)).toBeVisible();
  await call('PUT', path, { json: { categoryName: `${word} theirs` }, token });
  end();
  await expect(panel(page)).toContainText(`${word} theirs`);
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue(`${word} mine`);
  await page.getByRole('main').getByRole('link', { name: 'Back to List' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await panel(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`“${word} mine” updated`)).toBeVisible();
  expect((await call<Category>('GET', path)).data.categoryName).toBe(`${word} mine`);
});

test('an unedited form shows the row as the job left it', async ({ page, call, makeOne, token }) => {
  const { word, category, path } = await makeOne();
  const end = await runJob(page);
  await page.goto(`/admin/categories/edit/${category.categoryId}`);
  await expect(work(page)).toBeVisible();
  await call('PUT', path, { json: { categoryName: `${word} theirs` }, token });
  end();
  await expect(nameField(page)).toHaveValue(`${word} theirs`);
  await nameField(page).fill(`${word} mine`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText(`“${word} mine” updated`)).toBeVisible();
});

test('undoing the last save during another edit keeps the input', async ({ page, makeOne }) => {
  const { word, category } = await makeOne();
  await page.goto(`/admin/categories/edit/${category.categoryId}`);
  await nameField(page).fill(`${word} after`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page).toHaveURL(/\/admin\/categories(\?|$)/);
  await page.goBack();
  await expect(nameField(page)).toHaveValue(`${word} after`);
  await nameField(page).fill(`${word} once more`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page)).toContainText(`${word} before`);
  await expect(nameField(page)).toHaveValue(`${word} once more`);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(nameField(page)).toHaveValue(`${word} before`);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('discarding after a conflict takes the colleague’s version, not the earlier one', async ({
  page,
  call,
  expectedFaults,
  makeOne,
  token,
}) => {
  expectedFaults.push(/status of 412/);
  const { word, category, path } = await makeOne();
  await page.goto(`/admin/categories/edit/${category.categoryId}`);
  await nameField(page).fill(`${word} mine`);
  await call('PUT', path, { json: { categoryName: `${word} theirs` }, token });
  await page.getByRole('button', { name: 'Update Category' }).click();
  const conflict = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(conflict).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(conflict).toBeHidden();
  await expect(nameField(page)).toHaveValue(`${word} theirs`);
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText(`“${word} theirs” updated`)).toBeVisible();
  const { data } = await call<Category>('GET', path, { token });
  expect(data).toMatchObject({
    categoryId: category.categoryId,
    categoryName: `${word} theirs`,
    displayStatus: false,
  });
});

test('my own edit, saved although its response was lost, is not attributed to someone else', async ({
  page,
  call,
  expectedFaults,
  makeOne,
}) => {
  expectedFaults.push(/Failed to (load resource|fetch)|status of 412/);
  const { word, category, path } = await makeOne();
  let isLost = false;
  await page.route(`**${path}`, async route => {
    if (route.request().method() !== 'PUT' || isLost) return await route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/admin/categories/edit/${category.categoryId}`);
  const update = page.getByRole('button', { name: 'Update Category' });
  await nameField(page).fill(`${word} mine`);
  await update.click();
  await expect(page.getByRole('alert')).toContainText('It may still have been saved.');
  await nameField(page).fill(`${word} mine, and more`);
  await update.click();
  await expect(page.getByText(`“${word} mine, and more” updated`)).toBeVisible();
  expect((await call<Category>('GET', path)).data.categoryName).toBe(`${word} mine, and more`);
});
