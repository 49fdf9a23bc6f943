import { expect, rows, test } from './slider-test.ts';

test.describe.configure({ mode: 'default' });

test('a deletion that is undone is seen, and its history leads to the panel of the image', async ({
  page,
  fill,
}) => {
  const [first] = await fill('Morning', 'Evening');
  await page.goto('/admin/slider');
  await page.getByRole('button', { name: 'Delete Morning' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Morning');

  await page.goto('/admin/history?kind=slider');
  await page.getByRole('link', { name: 'Morning', exact: true }).first().click();
  await expect(page).toHaveURL(`/admin/slider?panel=${first?.imageId}`);
  await expect(page.getByLabel('Title')).toHaveValue('Morning');
});
