import { expect, test } from './shop-test.ts';

const COUNTRY = 'Country and currency';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the country is chosen by keyboard, remembered, and the page stays where it was', async ({
    page,
    context,
    shop,
  }) => {
    await page.goto('/products-list?sort=price');
    const country = page.getByLabel(COUNTRY);
    await expect(country).toHaveValue('DE');
    await country.focus();
    await page.keyboard.type('Swi');
    await expect(country).toHaveValue('CH');
    await expect(country).toBeFocused();
    await expect(page).toHaveURL('/products-list?sort=price');
    await expect(page.getByRole('article').first()).toContainText('CHF');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(country).toHaveValue('CH');

    const visit = await context.newPage();
    await visit.goto('/products-list');
    await expect(visit.getByLabel(COUNTRY)).toHaveValue('CH');
    await context.addCookies([{ name: 'country', value: 'BR', url: shop.url }]);
    await visit.goto('/products-list');
    await expect(visit.getByLabel(COUNTRY)).toHaveValue('DE');
    await expect(visit.getByRole('article').first()).toContainText('€');
  });

  test('a search from any page leads to the results, and keeps its text', async ({ page }) => {
    await page.goto('/about');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill('  kettle ');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/products-list\?q=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kettle”');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(search).toHaveValue('');
  });

  test('a new page starts at its content, with its own title', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Departments' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveTitle('Products – Meridian');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).not.toHaveTitle('Products – Meridian');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
    ).toBeFocused();
  });

  test('the menu leads to each department and marks the page that is open', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: 'Departments' }).click();
    await menu.getByRole('link', { name: 'Lighting' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
    await expect(menu.getByRole('link', { name: 'Lighting' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
    await menu.getByRole('button', { name: 'Departments' }).click();
    await expect(menu.getByRole('link', { name: 'Lighting' })).toHaveAttribute('aria-current', 'page');
  });

  test('every tab shows the same cart count', async ({ page, context }) => {
    await page.goto('/products-list');
    const tab = await context.newPage();
    await tab.goto('/about');
    await page
      .getByRole('button', { name: /^Add To Cart/ })
      .first()
      .click();
    for (const one of [page, tab])
      await expect(one.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('search and cart are on the bar; the menu has everything else, and closes on navigation', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    const ways = page.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await expect(ways).toBeHidden();
    await menu.tap();
    await expect(ways.getByRole('link', { name: 'Lighting' })).toBeVisible();
    await expect(page.getByLabel(COUNTRY)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ways).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.tap();
    await ways.getByRole('link', { name: 'Products', exact: true }).tap();
    await expect(page).toHaveURL('/products-list');
    await expect(ways).toBeHidden();
    await page.getByRole('button', { name: 'Open search' }).tap();
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await expect(search).toBeFocused();
    await search.fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products-list?q=lamp');
    await expect(search).toBeHidden();
  });

  test('the filters are a drawer that says how many results remain', async ({ page }) => {
    await page.goto('/products-list');
    const category = page.getByLabel('Category', { exact: true });
    await expect(category).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await category.selectOption({ label: 'Lighting' });
    await expect(page).toHaveURL('/products-list?category=4');
    await expect(category).toBeVisible();
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
    await expect(category).toBeHidden();
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Lighting');
  });
});

test('if the edge could not render, the browser tries, and says what failed to load', async ({
  page,
  shop,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/, /couldn’t reach the shop|does not answer/);
  const shell = await (await fetch(`${shop.url}/admin`)).text();
  let down = true;
  await page.route('**/products-list', route => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.route('**/api/**', route =>
    down ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto('/products-list');
  await expect(page.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeVisible();
  down = false;
  await page.unroute('**/products-list');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(/^Showing \d+ results$/)).toBeVisible();
});
