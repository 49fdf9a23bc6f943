import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { errorList, fill, newEmail, open, placeOrder, placeUnanswered, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { TYPED_ADDRESS } from './typed-address.ts';

test('an order sent twice is placed once, and can be viewed with its email address', async ({
  page,
  browser,
  baseURL,
  openMarket,
  shopIn,
  ordersOf,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1&quantity=2');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const email = newEmail();
  await fill(page, email);
  await placeOrder(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  const placed = await ordersOf(email);
  expect(placed.map(({ total }) => total)).toEqual([159]);
  const number = placed[0]?.orderNumber ?? '';
  await expect(page).toHaveURL(`/order/${number}`);
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await expect(page.getByText('€159.00')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('€159.00')).toHaveCount(2);

  const another = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-GB' });
  const guest = await another.newPage();
  const ask = async (whose: string) => {
    await guest.getByLabel('E-mail').fill(whose);
    await guest.getByRole('button', { name: 'Show the order' }).click();
  };
  await guest.goto(`/order/${number}`);
  await ask('someone@example.com');
  await expect(guest.getByText(`There is no order ${number} for someone@example.com.`)).toBeVisible();
  await ask(email);
  await expect(guest.getByText('Lindenstraße 12').first()).toBeVisible();
  expect((await guest.request.get(`/order/${number}?email=someone@example.com`)).status()).toBe(404);
  await another.close();
});

test('errors appear at their fields, and the input survives a reload', async ({
  page,
  openMarket,
  shopIn,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const here = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  const there = await openMarket('CHF', [{ NetPrice: 12, StockAvailable: 9 }]);
  await shopIn(here.country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await placeOrder(page).click();
  await expect(page.getByText('First name is required')).toHaveCount(2);
  await expect(errorList(page)).toBeFocused();

  await fill(page, 'maria@nowhere');
  await page.getByLabel('Cash on delivery').check();
  await page.getByLabel('Ship to a different address').check();
  await page.getByRole('group', { name: 'Shipping address' }).getByLabel('First name').fill('Jonas');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Shipping address' }).getByLabel('First name')).toHaveValue(
    'Jonas',
  );
  await expect(page.getByLabel('Cash on delivery')).toBeChecked();
  await page.getByLabel('Ship to a different address').uncheck();
  await placeOrder(page).click();
  await expect(errorList(page)).toContainText('E-mail must look like name@example.com');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'E-mail must look like name@example.com',
  );

  await page.getByLabel('Country', { exact: true }).selectOption(there.country.countryCode);
  await expect(page.getByText(`are for ${there.country.countryName}, in CHF`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'CHF 42.00' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Lang');
});

test('items that sold out meanwhile are reported before ordering', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { country, change } = await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }]);
  await shopIn(country);
  await page.goto('/cart?add=1&quantity=3');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  await change(1, { StockAvailable: 1 });
  await placeOrder(page).click();
  await expect(page.getByRole('alert')).toContainText('Only 1 left of Noon Pour-Over Set.');
  await expect(page.getByRole('definition').filter({ hasText: '€40.00' })).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ lines }) => lines[0]?.quantity)).toEqual([1]);
});

test('a currency change is reported before ordering, even if the number is the same', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const { country } = await openMarket('SAR', [{ NetPrice: 341, StockAvailable: 9 }]);
  await shopIn(country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  const json = { denomination: 'KWD' };
  await call('PUT', `/api/countries/${country.countryId}`, { token, json });
  await placeOrder(page).click();
  await expect(page.getByRole('alert')).toContainText(
    `You pay in KWD in ${country.countryName}, not in SAR.`,
  );
  await expect(page.getByText(/Price changed from SAR.341\.00 to KWD.341\.00\./).first()).toBeVisible();
  expect(await ordersOf(email)).toEqual([]);
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ denomination }) => denomination)).toEqual(['KWD']);
});

test('an order whose response was lost is recovered, not placed twice, even if the form has changed', async ({
  page,
  openMarket,
  shopIn,
  ordersOf,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/, /status of 409/);
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  const username = `buyer-${email.slice(0, 8)}`;
  await page.getByLabel('Create an account').check();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  await placeUnanswered(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'a-password-of-mine',
  );
  await open(page, 'Add a note');
  await page.getByLabel('Order notes').fill('Please ring twice');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email)).map(({ notes }: Order) => notes)).toEqual(['']);
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
});

test('an account is created along with an order to someone else’s address', async ({
  page,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email);
  const username = `buyer-${email.slice(0, 8)}`;
  await page.getByLabel('Create an account').check();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  await page.getByLabel('Ship to a different address').check();
  const shipping = page.getByRole('group', { name: 'Shipping address' });
  for (const [label, text] of Object.entries({ ...TYPED_ADDRESS, 'First name': 'Jonas' })) {
    if (label !== 'Phone') await shipping.getByLabel(label, { exact: true }).fill(text);
  }
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Jonas Lang')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('Jonas Lang')).toBeVisible();
});
