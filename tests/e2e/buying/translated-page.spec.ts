import type { Page } from '@playwright/test';
import { placeOrder } from './checkout-test.ts';
import { expect, test } from './market-test.ts';

const SET = 'Noon Pour-Over Set';

/** Like a browser's translator: every text moves into a new element, and the original is removed. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, select, textarea'))
        continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

test('a page translated by the browser still shows every change of quantity, country and cart', async ({
  page,
  openMarket,
  shopIn,
}) => {
  const here = await openMarket('EUR', [
    { NetPrice: 10, StockAvailable: 9 },
    { NetPrice: 20, StockAvailable: 9 },
  ]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 2 }]);
  const none = await openMarket('GBP', []);
  await shopIn(here.country);
  const switchTo = ({ country: { countryCode } }: typeof here) =>
    page.getByLabel('Country and currency').selectOption(countryCode);
  const main = page.getByRole('main');

  await page.goto('/cart?add=2');
  await page.goto('/products-details/1');
  await translate(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toHaveText('3');
  await expect(page.getByText(`2 × ${SET} is in your cart.`)).toBeVisible();
  await translate(page);
  await switchTo(there);
  await expect(main).toContainText('CHF 12.00');
  await expect(main).not.toContainText('€10.00');
  await expect(main).toContainText('Only 2 left');
  await expect(
    page.getByRole('banner').getByText(there.country.countryName, { exact: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: `Add To Cart: ${SET}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toHaveText('5');
  await switchTo(none);
  await expect(main).toContainText(`Not sold in ${none.country.countryName}`);

  await page.goto('/cart');
  await expect(
    page.getByText(`None of the items in your cart are available in ${none.country.countryName}`),
  ).toBeVisible();
  await translate(page);
  await switchTo(there);
  await expect(main).toContainText('5 items');
  await expect(main).toContainText('Only 2 left; you have 4 in your cart.');
  await expect(main).toContainText(`Not sold in ${there.country.countryName}`);
  await translate(page);
  await page.getByRole('button', { name: 'Change to 2' }).click();
  await expect(main).toContainText('3 items');
  await expect(main).not.toContainText('you have 4 in your cart');
  await switchTo(here);
  await expect(main).toContainText('€40.00');
  await translate(page);
  await page.getByRole('button', { name: `One more: ${SET}` }).click();
  await expect(main).toContainText('4 items');
  await expect(main).toContainText('€50.00');
  await page.getByRole('button', { name: /^Remove (?!Noon)/ }).click();
  await expect(main).toContainText('3 items');

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(main).toContainText(`${SET} × 3`);
  await page.getByLabel('Ship to a different address').check();
  await translate(page);
  await page.getByLabel('Country', { exact: true }).selectOption(there.country.countryCode);
  await expect(main).toContainText(`${SET} × 2`);
  await expect(main).toContainText(
    `Prices, stock and shipping are for ${there.country.countryName}, in CHF.`,
  );
  await expect(main).toContainText(`This order can only be shipped within ${there.country.countryName}.`);
  await placeOrder(page).click();
  await expect(page.getByText('First name is required')).toHaveCount(4);
});

test('a translated list still shows filter results and the chosen country’s prices', async ({ page }) => {
  await page.goto('/products-list?sort=price');
  await translate(page);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  await expect(page.getByText('Showing 2 results')).toBeVisible();
  await translate(page);
  await page.getByLabel('Country and currency').selectOption('GB');
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products).toContainText('£');
  await expect(products).not.toContainText('€');
});
