import { expect, test } from './market-test.ts';

const SET = 'Noon Pour-Over Set';
const COUNTRY = 'Country and currency';

test('choosing a country offline has no effect: the page stays and says so', async ({
  page,
  context,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_INTERNET_DISCONNECTED/);
  for (const path of ['/', '/products-details/1', '/cart']) {
    await page.goto(path);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await context.setOffline(true);
    await page.getByLabel(COUNTRY).selectOption('GB');
    await expect(page.getByText('We couldn’t change the country')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByLabel(COUNTRY)).toHaveValue('DE');
    await context.setOffline(false);
  }
  await page.getByLabel(COUNTRY).selectOption('GB');
  await expect(page.getByLabel(COUNTRY)).toHaveValue('GB');
});

test('a country chosen while a page hangs counts at once, and the page opens with its prices', async ({
  page,
}) => {
  await page.goto('/');
  let hangs = true;
  await page.route('**/api/products?*', async route => (hangs ? undefined : await route.continue()));
  const asked = page.waitForRequest('**/api/products?*');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await asked;
  hangs = false;
  await page.getByLabel(COUNTRY).selectOption('GB');
  await expect(page).toHaveURL('/products-list');
  await expect(page.getByLabel(COUNTRY)).toHaveValue('GB');
  await expect(page.getByRole('main').getByText(/£\d/).first()).toBeVisible();
});

test('opening the country-switch address directly leads back to the previous page', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/country');
  await expect(page).toHaveURL('/');
  for (const [referrer, location] of [
    [`${baseURL}/products-list?sort=price`, '/products-list?sort=price'],
    [`${baseURL}/country`, '/'],
    ['https://elsewhere.example/cart', '/'],
  ] as const) {
    const answer = await request.get('/country', { headers: { Referer: referrer }, maxRedirects: 0 });
    expect(answer.headers()).toMatchObject({ location, 'cache-control': 'no-store' });
  }
});

test('if the cart’s country closes during the visit, the cart says so and is saved for another country', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/422/, /This shop doesn’t sell in|sent is not valid/);
  const { country } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  await shopIn(country);
  await page.goto('/cart?add=1');
  await call('PUT', `/api/countries/${country.countryId}`, { token, json: { displayStatus: false } });
  const field = page.getByLabel(`Quantity: ${SET}`);
  await page.getByRole('button', { name: `One more: ${SET}` }).click();
  await expect(page.getByText(`We no longer sell in ${country.countryName}.`)).toBeVisible();
  await expect(page.getByText('Check your connection')).toHaveCount(0);
  await expect(page.getByLabel(COUNTRY)).toHaveValue(country.countryCode);
  await page.getByRole('main').getByRole('button', { name: 'United Kingdom' }).click();
  await expect(page.getByLabel(COUNTRY)).toHaveValue('GB');
  await expect(page.getByRole('main')).toContainText('£');
  await expect(field).toHaveValue('2');
  await expect(page.getByText('We no longer sell')).toHaveCount(0);
});
