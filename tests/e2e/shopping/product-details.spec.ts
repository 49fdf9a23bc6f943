import type { Product } from '../../../functions/catalog/products/contract.ts';
import { expect, test } from '../buying/market-test.ts';

const OFFER = { NetPrice: 64.5, RetailPrice: 79.9, PV: 12, PQ: 6.5, StockAvailable: 4 };
const LANTERN = 'Portable Lantern';

test('a product shows everything needed to decide, and is added in place', async ({
  page,
  call,
  openMarket,
  shopIn,
}) => {
  const { country, change } = await openMarket('EUR', [OFFER]);
  await change(1, OFFER);
  await shopIn(country);
  const { data: product } = await call<Product>('GET', '/api/products/1');
  await page.goto('/products-details/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.productName);
  for (const text of ['€64.50', '€79.90', 'Save €15.40', 'PV 12', 'PQ 6.5', 'Only 4 left'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(product.productDescription, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(product.productOverviewDoc ?? '', { exact: true })).toBeVisible();
  await expect(main.getByRole('definition')).toHaveText(['1', /^\d{1,2} \w{3,4} \d{4}$/]);
  await expect(main.getByRole('img', { name: product.productName })).toBeVisible();
  const related = main.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('article')).toHaveCount(8);
  await expect(related.getByRole('heading', { name: product.productName })).toHaveCount(0);

  const quantity = main.getByLabel('Quantity');
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
  await quantity.press('Backspace');
  await quantity.pressSequentially('3');
  await expect(quantity).toHaveValue('3');
  await quantity.fill('77');
  await quantity.blur();
  await expect(quantity).toHaveValue('4');
  await expect(main.getByRole('button', { name: 'One more' })).toBeDisabled();
  await main.getByRole('button', { name: 'One less' }).click();
  await main.getByRole('button', { name: `Add To Cart: ${product.productName}` }).click();
  await expect(page).toHaveURL('/products-details/1');
  await expect(page.getByText(`3 × ${product.productName} is in your cart.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('sold-out and unavailable products cannot be bought and say why', async ({
  page,
  call,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 0 }]);
  await shopIn(country);
  const main = page.getByRole('main');
  await page.goto('/products-details/1');
  await expect(main.getByText('Out of stock')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add To Cart/ })).toHaveCount(0);
  await expect(main.getByLabel('Quantity')).toHaveCount(0);
  const { data } = await call<Product[]>('GET', `/api/products?q=${encodeURIComponent(LANTERN)}`);
  await page.goto(`/products-details/${data[0]?.productCode}`);
  await expect(main.getByText(`Not sold in ${country.countryName}`).first()).toBeVisible();
  await expect(main.getByRole('button', { name: `Add To Cart: ${LANTERN}` })).toHaveCount(0);
});

test('a slow, failing or missing product shows the specified messages', async ({ page, expectedFaults }) => {
  expectedFaults.push(/503/, /404/, /couldn’t reach the shop|does not answer/);
  await page.goto('/products-list');
  const answer = Promise.withResolvers<void>();
  let status = 200;
  await page.route('**/api/products/*', async route => {
    await answer.promise;
    return status === 200 ? route.continue() : route.fulfill({ status, json: {} });
  });
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('Loading product details...')).toBeVisible();
  answer.resolve();
  await expect(page).toHaveURL(/\/products-details\/\d+$/);

  await page.goBack();
  status = 503;
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText('Error loading product. Please try again.');
  status = 200;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Ratings and reviews' })).toBeVisible();

  for (const id of ['999999', 'abc']) {
    expect((await page.goto(`/products-details/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 2, name: 'Product not found.' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products-list');
});

test('product details without a product show the newest one', async ({ page, call }) => {
  const { data } = await call<Product[]>('GET', '/api/products?sort=-createdAt&page=1&pageSize=1');
  await page.goto('/products-details');
  await expect(page).toHaveURL(`/products-details/${data[0]?.productCode}`);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Product Details' }).click();
  await expect(page).toHaveURL(`/products-details/${data[0]?.productCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0]?.productName ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the added-to-cart message does not cover the button to add another', async ({ page }) => {
    await page.goto('/products-details/1');
    const buy = page
      .getByRole('main')
      .getByRole('button', { name: /^Add To Cart: / })
      .first();
    await buy.tap();
    const message = page.getByRole('region', { name: 'Your cart' });
    await expect(message.getByText('is in your cart.')).toBeVisible();
    const overlap = async () => {
      const [messageBox, pressed] = [await message.boundingBox(), await buy.boundingBox()];
      if (!messageBox || !pressed) return Number.NaN;
      return (
        Math.min(messageBox.y + messageBox.height, pressed.y + pressed.height) -
        Math.max(messageBox.y, pressed.y)
      );
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await buy.tap();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('the bar that adds to the cart says the price; a desktop shows it once', async ({ page }) => {
    await page.goto('/products-details/1');
    const main = page.getByRole('main');
    const button = page.getByRole('button', { name: /^Add To Cart: / });
    const price = main.getByText(/^€/).first();
    const bar = main.locator('form').filter({ has: button }).first();
    const inBar = bar.getByText(/^€/).first();
    await bar.getByRole('button', { name: /^Add To Cart: / }).hover();
    await expect(inBar).toBeInViewport({ ratio: 1 });
    await expect(inBar).toHaveText((await price.textContent()) ?? '');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(inBar).toBeHidden();
  });
});
