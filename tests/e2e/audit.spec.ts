import { breakCalls } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test('the books are checked, which can fail and be tried again, and what was found is told', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await signInAs('staff');
  const mend = await breakCalls(page, '**/api/audit', 'GET');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Error checking the books. Please try again.')).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toContainText('Nothing found in 14 checks.');

  await page.route('**/api/audit', async route => {
    const audit = await (await route.fetch()).json();
    const first = [{ what: 'Order M7K2D9QHX', said: '15.00, it comes to 12.00' }];
    audit.findings[5] = { ...audit.findings[5], found: 2, first };
    await route.fulfill({ json: audit });
  });
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByRole('status')).toContainText('1 of 14 checks found something.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Every total' }).first()).toContainText(
    /2 found.*Order M7K2D9QHX: 15.00, it comes to 12.00.*and 1 more/,
  );
});
