import { expect, test } from './shop-test.ts';

test('an edited dialog asks before it closes; an unedited one does not', async ({ page, signInAs }) => {
  await signInAs('customer');
  await page.goto('/account/addresses');
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  const open = () => page.getByRole('button', { name: 'Add address' }).first().click();
  const town = dialog.getByLabel('Town / City', { exact: true });
  await open();
  await town.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await open();
  await town.fill('Harbour');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(town).toHaveValue('Harbour');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});
