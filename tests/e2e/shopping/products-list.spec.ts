import type { Page } from '@playwright/test';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { SORTS } from '../../../web/catalog/list/list-address.ts';
import { formatMoney } from '../../../web/ui/money.ts';
import { cardName } from '../../support/card-name.ts';
import { demoSession } from '../../support/demo-session.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const LIST = '/products-list';
const results = (page: Page) => page.getByRole('region', { name: 'Products' });
const cards = (page: Page) => results(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const says = (page: Page) => results(page).getByRole('status');
const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });

test('each sort order applies and is in the address', async ({ page, call }) => {
  const inOrder = (sort?: string) => {
    const order = sort ? `sort=${sort}` : 'soldOutLast=true';
    return call<Product[]>('GET', `/api/products?country=DE&grouped=true&page=1&pageSize=24&${order}`);
  };
  const total = (await inOrder()).headers.get('X-Total-Count');
  await page.goto(LIST);
  await expect(says(page)).toHaveText(`Showing ${total} results`);
  for (const { label, value, sort } of [...SORTS.slice(1), SORTS[0]]) {
    await choose(page, 'Sort', label);
    await expect(page).toHaveURL(value ? `${LIST}?sort=${value}` : LIST);
    const { data: products } = await inOrder(sort);
    await expect(names(page)).toHaveText(products.map(cardName));
    if (!value.startsWith('price')) continue;
    const prices = products.flatMap(({ price }) => price?.netPrice ?? []);
    const upwards = [...prices].sort((one, other) => one - other);
    expect(prices).toEqual(value === 'price' ? upwards : upwards.reverse());
  }
});

test('what is out of stock comes last, until another order is chosen', async ({ page, call }) => {
  const inStock = (await call('GET', '/api/products?country=DE&grouped=true&inStock=true&page=1&pageSize=1'))
    .headers;
  const first = Number(inStock.get('X-Total-Count'));
  const isOut = () =>
    cards(page).evaluateAll(all => all.map(card => card.textContent?.includes('Out of stock') === true));
  await page.goto(LIST);
  const shown = await isOut();
  expect([first > 0, shown.indexOf(true) >= first]).toEqual([true, true]);
  await choose(page, 'Sort', 'Sort by price: low to high');
  await expect.poll(async () => (await isOut()).indexOf(true)).toBeLessThan(first);
});

test('category, subcategory, stock and search narrow the list, and each filter can be removed', async ({
  page,
}) => {
  const category = page.getByLabel('Category', { exact: true });
  const subcategory = page.getByLabel('Subcategory', { exact: true });
  const chips = page.getByRole('list', { name: 'Active filters' });
  await page.goto(LIST);
  await expect(subcategory).toBeDisabled();
  await choose(page, 'Category', 'Coffee & Tea');
  await expect(page).toHaveURL(`${LIST}?category=1`);
  await expect(subcategory).toBeEnabled();
  const ofCategory = await names(page).allTextContents();
  await subcategory.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?category=1&subcategory=\d+$/);
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  for (const name of await names(page).allTextContents()) expect(ofCategory).toContain(name);

  await choose(page, 'Category', 'Lighting');
  await expect(page).toHaveURL(`${LIST}?category=4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  await expect(names(page).filter({ hasText: 'Portable Lantern' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  await expect(page).toHaveURL(`${LIST}?category=4&inStock=true`);
  await expect(names(page).filter({ hasText: 'Portable Lantern' })).toHaveCount(0);
  await expect(says(page)).toHaveText(`Showing ${await cards(page).count()} results`);
  await chips.getByRole('link', { name: 'Remove filter In stock only' }).click();
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).not.toBeChecked();
  await expect(category).toHaveValue('4');

  await choose(page, 'Category', 'All');
  await expect(page).toHaveURL(LIST);
  await expect(subcategory).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('stoneware');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “stoneware”');
  await expect(chips.getByRole('link')).toHaveText(/“stoneware”/);
  await choose(page, 'Sort', 'Sort by new');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(`${LIST}?sort=new`);
  await expect(chips).toHaveCount(0);
});

test('on a desktop the filters stay in view while the list scrolls, and nothing covers them', async ({
  page,
}) => {
  await page.goto('/products-list');
  const main = page.getByRole('main');
  await main.getByRole('article').last().scrollIntoViewIfNeeded();
  const stock = main.getByRole('checkbox', { name: 'In stock only' });
  const reset = main.getByRole('button', { name: 'Reset Filters' });
  await expect(stock).toBeInViewport();
  const [above, below] = await Promise.all([stock.boundingBox(), reset.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? Number.NaN) + (above?.height ?? 0));
});

test('reload, Back and a shared link show the same list', async ({ page, context }) => {
  await page.goto(LIST);
  await choose(page, 'Category', 'Kitchen');
  await expect(page).toHaveURL(/category=2$/);
  await choose(page, 'Sort', 'Sort by price: high to low');
  await expect(page).toHaveURL(/category=2&sort=price-desc$/);
  await expect(says(page)).toHaveText(/^Showing/);
  const shown = await names(page).allTextContents();
  const expectSame = async (tab: Page) => {
    await expect(names(tab)).toHaveText(shown);
    await expect(tab.getByLabel('Sort')).toHaveValue('price-desc');
    await expect(tab.getByLabel('Category', { exact: true })).toHaveValue('2');
  };
  await page.reload();
  await expectSame(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expectSame(tab);
  await tab.close();
  await page.goBack();
  await expect(page).toHaveURL(/category=2$/);
  await expect(page.getByLabel('Sort')).toHaveValue('');
  await page.goForward();
  await expectSame(page);
});

test('further pages each have an address, and a filter starts at the first', async ({ page, call }) => {
  const { token } = await demoSession(call, 'staff');
  const codes: number[] = [];
  for (let number = 1; number <= 26; number += 1) {
    const productName = `Pebble ${String(number).padStart(2, '0')}`;
    const made = await call<Product>('POST', '/api/products', {
      token,
      json: { productName, subcategoryId: 1 },
    });
    codes.push(made.data.productCode);
  }
  await page.goto(`${LIST}?q=pebble&sort=new`);
  await expect(says(page)).toHaveText('Showing 26 results');
  await expect(names(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LIST}?q=pebble&sort=new&page=2`);
  await expect(names(page)).toHaveText(['Pebble 02', 'Pebble 01']);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(names(page).first()).toHaveText('Pebble 26');
  await page.goForward();
  await choose(page, 'Sort', 'Default sorting');
  await expect(page).toHaveURL(`${LIST}?q=pebble`);
  await expect(names(page).first()).toHaveText('Pebble 01');
  // The next tests need the original demo shop.
  for (const code of codes) await call('DELETE', `/api/products/${code}`, { token });
});

test('a one-letter search filters nothing and says what is needed', async ({ page }) => {
  await page.goto(`${LIST}?q=k`);
  const hint = page.getByRole('heading', { name: 'Search for at least two letters' });
  await expect(hint).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('kettle');
  await search.press('Enter');
  await expect(names(page).first()).toBeVisible();
  await search.fill('k');
  await search.press('Enter');
  await expect(hint).toBeVisible();
});

test('with very many products, paging ends and the list says so', async ({ page }) => {
  await page.goto(LIST);
  await page.route('**/api/products?*', async route => {
    const response = await route.fetch({ url: route.request().url().replace('page=416', 'page=1') });
    await route.fulfill({ response, headers: { ...response.headers(), 'X-Total-Count': '100000' } });
  });
  await choose(page, 'Sort', 'Sort by new');
  await expect(says(page)).toHaveText('Showing more than 10,000 results');
  await expect(page.getByText('This is the last page we can show.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 416' }).click();
  await expect(
    page.getByText('This is the last page we can show. Narrow the list to see more.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('Back from a product returns to its place in the list', async ({ page }) => {
  await page.goto(`${LIST}?sort=new`);
  const last = names(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?sort=new`);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
});

test('slow, empty and failed lists each say so and what to do', async ({ page, expectedFaults }) => {
  expectedFaults.push(/503/, /couldn’t reach the shop|does not answer/);
  await page.goto(LIST);
  let answer = Promise.withResolvers<'continue' | 'fail'>();
  await page.route('**/api/products?*', async route =>
    (await answer.promise) === 'fail' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await choose(page, 'Sort', 'Sort by latest');
  await expect(says(page)).toHaveText('Loading products...');
  answer.resolve('continue');
  await expect(says(page)).toHaveText(/^Showing \d+ results$/);

  answer = Promise.withResolvers();
  answer.resolve('fail');
  await choose(page, 'Sort', 'Sort by new');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the products.');
  answer = Promise.withResolvers();
  answer.resolve('continue');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(says(page)).toHaveText(/^Showing \d+ results$/);
  await expect(page).toHaveURL(`${LIST}?sort=new`);

  await page.goto(`${LIST}?q=no-such-thing`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(says(page)).toHaveText('Showing 0 results');
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a search without results suggests removing filters only if some are set', async ({ page }) => {
  await page.goto(`${LIST}?q=no-such-thing`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(results(page).getByText(/^Try /)).toHaveCount(0);
  for (const [asked, advised] of [
    ['?q=no-such-thing&category=4', 'Try fewer filters.'],
    ['?q=no-such-thing&inStock=true', 'Try fewer filters.'],
  ] as const) {
    await page.goto(LIST + asked);
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(results(page).getByText(/^Try /)).toHaveText(advised);
  }
});

test('every price is the country’s, and unavailable products cannot be bought', async ({ page, call }) => {
  await page.goto(`${LIST}?sort=price`);
  for (const [code, name] of [
    ['SA', 'Saudi Arabia'],
    ['IM', 'Isle of Man'],
  ] as const) {
    await page.getByLabel('Country and currency').selectOption(code);
    const asked = `/api/products?country=${code}&grouped=true&page=1&pageSize=24&sort=price`;
    const { data } = await call<Product[]>('GET', asked);
    await expect(names(page)).toHaveText(data.map(cardName));
    const texts = await cards(page).allInnerTexts();
    for (const [index, { price, productName }] of data.entries()) {
      const text = texts[index] ?? '';
      const buys = await cards(page)
        .nth(index)
        .getByRole('button', { name: /^(Add To Cart|Choose options)/ })
        .count();
      expect({ productName, buys }).toEqual({ productName, buys: price && price.stockAvailable > 0 ? 1 : 0 });
      expect(text).toContain(
        price ? formatMoney(price.netPrice, price.denomination, 'en-GB') : `Not sold in ${name}`,
      );
      if (price?.stockAvailable === 0) expect(text).toContain('Out of stock');
    }
    expect(texts.join()).toContain(`Not sold in ${name}`);
    expect(texts.join()).toContain('Out of stock');
  }
});

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto(LIST);
  await page.getByLabel('Category', { exact: true }).focus();
  await page.keyboard.type('Light');
  await expect(page).toHaveURL(`${LIST}?category=4`);
  await expect(page.getByLabel('Category', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Subcategory', { exact: true })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Subcategory', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${LIST}?category=4&inStock=true`);
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
  // The address changes before the list.
  await expect(page.getByLabel('Subcategory', { exact: true })).toBeDisabled();
  await names(page).first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Save: / }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
