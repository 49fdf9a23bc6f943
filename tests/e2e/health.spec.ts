import type { Page } from '@playwright/test';
import type { HealthDetails } from '../../functions/health/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { UnsettledMoney } from '../../functions/ordering/payments/contract.ts';
import { anOrder } from '../support/factories.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';

const DETAILS = '**/api/health/details';
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Responds like the shop, apart from the edit. */
const change = (page: Page, edit: (health: HealthDetails) => HealthDetails) =>
  page.route(DETAILS, async route => {
    const health: HealthDetails = await (await route.fetch()).json();
    await route.fulfill({ json: edit(health) });
  });

test('staff see the shop’s health: parts, emails, sweeps, backup and build', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');
  const part = (name: string) => region(page, 'Parts').getByRole('listitem').filter({ hasText: name });
  await expect(part('Database')).toContainText('Answers');
  await expect(part('Pictures')).toContainText('Answers');
  await expect(part('Mail')).toContainText('Emails go to the log');
  await expect(region(page, 'Outbox')).toContainText('Waiting');
  await expect(region(page, 'Scheduled tasks')).toContainText('Online payments');
  await expect(region(page, 'Build')).toContainText('All applied');
  await expect(region(page, 'Backup')).toContainText('None yet');
  await expect(page.getByText('Run npm run backup -- FILE now and every night.')).toBeVisible();
  await expectNoViolations(page);
});

test('each alarm says what to do, and the dashboard links to it', async ({ page, signInAs }) => {
  await change(page, health => ({
    ...health,
    records: health.records && {
      ...health.records,
      sweeps: health.records.sweeps.map(sweep =>
        sweep.sweep === 'outbox' ? { ...sweep, isLate: true } : { ...sweep, problem: null },
      ),
    },
    alarms: ['sweeps-late', 'backup-missing'],
  }));
  await signInAs('staff');
  await page.goto('/admin/admindashboard');
  await page.getByRole('link', { name: 'Scheduled tasks are overdue' }).click();
  await expect(page.getByText(/Check the worker’s cron triggers/)).toBeVisible();
  await expect(page.getByText('Alarm: Scheduled tasks are overdue')).toBeVisible();
  await expect(page.getByText('Note: This shop has never been backed up')).toBeVisible();
  const first = region(page, 'Scheduled tasks').getByRole('listitem').first();
  await expect(first).toContainText(/Emails.*Late, runs every 2 minutes/);
  await expectNoViolations(page);
});

test('payments that need attention are reachable from their alarm, each with an order or an explanation', async ({
  page,
  call,
  signInAs,
}) => {
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  const money: UnsettledMoney = {
    id: 'A',
    kind: 'unplaced',
    orderNumber,
    orderState: 'cancelled',
    payment: 'paypal',
    amount: 17.9,
    denomination: 'EUR',
    since: '2026-09-01T08:00:00.000Z',
  };
  let waiting: UnsettledMoney[] = [
    money,
    { ...money, id: 'B', kind: 'unknown-order', orderNumber: 'M00000001', orderState: null },
  ];
  await change(page, health => ({ ...health, alarms: ['money-unsettled'] }));
  await page.route('**/api/payments/unsettled', route => route.fulfill({ json: waiting }));
  await page.route('**/api/payments/takings/B/done', async route => {
    waiting = [money];
    await route.fulfill({ status: 204 });
  });
  await signInAs('staff');
  await page.goto('/admin/health');
  // This shop accepts no online payments.
  await expect(region(page, 'Money')).not.toContainText('Taken online');
  await page.getByRole('link', { name: 'Settle them' }).click();
  const line = (order: string) => region(page, 'Payments').getByRole('listitem').filter({ hasText: order });
  await expect(line(orderNumber)).toContainText(/cancelled after payment/);
  await expect(line('M00000001')).toContainText(/This shop has no such order/);
  await expectNoViolations(page);
  await line('M00000001')
    .getByRole('button', { name: /settled/ })
    .click();
  await expect(line('M00000001')).toBeHidden();
  await line(orderNumber)
    .getByRole('link', { name: `Open order ${orderNumber}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
});

test('while the database is down, the screen says so and shows what is known', async ({ page, signInAs }) => {
  await change(page, ({ parts, ...health }) => ({
    ...health,
    parts: { ...parts, database: { state: 'silent', ms: null, isSpared: true } },
    records: null,
    alarms: ['database-silent'],
  }));
  await signInAs('staff');
  await page.goto('/admin/health');
  await expect(page.getByText('The database does not answer')).toBeVisible();
  await expect(region(page, 'Parts').getByRole('listitem').first()).toContainText(
    /Retried occasionally until it responds.*No answer/,
  );
  await expect(region(page, 'Pictures')).toBeHidden();
  await expect(region(page, 'Scheduled tasks')).toBeHidden();
  await expect(region(page, 'Build')).toBeVisible();
  await expectNoViolations(page);
});

test('the screen refreshes automatically and on demand', async ({ page, signInAs }) => {
  await page.clock.install();
  await signInAs('staff');
  let asked = 0;
  await page.route(DETAILS, async route => {
    asked += 1;
    await route.continue();
  });
  await page.goto('/admin/health');
  await expect(region(page, 'Parts')).toBeVisible();
  const before = asked;
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(before + 1);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect.poll(() => asked).toBe(before + 2);
});

test('a failed load shows the id found in the log, and can be retried', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 500/);
  await signInAs('staff');
  const problem = { title: 'Something went wrong', detail: 'Try again.', requestId: 'a-request-of-the-log' };
  await page.route(DETAILS, route => route.fulfill({ status: 500, json: problem }));
  await page.goto('/admin/health');
  await expect(page.getByText('Error loading the health of the shop.')).toBeVisible();
  await expect(page.getByText('Request a-request-of-the-log')).toBeVisible();
  await page.unroute(DETAILS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(region(page, 'Parts')).toBeVisible();
});
