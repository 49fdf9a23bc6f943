import { expect, test } from './market-test.ts';

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';

test('a cart link cannot add what is not sold here or anywhere, and says so', async ({
  browser,
  page,
  shop,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }]);
  await shopIn(country);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  await plain.addCookies([{ name: 'country', value: country.countryCode, url: shop.url }]);
  for (const visitor of [page, await plain.newPage()]) {
    await visitor.goto('/cart?add=2');
    const said = visitor.getByRole('alert');
    await expect(said).toHaveText(
      `${KETTLE} isn’t sold in ${country.countryName}, so it wasn’t added to your cart.`,
    );
    await expect(visitor.getByText('Your cart is empty.')).toBeVisible();
    await visitor.goto('/cart?add=1');
    await visitor.goto('/cart?add=999999');
    await expect(said).toHaveText('Product 999999 doesn’t exist, so nothing was added to your cart.');
    for (const quantity of ['1.5', '0', '1000', '-1', 'two']) {
      await visitor.goto(`/cart?add=1&quantity=${quantity}`);
      await expect(said).toHaveText(
        'Quantity must be a whole number from 1 to 999, so nothing was added to your cart.',
      );
    }
    await visitor.goto('/cart?add=kettle');
    await expect(said).toContainText('nothing was added to your cart');
    await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      SET,
      'Cart totals',
    ]);
    await visitor.goto('/cart');
    await expect(said).toHaveCount(0);
  }
  await plain.close();
});

test('a rejected cart link is not applied later when the shop is unreachable', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /couldn’t reach the shop|does not answer/);
  const { country } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }]);
  await shopIn(country);
  await page.goto('/cart?add=2');
  await expect(page.getByRole('alert')).toContainText('it wasn’t added to your cart');
  await page.route('**/api/cart/quote', route => route.abort());
  const asked = page.waitForRequest('**/api/cart/quote');
  // Like another tab, or the previous page, changing the cart.
  await page.evaluate(() => window.cookieStore.set('cart', '1x1'));
  await asked;
  await expect(
    page.getByText('We couldn’t reach the shop, so nothing was added to your cart.'),
  ).toBeVisible();
  await page.unroute('**/api/cart/quote');
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([SET, 'Cart totals']);
});

test('a rejected cart link is not applied by switching to a country that sells it, nor on return', async ({
  browser,
  page,
  shop,
  openMarket,
  shopIn,
}) => {
  const here = (await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country;
  const there = (
    await openMarket(
      'CHF',
      [10, 20].map(NetPrice => ({ NetPrice, StockAvailable: 50 })),
    )
  ).country;
  await shopIn(here);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  await plain.addCookies([{ name: 'country', value: here.countryCode, url: shop.url }]);
  for (const visitor of [page, await plain.newPage()]) {
    await visitor.goto('/cart?add=2');
    await expect(visitor.getByRole('alert')).toContainText('it wasn’t added to your cart');
    await visitor.getByLabel('Country and currency').selectOption(there.countryCode);
    if (visitor !== page) await visitor.getByRole('button', { name: 'Show' }).click();
    await expect(visitor.getByRole('alert')).toHaveText('Nothing was added to your cart. Please try again.');
    await visitor.reload();
    await expect(visitor.getByText('Your cart is empty.')).toBeVisible();
  }
  await plain.close();
});
