import { rows } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('offline, an unloaded screen says so, others still open, and it loads when the connection returns', async ({
  page,
  context,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /dynamically imported module/);
  await signInAs('staff');
  await page.goto('/admin/categories');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click();
  await open('Countries');
  const offline = page.getByText('You are offline');
  await expect(offline).toBeVisible();
  await expect(page.getByText('Something went wrong on our side')).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offline).toBeVisible();
  await open('Categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible();
  await open('Countries');
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Country Management' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
