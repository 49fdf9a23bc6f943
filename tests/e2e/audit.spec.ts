import type { Page } from '@playwright/test';
import { AUDIT_CHECKS } from '../../functions/office/audit/contract.ts';
import { expectNoViolations } from './axe.ts';
import { breakCalls } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

const ALL = AUDIT_CHECKS.length;
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const check = (page: Page, holds: string) => page.getByRole('listitem').filter({ hasText: holds }).first();

test('the audit runs check by check, resumes after a failure, and reports its findings', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await signInAs('staff');
  const mend = await breakCalls(page, '**/api/audit/parts?check=points', 'GET');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Error checking the books. Please try again.')).toBeVisible();
  await expect(check(page, 'Every stock')).toContainText('Nothing found');
  mend();
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).searchParams.get('check') ?? ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText(`Nothing found in ${ALL} checks.`);
  expect([...new Set(asked)].filter(Boolean)).toEqual(AUDIT_CHECKS.slice(AUDIT_CHECKS.indexOf('points')));

  await page.route('**/api/audit/parts?check=order-totals*', async route => {
    const part = await (await route.fetch({ url: route.request().url().replace(/&.*/, '') })).json();
    const isFirst = !route.request().url().includes('after=');
    const first = [{ what: `Order M7K2D9QH${isFirst ? 'X' : 'Y'}`, said: '15.00, it comes to 12.00' }];
    const finding = { ...part.finding, found: isFirst ? 2 : 1, first };
    await route.fulfill({ json: { finding, next: isFirst ? '50000' : null, share: 0.5 } });
  });
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(status(page)).toContainText(`1 of ${ALL} checks found something.`);
  await expect(check(page, 'Every total')).toContainText(
    /3 found.*Order M7K2D9QHX: 15.00, it comes to 12.00.*Order M7K2D9QHY: 15.*and 1 more/,
  );
  await expectNoViolations(page);
});

test('a long audit shows its progress and can be cancelled', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.route('**/api/audit/parts?check=stock-ledger*', async route => {
    if (route.request().url().includes('after=')) return;
    const part = await (await route.fetch()).json();
    await route.fulfill({ json: { ...part, next: '50000', share: 0.5 } });
  });
  await page.goto('/admin/audit');
  await expect(page.getByText(`Checking the books: 1 of ${ALL}`)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Checking the books' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.round((1.5 / ALL) * 100)),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page)).toContainText(`Cancelled after 1 of ${ALL}. Nothing found in 1 check.`);
  await expect(page.getByRole('button', { name: 'Check Again' })).toBeVisible();
});
