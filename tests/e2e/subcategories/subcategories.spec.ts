import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { expectNoViolations } from '../axe.ts';
import { breakCalls, loseSession, newWord, rows, signInAgain } from '../back-office-work.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a subcategory is created, found, edited by two people at once, and deleted', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (409|412)/);
  const { token } = await signInAs('staff');
  const word = newWord();
  const json = { categoryName: `${word} attic`, displayStatus: false };
  const { data: attic } = await call<Category>('POST', '/api/categories', { json, token });
  const name = page.getByLabel('Subcategory Name');
  const category = page.getByRole('combobox', { name: 'Category' });

  await page.goto('/admin/subcategories');
  await page.getByRole('link', { name: 'Add New Subcategory' }).click();
  await expect(page.getByRole('heading', { name: 'Create Subcategory' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Subcategory' }).click();
  await expect(category).toHaveAccessibleDescription('Category is required');
  await expect(name).toHaveAccessibleDescription('Subcategory name is required');
  await expect(category).toBeFocused();
  await expectNoViolations(page);

  await expect(category.locator('option').first()).toHaveText('Select a category');
  await category.selectOption({ label: 'Coffee & Tea' });
  await name.fill('kettles');
  await page.getByRole('button', { name: 'Create Subcategory' }).click();
  await expect(name).toHaveAccessibleDescription('This category already has a subcategory with this name');
  await category.selectOption({ label: `${word} attic (inactive)` });
  await name.fill(`${word} boxes`);
  await page.getByRole('button', { name: 'Create Subcategory' }).click();
  await expect(page.getByText(`Subcategory “${word} boxes” created.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/subcategories');

  await page.getByRole('searchbox', { name: 'Search subcategories' }).fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell', { name: `${word} attic` })).toBeVisible();
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  const id = await page.getByLabel('ID', { exact: true }).inputValue();
  await expect(page.getByLabel('ID', { exact: true })).not.toBeEditable();
  await expect(category).toHaveValue(String(attic.categoryId));
  await category.selectOption({ label: 'Kitchen' });
  const path = `/api/subcategories/${id}`;
  await call('PUT', path, { json: { subcategoryName: `${word} theirs`, displayStatus: false }, token });
  await page.getByRole('button', { name: 'Update Subcategory' }).click();
  const panel = page.getByRole('region', { name: /Someone else changed this/ });
  await expect(panel.getByRole('row', { name: /^Category/ })).toContainText(`Kitchen${word} attic`);
  await expect(panel.getByRole('row', { name: /^Display Status/ })).toContainText('ActiveInactive');
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(`/admin/subcategories?q=${word}`);
  const { data } = await call<Subcategory>('GET', path);
  expect(data).toMatchObject({ subcategoryName: `${word} boxes`, displayStatus: true });
  await expect(rows(page).getByRole('cell', { name: 'Kitchen' })).toBeVisible();
  await expectNoViolations(page);

  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this subcategory?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  expect((await call('GET', path)).status).toBe(404);
});

test('the list is filtered, sorted, left and returned to, and reports what failed to load', {
  tag: '@deep',
}, async ({ page, signInAs, expectedFaults }) => {
  expectedFaults.push(/status of (409|503)/);
  await signInAs('admin');
  const mendNames = await breakCalls(page, '**/api/categories', 'GET');
  const mendRows = await breakCalls(page, '**/api/subcategories?*', 'GET');
  await page.goto('/admin/subcategories');
  await expect(page.getByText('Error loading subcategories. Please try again.')).toBeVisible();
  await expect(page.getByText('Error loading categories. Please try again.')).toBeVisible();
  mendNames();
  mendRows();
  for (const what of ['subcategories', 'categories'])
    await page
      .getByRole('alert')
      .filter({ hasText: `Error loading ${what}` })
      .getByRole('button')
      .click();
  for (const column of ['ID', 'Category', 'Name', 'Status', 'Actions'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();

  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Coffee & Tea' });
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Active' });
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(rows(page).first()).toContainText('Kettles');
  await expect(rows(page)).toHaveCount(3);
  const address = page.url();
  await rows(page).first().getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('This subcategory is still in use and can’t be deleted:');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await rows(page).first().getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Subcategory Name')).toHaveValue('Kettles');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows(page)).toHaveCount(3);

  await page.route('**/api/subcategories?*', route =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/subcategories');
  await expect(page.getByText('No Subcategories Found')).toBeVisible();
  await expect(page.getByText('There are no subcategories in the system yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Create Your First Subcategory' }).click();
  await expect(page).toHaveURL('/admin/subcategories/create');
});

test('a session that expires while editing loses no input', { tag: '@deep' }, async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (401|412|503)/);
  const { token } = await signInAs('staff');
  const word = newWord();
  const given = { categoryId: 1, subcategoryName: `${word} before` };
  const { data } = await call<Subcategory>('POST', '/api/subcategories', { json: given, token });
  const path = `/api/subcategories/${data.subcategoryId}`;
  const editPath = `/admin/subcategories/edit/${data.subcategoryId}`;
  const mend = await breakCalls(page, `**${path}`, 'GET');
  await page.goto(editPath);
  await expect(page.getByText('Error loading subcategory. Please try again.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  const name = page.getByLabel('Subcategory Name');
  await name.fill(`${word} typed`);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Kitchen' });
  await page.getByRole('radio', { name: 'Inactive' }).check();

  await loseSession(page);
  await page.getByRole('button', { name: 'Update Subcategory' }).click();
  await call('PUT', path, { json: { subcategoryName: `${word} theirs` }, token });
  await signInAgain(page, 'staff');
  await expect(page).toHaveURL(editPath);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(name).toHaveValue(`${word} typed`);
  await expect(page.getByRole('combobox', { name: 'Category' }).locator('option:checked')).toHaveText(
    'Kitchen',
  );
  await expect(page.getByRole('radio', { name: 'Inactive' })).toBeChecked();

  await page.getByRole('button', { name: 'Update Subcategory' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`“${word} typed” updated`)).toBeVisible();
  await page.goto(editPath);
  await expect(page.getByText('Your unsaved changes were restored')).toHaveCount(0);

  const mendSaving = await breakCalls(page, `**${path}`, 'PUT');
  await name.fill(`${word} last`);
  await page.getByRole('button', { name: 'Update Subcategory' }).click();
  await expect(page.getByRole('alert')).toContainText('Error updating subcategory. Please try again.');
  mendSaving();
  await page.getByRole('button', { name: 'Update Subcategory' }).click();
  await expect(page.getByText(`“${word} last” updated`)).toBeVisible();
});
