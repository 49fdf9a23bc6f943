import { expect, nameField, rows, search, test } from './category-test.ts';

test('all daily work can be done by keyboard', async ({ page, make }) => {
  const { word } = await make(['typed']);
  await page.goto('/admin/categories');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(rows(page)).toHaveCount(1);
  await search(page).blur();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Add New Category');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Create Category' })).toBeFocused();
  await nameField(page).focus();
  await page.keyboard.type(`${word} n/?`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${word} n/?” created`)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('on a phone each row is a labelled card, and everything is reachable', async ({ page, make }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { word } = await make(['small']);
  await page.goto(`/admin/categories?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await rows(page).getByRole('link', { name: /Edit/ }).click();
  await expect(nameField(page)).toHaveValue(`${word} small`);
});

test('on a phone rows can be sorted without column headers', { tag: '@deep' }, async ({ page, make }) => {
  const { word } = await make(['one', 'two', 'three']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/categories?q=${word}`);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Name, down' });
  await expect(page).toHaveURL(/sort=-categoryName/);
  await expect(rows(page)).toContainText([`${word} two`, `${word} three`, `${word} one`]);
});

test('a message never covers the save button', async ({ page, make }) => {
  const { word } = await make(['first', 'second']);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`/admin/categories?q=${word}`);
  for (const name of ['first', 'second']) {
    await page.getByRole('link', { name: `Edit ${word} ${name}` }).click();
    await nameField(page).fill(`${word} ${name} more`);
    await page.getByRole('button', { name: 'Update Category' }).click();
    await expect(page.getByText(`Category “${word} ${name} more” updated.`)).toBeVisible();
  }
  await expect(rows(page)).toContainText([`${word} first more`, `${word} second more`]);
});
