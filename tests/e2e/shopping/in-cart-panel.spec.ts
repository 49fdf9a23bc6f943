import { expect, test } from '../buying/market-test.ts';

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';
const OFFERS = [10, 7].map(NetPrice => ({ NetPrice, StockAvailable: 50 }));

test('adding shows the product, the total and the way on, without taking the focus', async ({
  page,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', OFFERS)).country);
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await page.goto('/products-details/1', { waitUntil: 'networkidle' });
  expect(scripts.filter(url => url.includes('in-cart-panel'))).toEqual([]);

  const add = page.getByRole('button', { name: `Add To Cart: ${SET}` }).first();
  const panel = page.getByRole('region', { name: 'Your cart' });
  await add.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(`${SET} is in your cart.`);
  await expect(panel.getByRole('definition')).toHaveText('€40.00');
  await expect(add).toBeFocused();
  // The panel's sheet must not undo the page's own.
  await expect(panel).toHaveCSS('padding', '16px');
  await expect(add).toHaveCSS('border-top-width', '1px');

  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(add).toBeFocused();

  await add.press('Enter');
  await expect(panel.getByRole('definition')).toHaveText('€50.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('2');
  await expect(panel).toHaveCount(0);
});

test('the panel leads to the checkout, and shows only what was added last', async ({
  page,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', OFFERS)).country);
  await page.goto('/products-list');
  const panel = page.getByRole('region', { name: 'Your cart' });
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(panel).toContainText(`${SET} is in your cart.`);
  await page.getByRole('button', { name: `Add To Cart: ${KETTLE}` }).click();
  await expect(panel).toContainText(`${KETTLE} is in your cart.`);
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('definition')).toHaveText('€47.00');
  await panel.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(panel).toHaveCount(0);
});

test('the panel does not follow to another product, and says nothing wrong if the total is unknown', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  await shopIn((await openMarket('EUR', OFFERS)).country);
  await page.goto('/products-details/1');
  await page.route('**/api/cart/quote', route => route.abort());
  const panel = page.getByRole('region', { name: 'Your cart' });
  await page
    .getByRole('button', { name: `Add To Cart: ${SET}` })
    .first()
    .click();
  await expect(panel).toContainText(`${SET} is in your cart.`);
  await expect(panel.getByRole('definition')).toHaveCount(0);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/products-details/2';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(KETTLE);
  await expect(panel).toHaveCount(0);
});

for (const [path, viewport] of [
  ['/products-list', { width: 1280, height: 800 }],
  ['/products-list', { width: 390, height: 844 }],
  ['/products-details/1', { width: 1280, height: 800 }],
  ['/products-details/1', { width: 320, height: 640 }],
] as const)
  test(`the panel never covers the button on ${path}, ${viewport.width} px wide`, async ({
    page,
    openMarket,
    shopIn,
  }) => {
    await page.setViewportSize(viewport);
    await shopIn((await openMarket('EUR', OFFERS)).country);
    await page.goto(path);
    const add = page.getByRole('button', { name: `Add To Cart: ${SET}` }).first();
    const panel = page.getByRole('region', { name: 'Your cart' });
    for (const side of ['end', 'start'] as const) {
      await add.evaluate((button, block) => button.scrollIntoView({ block }), side);
      await add.click();
      await expect(panel.getByRole('definition')).toHaveText(/€/);
      const isCovered = () =>
        add.evaluate(button => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const atMiddle = document.elementFromPoint(x + width / 2, y + height / 2);
          return !button.contains(atMiddle);
        });
      await expect.poll(isCovered).toBe(false);
      // Scrolling moves the button, not the panel.
      await page.evaluate(() => window.scrollBy(0, 250));
      await expect
        .poll(() => panel.evaluate(shown => shown.getBoundingClientRect().right <= innerWidth))
        .toBe(true);
    }
  });
