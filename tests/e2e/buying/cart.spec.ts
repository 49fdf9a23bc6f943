import { open } from './checkout-test.ts';
import { expect, test } from './market-test.ts';

const SET = 'Noon Pour-Over Set';
const KETTLE = 'Gooseneck Kettle';

test('the cart survives a reload and is the same in every tab', async ({
  page,
  context,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10.1, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1&quantity=2');
  await expect(page).toHaveURL('/cart');
  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/cart');
  await tab.getByRole('button', { name: `One more: ${SET}` }).click();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('€60.30')).toBeVisible();

  await page.reload();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('€60.30')).toBeVisible();
});

test('changing, removing and undoing work by keyboard, and the focus is never lost', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  await shopIn((await openMarket('EUR', [offer, offer])).country);
  await page.goto('/cart?add=1');
  await page.goto('/cart?add=2');
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  const totals = page.getByRole('definition');

  const more = page.getByRole('button', { name: `One more: ${SET}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(`${SET}: 3`);
  await expect(more).toBeFocused();
  await expect(totals.first()).toHaveText('€40.00');

  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await quantity.fill('12');
  await page.keyboard.press('Enter');
  await expect(totals.first()).toHaveText('€130.00');
  await expect(quantity).toBeFocused();

  await page.getByRole('button', { name: `Remove ${SET}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: SET })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Remove ${KETTLE}` })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('12');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(SET);
});

for (const typed of ['0', '1,500', '1.5', ''])
  test(`“${typed}” is not a quantity: the cart says so, keeps the old one, and the field keeps the input`, async ({
    page,
    openMarket,
    shopIn,
  }) => {
    await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
    await page.goto('/cart?add=1&quantity=2');
    const quantity = page.getByLabel(`Quantity: ${SET}`);
    // A pause would apply what is only half typed.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await quantity.clear();
    await quantity.pressSequentially(typed);
    const shown = await quantity.inputValue();
    await quantity.blur();
    const message = page.getByText('Enter a whole number from 1 to 999. Your cart still has 2.');
    await expect(message).toBeVisible();
    await expect(quantity).toHaveAccessibleDescription(/whole number/);
    await expect(quantity).toHaveValue(shown);
    await page.getByRole('button', { name: 'Update cart totals' }).click();
    await expect(quantity).toBeFocused();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await quantity.fill('3');
    await quantity.blur();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

test('a quantity counts while it is typed, and what one piece costs is not repeated as its total', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  await shopIn((await openMarket('EUR', [offer, { ...offer, NetPrice: 7 }])).country);
  await page.goto('/cart?add=1');
  await page.goto('/cart?add=2');
  const line = page.locator('#cart-lines').getByRole('listitem').first();
  await expect(line.getByText('€10.00')).toHaveCount(1);
  await expect(line.getByText('each')).toHaveCount(0);

  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await quantity.fill('12');
  await expect(line).toContainText('€10.00each');
  await expect(line.getByText('Line total: €120.00')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('€127.00');
  await expect(quantity).toBeFocused();
  await page.reload();
  await expect(quantity).toHaveValue('12');

  await line.locator('img').click();
  await expect(page).toHaveURL('/products-details/1');
});

test('undoing a removal before the totals arrive keeps the focus when they do', {
  tag: '@deep',
}, async ({ page, openMarket, shopIn }) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  await shopIn((await openMarket('EUR', [offer, offer])).country);
  await page.goto('/cart?add=1');
  await page.goto('/cart?add=2');
  let answerFirst = () => {};
  const isUndone = new Promise<void>(resolve => {
    answerFirst = resolve;
  });
  const quotes = page
    .waitForResponse('**/api/cart/quote')
    .then(() => page.waitForResponse('**/api/cart/quote'));
  await page.route('**/api/cart/quote', async route => {
    await isUndone;
    await route.continue();
  });
  await page.getByRole('button', { name: `Remove ${SET}` }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await expect(quantity).toBeFocused();
  answerFirst();
  await quotes;
  await expect(page.getByRole('definition').first()).toHaveText('€20.00');
  await expect(quantity).toBeFocused();
});

test('a changed price or stock is reported once, and the remaining quantity can be accepted', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const { country, change } = await openMarket('EUR', [{ NetPrice: 64, StockAvailable: 9 }]);
  await shopIn(country);
  await page.goto('/cart?add=1&quantity=5');
  await expect(page.getByText('€320.00')).toHaveCount(2);

  await change(1, { NetPrice: 59, StockAvailable: 3 });
  await page.reload();
  const changed = 'Price changed from €64.00 to €59.00. Stock changed from 9 to 3.';
  await expect(page.getByRole('listitem').getByText(changed)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${SET}: ${changed}` })).toBeAttached();
  await expect(page.getByText('Only 3 left; you have 5 in your cart.')).toBeVisible();

  await page.getByRole('button', { name: 'Change to 3' }).click();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('3');
  await expect(page.getByText('you have 5 in your cart')).toHaveCount(0);
  await expect(page.getByRole('listitem').getByText('Only 3 left', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('€177.00')).toHaveCount(2);
  await expect(page.getByText(changed)).toHaveCount(0);
});

test('another country has its own prices, and unavailable items are never counted', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  const here = await openMarket('EUR', [offer, offer]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 50 }]);
  await shopIn(here.country);
  await page.goto('/cart?add=1');
  await page.goto('/cart?add=2');
  await expect(page.getByText('€20.00')).toBeVisible();
  await page.getByLabel('Country and currency').selectOption(there.country.countryCode);
  await expect(page.getByText('CHF 42.00')).toBeVisible();
  await expect(page.getByText(`Not sold in ${there.country.countryName}`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${SET}` }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await expect(page.getByText(`None of the items in your cart are available in`)).toBeVisible();
});

test('each line shows its stock, and an empty coupon field asks for a code', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const offers = [50, 3, 0].map(StockAvailable => ({ NetPrice: 10, StockAvailable }));
  await shopIn((await openMarket('EUR', offers)).country);
  for (const code of [1, 2, 3]) await page.goto(`/cart?add=${code}`);
  const lines = page.locator('#cart-lines').getByRole('listitem');
  for (const [at, stock] of ['In stock', 'Only 3 left', 'Out of stock'].entries())
    await expect(lines.nth(at).getByText(stock)).toBeVisible();
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    if (path === '/checkout') await open(page, 'Have a code?');
    await page.getByLabel('Coupon').fill('SPRING');
    await page.getByLabel('Coupon').press('Enter');
    await expect(page.getByText('There is no coupon SPRING.')).toBeVisible();
    await expect(page.getByLabel('Coupon')).toBeFocused();
    await page.getByLabel('Coupon').clear();
    await page.getByRole('button', { name: 'Apply Coupon' }).click();
    await expect(page.getByText('Enter a coupon code.')).toBeVisible();
    await expect(page.getByLabel('Coupon')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('radio', { name: /PayPal/ })).toHaveCount(0);
  }
  await expect(page.getByRole('radio')).toHaveCount(2);

  await page.goto('/cart');
  await page.getByLabel('Coupon').fill('SPRING');
  await page.getByLabel('Coupon').press('Enter');
  await expect(page).toHaveURL('/cart?coupon=SPRING');
  await page.goBack();
  await expect(page.getByLabel('Coupon')).toHaveValue('');
});

test('the cart works without JavaScript', async ({ browser, shop, openMarket }) => {
  const offer = { NetPrice: 10, StockAvailable: 50 };
  const { country } = await openMarket('EUR', [offer, offer]);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  await context.addCookies([{ name: 'country', value: country.countryCode, url: shop.url }]);
  const page = await context.newPage();
  await page.goto('/products-list?q=Noon');
  const quantity = page.getByLabel(`Quantity: ${SET}`);
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(quantity).toHaveValue('1');
  await page.goto('/cart?add=2&quantity=4');

  await quantity.fill('6');
  await page.getByRole('button', { name: `One less: ${KETTLE}` }).click();
  await expect(quantity).toHaveValue('6');
  await expect(page.getByRole('definition').first()).toHaveText('€90.00');
  await quantity.fill('1');
  await page.getByRole('button', { name: 'Update cart totals' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('€40.00');

  await page.getByLabel('Coupon').fill('SPRING');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('There is no coupon SPRING.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${KETTLE}` }).click();
  await expect(page).toHaveURL('/cart?coupon=SPRING');
  await page.getByRole('button', { name: `Remove ${SET}` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await context.close();
});

test('prices that failed to load can be retried, and nothing is lost', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /couldn’t reach the shop|does not answer/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 50 }])).country);
  await page.goto('/cart?add=1');
  await page.route('**/api/cart/quote', route => route.abort());
  await page.getByRole('button', { name: `One more: ${SET}` }).click();
  await expect(page.getByText('We couldn’t load the prices for your cart.')).toBeVisible();
  await expect(page.getByLabel(`Quantity: ${SET}`)).toHaveValue('2');
  await page.unroute('**/api/cart/quote');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('€20.00')).toHaveCount(2);
  await expect(page.getByText(/could not be loaded|couldn’t load/)).toHaveCount(0);
});
