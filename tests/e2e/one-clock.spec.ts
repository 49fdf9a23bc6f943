import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { Coupon } from '../../functions/pricing/coupons/contract.ts';
import { demoSession } from '../support/demo-session.ts';
import { anOrder } from '../support/factories.ts';
import { expectNoViolations } from './axe.ts';
import { newWord, rows } from './back-office-work.ts';
import { test as base, expect, shopAfter } from './shop-test.ts';

/** Each test starts with the shop in this zone and leaves it there. */
const ZONE = 'America/Los_Angeles';
const test = base.extend({
  shop: shopAfter(async call => {
    const { token } = await demoSession(call, 'admin');
    await call('PUT', '/api/settings', { json: { timeZone: ZONE }, token });
  }),
});
// The browser is a day ahead of the shop for most of its hours.
test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Tokyo', locale: 'en-GB' });

const LATE = '2026-11-25T07:30:00.000Z';

test('the shop’s time zone is chosen from a list; screens follow at once, also on undo', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/admin/settings');
  const zone = page.getByLabel('Time zone');
  await expect(zone).toHaveValue(ZONE);
  await expect(page.locator(`#time-zones option[value="${ZONE}"]`)).toHaveCount(1);
  await zone.fill('Berlin');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(zone).toBeFocused();
  await expect(zone).toHaveAccessibleDescription(/must be one like Europe\/Berlin/);
  await zone.fill('australia/adelaide');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(zone).toHaveValue('Australia/Adelaide');
  await page.locator('a[href="/admin/orders"]').first().click();
  await expect(page.getByText('Times in Australia/Adelaide')).toBeVisible();

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Times in Australia/Adelaide')).toBeVisible();
  const first = page.locator('time').first();
  const [moment, shown] = [await first.getAttribute('datetime'), (await first.textContent()) ?? ''];
  await page
    .getByRole('button', { name: /^Undo the change by admin/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Times in America/Los Angeles')).toBeVisible();
  await expect(page.locator(`time[datetime="${moment}"]`).first()).not.toHaveText(shown);
});

test('screens never fall back to another time zone when the shop’s is not loaded', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await page.route('**/api/settings', route => route.fulfill({ status: 503, json: {} }));
  await signInAs('staff');
  await page.goto('/admin/orders');
  await expect(page.getByText('Times in America/Los Angeles')).toBeVisible();
});

test('an order of 24 November has that date in the list, on its page and in its documents', async ({
  page,
  call,
  signInAs,
}) => {
  const json = anOrder('DE', [{ productCode: 1, quantity: 1 }]);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { orderNumber, createdAt } = (await call<Order>('POST', '/api/orders', { json, headers })).data;
  await page.route(/\/api\/(orders|stats)\b/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(createdAt, LATE) });
  });
  await signInAs('staff');
  await page.goto('/admin/orders');
  const own = rows(page).filter({ hasText: orderNumber });
  await expect(own).toContainText('24 Nov 2026, 23:30');
  await expect(page.getByText('Times in America/Los Angeles')).toHaveCount(1);
  await expectNoViolations(page);
  await own.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByText('24 Nov 2026, 23:30').first()).toBeVisible();
  await expect(page.getByText('Times in America/Los Angeles')).toHaveCount(1);
  await expect(page.getByText(/\bUTC\b/)).toHaveCount(0);
  await page.goto(`/admin/orders/${orderNumber}/invoice`);
  await expect(page.getByText('24 Nov 2026', { exact: true }).first()).toBeVisible();
  await page.goto('/admin/admindashboard');
  await expect(page.getByRole('region', { name: 'Latest orders' })).toContainText(
    `${orderNumber} · 24 Nov 2026`,
  );
});

test('coupon dates are entered in shop time, even around clock changes', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const code = newWord();
  const stored = async () => (await call<Coupon[]>('GET', `/api/coupons?q=${code}`, { token })).data[0];
  await page.goto('/admin/coupons/create');
  const [from, until] = [page.getByLabel('Valid from'), page.getByLabel('Valid until')];
  await page.getByLabel('Code').fill(code);
  await page.getByRole('textbox', { name: 'Percentage' }).fill('10');
  await expect(until).toHaveAccessibleDescription('Shop time: America/Los Angeles');
  // Clocks go from 02:00 to 03:00 on 14 March, and show the hour from 01:00 twice on 7 November.
  await from.fill('2032-03-14T02:30');
  await until.fill('2032-11-07T01:30');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText(`Coupon “${code}” created.`)).toBeVisible();
  expect(await stored()).toMatchObject({
    validFrom: '2032-03-14T10:30:00.000Z',
    validUntil: '2032-11-07T09:30:00.000Z',
  });
  await expect(rows(page).filter({ hasText: code })).toContainText(
    'From 14 Mar 2032, 03:30 until 7 Nov 2032, 01:30',
  );

  const json = { validFrom: '2032-11-07T08:30:00.000Z', validUntil: '2032-11-07T09:00:00.000Z' };
  await call('PUT', `/api/coupons/${(await stored())?.couponId}`, { json, token });
  await page.reload();
  await rows(page).filter({ hasText: code }).getByRole('link', { name: 'Edit' }).click();
  await expect(from).toHaveValue('2032-11-07T01:30');
  await page.getByRole('textbox', { name: 'Percentage' }).fill('15');
  await page.getByRole('button', { name: 'Update Coupon' }).click();
  await expect(page.getByText(`Coupon “${code}” updated.`)).toBeVisible();
  expect(await stored(), 'what nobody typed stays to the moment').toMatchObject({ percentage: 15, ...json });
});

test('lists with times name their time zone once, and the history uses the shop’s days', async ({
  page,
  call,
  signInAs,
}) => {
  const { token } = await signInAs('admin');
  const categoryName = newWord();
  await call('POST', '/api/categories', { json: { categoryName }, token });
  await page.route(/\/api\/history\b/, async route => {
    const response = await route.fetch();
    const entries = (await response.json()) as { at: string }[];
    await route.fulfill({ response, json: entries.map(entry => ({ ...entry, at: LATE })) });
  });
  await page.goto('/admin/history');
  await expect(page.getByText('23:30').first()).toBeVisible();
  await expect(page.locator(`time[datetime="${LATE}"]`).first()).toHaveText('23:30');
  for (const path of [
    ...['history', 'orders', 'customers', 'coupons', 'messages', 'reviews', 'comments', 'posts', 'products'],
    ...['subscribers', 'accounts', 'admindashboard', 'health', 'audit', 'countries'],
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText('Times in America/Los Angeles'), path).toHaveCount(1);
  }
});
