import { PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { expect, test } from './shop-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test('finding, filtering, sorting and reading work without JavaScript', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('stoneware');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “stoneware”');
  await page.getByRole('link', { name: 'Remove filter “stoneware”' }).click();

  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await page.getByLabel('Sort').selectOption({ label: 'Sort by price: high to low' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/category=4/);
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page.getByText('Showing 2 results')).toBeVisible();
  const lamp = page.getByRole('article').first();
  await expect(lamp).toContainText('Meridian Table Lamp');
  await lamp.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian Table Lamp');
  await expect(page.getByText('€149.00', { exact: true }).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/products-list?sort=price-desc');
  await expect(page.getByRole('article').filter({ hasText: 'Noon Pour-Over Set' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(2);
});

test('the options of a product are links without JavaScript', async ({ page }) => {
  const bottle = 'Insulated Bottle 500 ml';
  await page.goto(`/products-list?q=${encodeURIComponent(bottle)}`);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const colours = page.getByRole('group', { name: 'Colour' });
  await expect(colours.locator('[aria-current]')).toHaveCount(1);
  await colours.getByRole('link', { name: 'Chalk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${bottle}, chalk`);
  await expect(colours.locator('[aria-current]')).toHaveText('Chalk');
});

test('country and quantity can be chosen without JavaScript, with the right prices', async ({ page }) => {
  await page.goto('/products-details/1');
  await page.getByLabel('Country and currency').selectOption('GB');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/products-details/1');
  await expect(page.getByRole('main')).toContainText('£');
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: 'Add To Cart: Noon Pour-Over Set' }).click();
  await expect(page).toHaveURL('/products-details/1');
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: 'Add To Cart: Noon Pour-Over Set' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByLabel('Quantity: Noon Pour-Over Set')).toHaveValue('3');
  await expect(page.getByRole('main')).toContainText('£');
});

test('no shop page mentions the back office, which needs JavaScript and says so itself', async ({
  request,
}) => {
  const withoutScripts = async (path: string) =>
    (await (await request.get(path)).text()).match(/<noscript>.*?<\/noscript>/gs)?.join(' ') ?? '';
  for (const { path } of PUBLIC_SCREENS) expect(await withoutScripts(path), path).not.toMatch(/back office/i);
  expect(await withoutScripts('/admin')).toContain('The back office needs JavaScript.');
});

test('sign-in and sign-up say at once that they need JavaScript, without redirect loops', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 405/);
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path);
    expect(await page.getByRole('main').textContent()).toContain('This form needs JavaScript.');
  }
  await page.goto('/login');
  await page.getByRole('main').locator('input:visible').last().press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.getByRole('alert').textContent()).toContain('This form needs JavaScript.');
});
