import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { bar, cell, expect, grid, save, test } from './matrix-test.ts';

const heading = (page: Page, name: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${name}`) });

test('by keyboard, staff fold a family, select all its variants, and change their prices', async ({
  page,
  call,
  token,
  makeMatrix,
}) => {
  const { address, codes, nets } = await makeMatrix(5, 2, true);
  const [first, , third] = codes;
  const familyName = `Apron ${crypto.randomUUID().slice(0, 8)}`;
  // Not neighbours by code, and in an order of their own.
  const variants = [codes[4], third, first].map((productCode, index) => ({
    productCode,
    options: [`${index}`],
  }));
  const json = { familyName, options: ['Colour'], variants };
  expect((await call('POST', '/api/families', { json, token })).status).toBe(201);

  await page.goto(address);
  const family = heading(page, familyName);
  await expect(family).toHaveAccessibleName(`${familyName} 3 variants`);
  await expect(family).toHaveAttribute('aria-expanded', 'true');
  await expect(cell(page, 0, 0)).toContainText('14.00');
  await expect(cell(page, 3, 0)).toContainText('11.00');
  const row = grid(page).getByRole('row').filter({ hasText: familyName });
  await expect(row.getByRole('gridcell').first()).toHaveText('10.00 – 14.00');
  await expect(row.getByRole('gridcell').nth(1)).toHaveText('10.10 – 14.10');
  await expectNoViolations(page);

  await cell(page, 1, 0).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(family).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(family).toHaveAttribute('aria-expanded', 'false');
  await expect(cell(page, 0, 0)).toHaveCount(0);
  await page.keyboard.press('Tab');
  const select = page.getByRole('button', { name: `Select all 3 variants of ${familyName}` });
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await expect(select).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toContainText('3 × 2 selected');
  await page.getByRole('button', { name: 'Adjust…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Adjust the selection' });
  await dialog.getByLabel('Change by').fill('+1');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('gridcell').first()).toHaveText('11.00 – 15.00');
  await expect(bar(page)).toContainText('6 cells changed in 3 products');

  await family.focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 3, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 3, 0), 'rows that are folded away are passed over').toBeFocused();
  await family.press('Enter');
  await expect(cell(page, 2, 1)).toContainText('11.10');
  await select.click();
  await select.click();
  await expect(select).toHaveAttribute('aria-pressed', 'false');
  await save(page).click();
  await expect(page.getByText('6 prices saved.')).toBeVisible();
  // As the API lists them: by code.
  expect((await nets()).map(([net]) => net)).toEqual([11, 11, 13, 13, 15]);

  await page.getByRole('button', { name: 'Fold all families' }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(`${third}`);
  await expect(family).toHaveAccessibleName(`${familyName} 1 of 3 variants`);
  await expect(family, 'it stays folded while the screen is open').toHaveAttribute('aria-expanded', 'false');
});
