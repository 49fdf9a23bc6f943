import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { expect, nameField, rows, test } from './category-test.ts';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `no ${String(index).padStart(2, '0')}`);
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const wholePage = (page: Page) => page.getByRole('checkbox', { name: 'Select this page' });

test('rows are selected across pages and in ranges, switched, and deleted; those in use stay', async ({
  page,
  call,
  make,
  token,
}) => {
  const { word, made } = await make(names(23));
  const inUse = { categoryId: made[2]?.categoryId, subcategoryName: 'Cups' };
  await call('POST', '/api/subcategories', { json: inUse, token });
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${word} ${name}` });
  await page.goto(`/admin/categories?q=${word}&sort=categoryName`);
  await box('no 04').check();
  await box('no 01').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await expect(wholePage(page)).toBeChecked({ indeterminate: true });
  await page.getByRole('link', { name: 'Next' }).click();
  await box('no 21').check();
  await expect(bar(page)).toContainText('5 selected');

  await press(page, 'Deactivate');
  await expect(page.getByText('5 categories deactivated.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 5 rows reverted.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(0);

  await wholePage(page).check();
  await expect(bar(page)).toContainText('3 selected');
  await press(page, 'Select all 23 that match');
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 23 categories?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(`22 categories deleted. 1 was not changed: Subcategories still use them (${word} no 02).`),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Category Management' })).toBeFocused();
});

test('the selection survives opening a row and coming back, for that person only', async ({ page, make }) => {
  const { word } = await make(['one', 'two', 'three']);
  const list = `/admin/categories?q=${word}`;
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${word} ${name}` });
  await page.goto(list);
  await box('one').check();
  await box('two').check();
  await page.getByRole('link', { name: `Edit ${word} three` }).click();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(bar(page)).toContainText('2 selected');
  await expect(box('one')).toBeChecked();
  await expect(box('three')).not.toBeChecked();
  await page.getByRole('link', { name: `Edit ${word} one` }).click();
  await expect(nameField(page)).toHaveValue(`${word} one`);
  await page.goBack();
  await expect(bar(page)).toContainText('2 selected');
  await page.getByRole('link', { name: 'Countries', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Country Management' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expect(box('one')).not.toBeChecked();
});

test('a confirmation deletes only what it named: if more rows match by then, it deletes none and asks again', async ({
  page,
  call,
  make,
  token,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { word } = await make(names(22));
  await page.goto(`/admin/categories?q=${word}`);
  await wholePage(page).check();
  await press(page, 'Select all 22 that match');
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('Delete 22 categories?');
  await call('POST', '/api/categories', { json: { categoryName: `${word} late` }, token });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('23 rows match now, not 22.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(bar(page)).toContainText('23 selected');
  await expect(rows(page)).toHaveCount(20);

  await press(page, 'Delete');
  await expect(question).toHaveAccessibleName('Delete 23 categories?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('23 categories deleted.')).toBeVisible();
});

test('a one-letter search filters nothing and highlights no matches', async ({ page, make }) => {
  await make(names(22));
  await page.goto('/admin/categories?q=x');
  await expect(page.getByText('At least two characters')).toBeVisible();
  await wholePage(page).check();
  await expect(bar(page).getByRole('button', { name: /^Select all \d+$/ })).toBeVisible();
});

test('hidden columns stay hidden after a reload, in this list only', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/admin/categories');
  const status = page.getByRole('columnheader', { name: 'Status' });
  const tick = async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
    await page.keyboard.press('Escape');
  };
  await tick();
  await expect(status).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(status).toHaveCount(0);
  await tick();
  await expect(status).toBeVisible();
});

test('rows can be navigated, selected, opened and returned to by keyboard', async ({ page, make }) => {
  const { word } = await make(names(23));
  await page.goto(`/admin/categories?q=${word}&sort=categoryName&page=2`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next row');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);

  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue(`${word} no 21`);
  await nameField(page).fill(`${word} no 21 again`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).nth(1)).toContainText('no 21 again');
  await expect(rows(page).nth(1)).toBeFocused();
});

test('on a phone the bulk bar is at the bottom and leaves the last row visible', {
  tag: '@deep',
}, async ({ page, make }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { word } = await make(names(3));
  await page.goto(`/admin/categories?q=${word}`);
  await page.getByRole('checkbox', { name: `Select ${word} no 01` }).check();
  await press(page, 'Select all 3 that match');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await press(page, 'Deactivate');
  await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(3);
});
