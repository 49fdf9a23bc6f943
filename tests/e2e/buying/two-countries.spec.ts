import { fill, newEmail, placeOrder, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';

const COUNTRY = 'Country and currency';

test('if another tab changes the country, a tab says whose prices it shows, and can switch back', async ({
  page,
  context,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  const first = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const second = await openMarket('CHF', [{ NetPrice: 40, StockAvailable: 9 }]);
  await shopIn(first.country);
  await page.goto('/cart?add=1');
  await page.goto('/products-list?q=Noon');
  const other = await context.newPage();
  await other.goto('/products-list');
  await other.getByLabel(COUNTRY).selectOption(second.country.countryCode);
  await expect(other.getByLabel(COUNTRY)).toHaveValue(second.country.countryCode);
  await other.close();

  const said = page.getByText(
    `You changed the country in another tab. These prices are for ${second.country.countryName}, in CHF.`,
  );
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByText('CHF 40.00').first()).toBeVisible();
  await expect(said).toBeVisible();
  await expect(page.getByLabel(COUNTRY)).toHaveValue(second.country.countryCode);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: `Back to ${first.country.countryName}` }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue(first.country.countryCode);

  const email = newEmail();
  await fill(page, email);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ denomination }) => denomination)).toEqual(['EUR']);
});

test('changing the country in the same tab shows no such notice', async ({ page, openMarket, shopIn }) => {
  const first = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const second = await openMarket('CHF', [{ NetPrice: 40, StockAvailable: 9 }]);
  await shopIn(first.country);
  await page.goto('/cart?add=1');
  await page.getByLabel(COUNTRY).selectOption(second.country.countryCode);
  await expect(page.getByText('CHF 40.00').first()).toBeVisible();
  await expect(page.getByText('in another tab')).toHaveCount(0);
});

test('search engines get a valid currency code or no offer', async ({ page, openMarket, shopIn }) => {
  for (const [denomination, priceCurrency] of [
    ['Manx pounds', undefined],
    ['CHF', 'CHF'],
  ] as const) {
    await shopIn((await openMarket(denomination, [{ NetPrice: 10, StockAvailable: 9 }])).country);
    await page.goto('/products-details/1');
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = texts.map(text => JSON.parse(text)).find(thing => thing['@type'] === 'Product');
    expect(product.name).toBe('Noon Pour-Over Set');
    expect(product.offers?.priceCurrency).toBe(priceCurrency);
    expect('offers' in product).toBe(priceCurrency !== undefined);
  }
});

test('a sentence ending in a coupon code with a full stop has only one full stop', async ({
  page,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1');
  await page.getByLabel('Coupon').fill('NOT-THERE.');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('There is no coupon NOT-THERE.', { exact: true })).toBeVisible();
});
