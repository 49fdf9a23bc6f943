import type { Coupon } from '../../functions/pricing/coupons/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord, rows } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' });

test('a coupon is created as a percentage, changed to an amount in shop time, found, and deactivated', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { token } = await signInAs('staff');
  const code = `${newWord()}-10`;
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('link', { name: 'Add New Coupon' }).click();
  const create = page.getByRole('button', { name: 'Create Coupon' });
  await page.getByLabel('Code').fill('welcome10');
  await create.click();
  await expect(page.getByRole('textbox', { name: 'Percentage' })).toHaveAccessibleDescription(
    'Percentage is required',
  );
  await page.getByRole('textbox', { name: 'Percentage' }).fill('12.5');
  await create.click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('A coupon with this code already exists');
  await page.getByLabel('Code').fill(code);
  await expectNoViolations(page);
  await create.click();
  await expect(page.getByText(`Coupon “${code}” created.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search coupons' }).fill(code.toUpperCase());
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('12.5 %');
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  const update = page.getByRole('button', { name: 'Update Coupon' });
  await page.getByRole('radio', { name: 'Amount' }).check();
  await update.click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'Amount is required',
  );
  await page.getByRole('textbox', { name: 'Amount' }).fill('5');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Valid from').fill('2026-07-02T00:00');
  await page.getByLabel('Valid until').fill('2026-07-01T00:00');
  await page.getByLabel('Limit of uses').fill('3');
  await update.click();
  await expect(page.getByLabel('Valid until')).toHaveAccessibleDescription('It must end after it begins');
  await page.getByLabel('Valid until').fill('2099-07-01T00:00');
  await update.click();
  await expect(page.getByText(`Coupon “${code}” updated.`)).toBeVisible();
  await expect(rows(page)).toContainText(/€5\.00.*Until 1 Jul 2099.*0 of 3/);
  const found = async () => (await call<Coupon[]>('GET', `/api/coupons?q=${code}`, { token })).data[0];
  expect(await found()).toMatchObject({
    percentage: null,
    amount: 5,
    validFrom: '2026-07-01T23:00:00.000Z',
    validUntil: '2099-06-30T23:00:00.000Z',
  });

  await page.getByRole('checkbox', { name: `Select ${code}` }).check();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(rows(page)).toContainText('Inactive');
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Valid from')).toHaveValue('2026-07-02T00:00');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Valid until').last()).toBeVisible();
});
