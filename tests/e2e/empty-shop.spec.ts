import { PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { test as base, expect, shopAfter } from './shop-test.ts';

/** A shop that has not been set up. */
const test = base.extend({ shop: shopAfter(async () => {}, { DEMO: 'off' }) });

/** Texts that belong to the demo shop only. */
const OF_THE_DEMO =
  /demonstration|demo shop|is a demo|sample|fiction|\.example|noon street|no one works here|per month|thirty days to|coupon for the delivery|gift|four minutes|look after|how we work/i;

const screens = PUBLIC_SCREENS.filter(
  ({ cart, path, status }) => !cart && !status && !/[?]|\/[^/]+\//.test(path),
);

/** There are no products or posts. */
const MISSING = /status of 404/;

test('a shop without the demo shows no demo story, quotes, counts or plans', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(MISSING);
  for (const { path } of screens.filter(({ path }) => path !== '/api/docs')) {
    await page.goto(path);
    const said = await page.locator('html').evaluate(({ textContent }) => textContent ?? '');
    expect(said.replace(/name@example\.com/g, ''), path).not.toMatch(OF_THE_DEMO);
    await expect(page.getByRole('blockquote'), path).toHaveCount(0);
    await expect(page.getByRole('timer'), path).toHaveCount(0);
    expect(await page.locator('dd').allTextContents(), path).not.toContain('0');
  }
});

test('empty pages are reachable and say so, and neither menus nor the sitemap link to them', async ({
  page,
  shop,
}) => {
  for (const [path, words] of [
    ['/team', 'You can meet our team here soon.'],
    ['/projects', 'You’ll find our projects here soon.'],
    ['/projects-details', 'You’ll find our projects here soon.'],
    ['/pricing', 'You don’t need a membership.'],
    ['/coming-soon', 'There’s nothing to announce at the moment.'],
    ['/blog', 'No posts yet'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('main'), path).toContainText(words);
  }
  await page.goto('/');
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  for (const path of ['/team', '/projects', '/coming-soon', '/blog']) {
    await expect(page.locator(`a[href="${path}"]`), path).toHaveCount(0);
    expect(sitemap).not.toContain(`${path}<`);
  }
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const to = (await link.getAttribute('href')) ?? '';
    expect((await fetch(shop.url + to)).status, to).toBe(200);
  }
  expect(sitemap).toContain('/services-details/price-lists<');
});

test('without posts or departments there are no empty choices and no headings over nothing', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main).toContainText('No posts yet');
  await expect(main).not.toContainText(/Archives|Tags|All posts|\b0\b/);
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  for (const path of ['/', '/about', '/pricing', '/blog', '/products-list']) {
    await page.goto(path);
    await expect(main.locator('h2:empty, h3:empty'), path).toHaveCount(0);
    await expect(main, path).not.toContainText(/shelves are being filled|Departments/);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description, path).not.toContain('everyday things');
  }
});
