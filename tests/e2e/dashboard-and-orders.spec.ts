import type { Stats } from '../../functions/office/stats/contract.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('the dashboard shows what came in and what needs attention, and links to orders', async ({
  page,
  signInAs,
  call,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 404/);
  const { token } = await signInAs('staff');
  const { data: stats } = await call<Stats>('GET', '/api/stats', { token });
  const [newest] = stats.latestOrders;
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/admindashboard');
  const main = page.getByRole('main');
  await expect(main).toContainText('Products24');
  await expect(main).toContainText(`Orders${stats.orders}`);
  await expect(main.getByRole('link', { name: 'Users' })).toHaveCount(0);

  const revenue = page.getByRole('region', { name: 'Revenue of the last 30 days' });
  await revenue.getByRole('radio', { name: /JPY/ }).check({ force: true });
  await expect(revenue.getByRole('table', { name: 'Sales by day in JPY' }).getByRole('row')).toHaveCount(31);
  const days = revenue.getByRole('slider', { name: 'Day of sales in JPY' });
  await days.focus();
  for (let step = 0; step < 40; step += 1) {
    if (/[1-9]\d* orders?$/.test((await days.getAttribute('aria-valuetext')) ?? '')) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(days).toHaveAttribute('aria-valuetext', /¥.*[1-9]\d* orders?$/);

  const latest = page.getByRole('region', { name: 'Latest orders' });
  await expect(latest.getByRole('listitem')).toHaveCount(5);
  await latest
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: newest?.customer ?? '' })
    .click();
  await expect(page.getByRole('heading', { name: `Order ${newest?.orderNumber}` })).toBeVisible();
  await page.goto('/admin/orders/MK8N4SY7B');
  await expect(page.getByRole('table', { name: 'Items ordered' })).toContainText('Noon Pour-Over Set');
  await expect(main).toContainText('customer@meridian.example');

  await page.getByRole('link', { name: /^Orders( \d+ waiting)?$/ }).click();
  const rows = page.locator('tbody tr');
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL('/admin/orders?country=DE&sort=total');
  await page.getByRole('searchbox').fill('jonas');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'View order MD0WJ6P3V' }).click();
  await expect(page.getByRole('heading', { name: 'Order MD0WJ6P3V' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL('/admin/orders?country=DE&sort=total&q=jonas');
  await expect(rows.first()).toBeFocused();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Refunded' });
  await expect(page.getByText('No matches')).toBeVisible();
  await page.goto('/admin/orders/M00000000');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});

test('a new shop sees its first steps; a complete one sees that it is done', async ({
  page,
  signInAs,
  call,
}) => {
  const { token } = await signInAs('admin');
  const { data } = await call<Stats>('GET', '/api/stats', { token });
  const none = { total: 0, first: [] };
  const quiet = { lowStock: none, unpriced: none, unpictured: none, sales: [], latestOrders: [] };
  let stats = { ...data, ...quiet, products: 0, steps: { ...data.steps, product: false, price: false } };
  await page.route('**/api/stats', route => route.fulfill({ json: stats }));
  await page.goto('/admin/admindashboard');
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('4 of 6 done');
  await expectNoViolations(page);
  stats = { ...data, ...quiet };
  await page.reload();
  for (const said of [
    'Nothing is running low.',
    'Every product has a picture.',
    'No sales in the last 30 days.',
  ]) {
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/admin/accounts');
});
