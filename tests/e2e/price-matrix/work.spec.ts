import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { bar, cell, expect, grid, paste, save, test } from './matrix-test.ts';

const type = async (page: Page, row: number, col: number, text: string) => {
  await cell(page, row, col).click();
  await page.keyboard.type(text);
};

test('by keyboard: move, type, select, fill down, undo, fix an error, save, and it is stored', async ({
  page,
  makeMatrix,
}) => {
  const { address, nets } = await makeMatrix(6, 3, true);
  await page.goto(address);
  await cell(page, 0, 0).click();
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('21,5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(cell(page, 0, 1)).toContainText('21.50');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect(grid(page).locator('[aria-selected=true]')).toHaveCount(6);
  await page.keyboard.press('Control+d');
  await expect(bar(page)).toContainText('6 cells changed in 6 products');
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toContainText('1 cell changed in 1 product');
  await page.keyboard.press('Control+Shift+z');
  await expect(cell(page, 5, 1)).toContainText('21.50');

  await page.keyboard.press('Control+Home');
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('cheap');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 0)).toBeFocused();
  await expect(cell(page, 0, 2)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+s');
  await expect(cell(page, 0, 2)).toBeFocused();
  await expect(bar(page)).toContainText('1 price needs fixing');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: /^Net price of/ }).fill('7.05');
  await page.keyboard.press('Escape');
  await expect(cell(page, 0, 2)).toContainText('cheap');
  await page.keyboard.type('7.05');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 2)).toContainText('Price removed');
  await bar(page).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Unsaved price changes' });
  await expect(review).toContainText('10.10 → becomes 21.50');
  await review.getByRole('button', { name: /^Revert .* 006 in/ }).click();
  await expectNoViolations(page);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(bar(page).getByRole('button', { name: 'Review' })).toBeFocused();
  await save(page).click();
  await expect(page.getByText('7 prices saved.')).toBeVisible();
  await expect(bar(page)).toContainText('Nothing changed');
  expect(await nets()).toEqual([
    [10, 21.5, 7.05],
    [11, 21.5, null],
    [12, 21.5, 12.2],
    [13, 21.5, 13.2],
    [14, 21.5, 14.2],
    [15, 15.1, 15.2],
  ]);
  await page.reload();
  await expect(cell(page, 1, 2)).toContainText('No price');

  await page.getByRole('radio', { name: 'Stock' }).check();
  await cell(page, 0, 0).click();
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 price saved.')).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 0, 0)).toHaveText('5');
});

test('Ctrl+S in an open cell saves its content, and an open cell alone asks before a reload', async ({
  page,
  makeMatrix,
}) => {
  const { address, nets } = await makeMatrix(1, 2, true);
  await page.goto(address);
  await type(page, 0, 0, '31');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 price saved.')).toBeVisible();
  expect(await nets()).toEqual([[31, 10.1]]);
  await expect(cell(page, 0, 0)).toBeFocused();

  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: /^Net price of/ });
  await field.fill('32');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field).toHaveValue('32');
});

test('with nothing to copy, Copy says why and how to copy prices', async ({ page, makeMatrix }) => {
  const { address } = await makeMatrix(3, 2, true);
  await page.goto(address);
  await page.getByRole('button', { name: 'Copy country…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy a country’s prices' });
  const copy = dialog.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeDisabled();
  await expect(copy).toHaveAccessibleDescription(/ already has every price that .* has here\.$/);
  await dialog.getByRole('checkbox', { name: 'Only where there is no price yet' }).uncheck();
  await dialog.getByRole('textbox', { name: 'Factor' }).fill('none');
  await expect(copy).toHaveAccessibleDescription('Enter a factor above 0.');
  await dialog.getByRole('textbox', { name: 'Factor' }).fill('2');
  await copy.click();
  await expect(bar(page)).toContainText('cells changed in 3 products');
});

test('input stays in its cell, whatever is clicked next', { tag: '@deep' }, async ({ page, makeMatrix }) => {
  const { address } = await makeMatrix(3, 3, true);
  await page.goto(address);
  await type(page, 0, 0, '31');
  await cell(page, 2, 2).click();
  await expect(cell(page, 2, 2)).toBeFocused();
  await expect(cell(page, 0, 0)).toContainText('31.00');
  await expect(cell(page, 2, 2)).toContainText('12.20');

  await type(page, 0, 1, '32');
  await grid(page).getByRole('columnheader').last().click();
  await expect(cell(page, 0, 2)).toBeFocused();
  await expect(cell(page, 0, 1)).toContainText('32.00');

  await type(page, 1, 0, '33');
  await grid(page).locator('[data-handle]').click();
  await expect(cell(page, 1, 0)).toBeFocused();
  await expect(cell(page, 1, 0)).toContainText('33.00');
  await expect(bar(page)).toContainText('3 cells changed in 2 products');
});

test('cutting text while editing a cell leaves the prices alone', { tag: '@deep' }, async ({
  page,
  makeMatrix,
}) => {
  const { address } = await makeMatrix(2, 2, true);
  await page.goto(address);
  await cell(page, 0, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: /^Net price of/ });
  await expect(field).toHaveValue('10.00');
  await page.keyboard.press('Control+x');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(cell(page, 0, 0)).toBeFocused();
  await expect(bar(page)).not.toContainText('changed');
  await expect(cell(page, 1, 0)).toContainText('11.00');
});

test('going from a cell to the search box moves the typing there and keeps the price', {
  tag: '@deep',
}, async ({ page, makeMatrix }) => {
  const { address } = await makeMatrix(2, 2, true);
  await page.goto(address);
  await type(page, 0, 1, '34');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.click();
  await page.keyboard.type('002');
  await expect(search).toHaveValue('002');
  await expect(page).toHaveURL(/q=002/);
  await search.fill('');
  await expect(cell(page, 0, 1)).toContainText('34.00');
  await expect(search).toBeFocused();
});

test('a block of 50 × 10 prices from a spreadsheet is pasted, completed and saved; odd values are marked', async ({
  page,
  makeMatrix,
}) => {
  const { address, nets } = await makeMatrix(50, 10, false);
  const wanted = Array.from({ length: 50 }, (_, row) =>
    Array.from({ length: 10 }, (_, col) => 1000 + row * 10 + col + 0.5),
  );
  const asGerman = (price: number) => `${price.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`;
  await page.goto(address);
  await cell(page, 0, 0).click();
  await paste(page, `${wanted.map(row => row.map(asGerman).join('\t')).join('\r\n')}\r\n`);
  await expect(bar(page)).toContainText('500 cells changed in 50 products');
  await expect(bar(page)).toContainText('500 prices need fixing');
  await bar(page).getByRole('button', { name: 'Complete new prices…' }).click();
  await page.getByLabel('Retail price: net price times').fill('1,2');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(bar(page)).not.toContainText('need fixing');
  await expect(cell(page, 0, 0)).toBeFocused();

  await paste(page, '1,234\t12 USD\t"2\n300"\t\t1\t1\t1\t1\t1\t1\t1');
  const report = page.getByRole('status').filter({ hasText: 'pasted' });
  await expect(report).toContainText('3 could not be read and are marked.');
  await expect(report).toContainText('1 column did not fit after the last country. 1 empty cell skipped.');
  await expect(cell(page, 0, 1)).toContainText('“12 USD” is in USD, not in EUR');
  await expect(cell(page, 0, 2)).toContainText('“2 ⏎ 300” is not a number');
  await report.getByRole('button', { name: 'Thousands' }).click();
  await expect(cell(page, 0, 0)).toContainText('1,234.00');
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 0, 0)).toContainText('1,000.50');
  await save(page).click();
  await expect(page.getByText('500 prices saved.')).toBeVisible();
  expect(await nets()).toEqual(wanted);

  await page.getByRole('radio', { name: 'All' }).check();
  await expect(page).toHaveURL(/show=all/);
  await expect(cell(page, 0, 1)).toContainText('1,200.60');
  await expectNoViolations(page);
});

test('copy and paste work even if the browser sends them to the body, as Firefox does without a selection', async ({
  page,
  makeMatrix,
}) => {
  const { address } = await makeMatrix(3, 2, true);
  await page.goto(address);
  await cell(page, 0, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  const copied = await clipboardEvent(page, 'copy');
  expect(copied).toEqual({ isTaken: true, text: expect.stringMatching(/^10(\.00)?\r?\n11(\.00)?/) });
  await cell(page, 0, 1).click();
  expect(await clipboardEvent(page, 'paste', copied.text)).toMatchObject({ isTaken: true });
  await expect(bar(page)).toContainText('2 cells changed in 2 products');

  await page.getByRole('searchbox').first().focus();
  expect(await clipboardEvent(page, 'paste', 'kettle')).toMatchObject({ isTaken: false });
});

/** Dispatched on the body, whatever has the focus. */
const clipboardEvent = (page: Page, type: 'copy' | 'paste', text = '') =>
  page.evaluate(
    given => {
      const clipboardData = new DataTransfer();
      if (given.text) clipboardData.setData('text/plain', given.text);
      const event = new ClipboardEvent(given.type, { clipboardData, bubbles: true, cancelable: true });
      const isTaken = !document.body.dispatchEvent(event);
      return { isTaken, text: clipboardData.getData('text/plain') };
    },
    { type, text },
  );

test('Undo next to a paste reverts that paste, and is offered only while it is the last change', {
  tag: '@deep',
}, async ({ page, makeMatrix }) => {
  const { address } = await makeMatrix(2, 2, true);
  await page.goto(address);
  await type(page, 0, 0, '65.5');
  await page.keyboard.press('Enter');
  await paste(page, 'x\t7');
  const report = page.getByRole('status').filter({ hasText: '2 cells pasted' });
  await expect(report.getByRole('button', { name: 'Undo' })).toBeVisible();
  await type(page, 0, 1, '8');
  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await expect(report.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(report).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 0)).toContainText('65.50');
  await expect(bar(page)).toContainText('1 cell changed in 1 product');
});
