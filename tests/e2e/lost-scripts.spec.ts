import { fill, newEmail, open, placeOrder } from './buying/checkout-test.ts';
import { GERMAN_ADDRESS } from './buying/typed-address.ts';
import { APP } from './held-scripts.ts';
import { expect, test } from './shop-test.ts';

const COMING = { waitUntil: 'load' } as const;
const isSaid = 'Part of this page didn’t load.';

test.beforeEach(({ expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/, /dynamically imported module/, /could not be hydrated/);
});

test('a page whose scripts fail to load says so before anyone clicks', async ({ page }) => {
  await page.route(APP, route => route.abort());
  for (const path of ['/signup', '/products-list']) {
    await page.goto(path, COMING);
    await expect(page.getByText(isSaid)).toBeVisible();
  }
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByLabel(/^Quantity: /)).toHaveValue('1');

  await page.unroute(APP);
  await page.reload();
  await page.getByRole('button', { name: /^One more: / }).click();
  await expect(page.getByLabel(/^Quantity: /)).toHaveValue('2');
  await expect(page.getByText(isSaid)).toBeHidden();
});

for (const [what, which] of [
  ['scripts', APP],
  ['own script', '**/assets/checkout-screen-*.js'],
] as const) {
  test(`at a checkout whose ${what} failed to load, applying a coupon keeps the address`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'cart', value: '1x1', url: baseURL ?? '' }]);
    await page.route(which, route => route.abort());
    await page.goto('/checkout', COMING);
    await expect(page.getByText(isSaid)).toBeVisible();
    await fill(page, newEmail(), GERMAN_ADDRESS);
    await open(page, 'Have a code?');
    await page.getByLabel('Coupon').fill('WELCOME');
    for (const button of [page.getByRole('button', { name: 'Apply Coupon' }), placeOrder(page)]) {
      await button.click();
      await expect(page.getByText('part of the page didn’t load. Please reload the page.')).toBeVisible();
      await expect(page).toHaveURL('/checkout');
    }
    for (const [label, text] of Object.entries(GERMAN_ADDRESS))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  });
}

test('a coupon applied before hydration is checked afterwards, and the input is kept', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cart', value: '1x1', url: baseURL ?? '' }]);
  const held = Promise.withResolvers<void>();
  await page.route(APP, async route => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await fill(page, newEmail(), GERMAN_ADDRESS);
  await open(page, 'Have a code?');
  await page.getByLabel('Coupon').fill('NO-SUCH');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('One moment…')).toBeVisible();
  held.resolve();
  await expect(page.getByText('There is no coupon NO-SUCH')).toBeVisible();
  for (const [label, text] of Object.entries(GERMAN_ADDRESS))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
});

test('a link whose screen’s script is missing still works, and so does the next one', async ({ page }) => {
  await page.route('**/assets/{about,contact}-screen-*.js', route => route.abort());
  for (const [link, title] of [
    ['About', /^About/],
    ['Contact', /^Contact/],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(isSaid)).toBeVisible();
  }
});

test('without its style sheet a part is left out, and the cart still says what was added', async ({
  page,
}) => {
  await page.goto('/products-details/2');
  await page.route('**/assets/{card-heart,product-strip,in-cart-panel}-*.css', route => route.abort());
  const lost = (name: string) => page.waitForEvent('requestfailed', request => request.url().includes(name));
  const heart = lost('card-heart');
  await page.goto('/products-list');
  await heart;
  await expect(page.getByRole('button', { name: /^Save: / })).toHaveCount(0);

  const strip = lost('product-strip');
  await page.goto('/products-details/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await strip;
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  const keptForNothing = page.getByRole('main').locator('div[style*="min-height"]:not(:has(*))');
  await expect(keptForNothing).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('in your cart');
});
