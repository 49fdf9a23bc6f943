import type { Page } from '@playwright/test';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import { expectNoViolationsIn } from '../axe.ts';
import { errorList, fill, newEmail, open, placeOrder, thanks } from './checkout-test.ts';
import { expect, test } from './market-test.ts';
import { GERMAN_ADDRESS } from './typed-address.ts';

const SET = 'Noon Pour-Over Set';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a guest in Germany sees at most nine fields, and the sum first', async ({ page }) => {
    await page.goto('/cart?add=1&quantity=3');
    await page.goto('/checkout');
    await expect(placeOrder(page)).toBeEnabled();
    const shown = await page.getByRole('main').evaluate(main => {
      const fields = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(field => field.checkVisibility() && field.type !== 'checkbox')
        .map(({ name }) => name);
      return [...new Set(fields)];
    });
    expect(shown[0]).toBe('billing.email');
    expect(shown).not.toContain('billing.state');
    expect(shown.length).toBeLessThanOrEqual(9);

    const sum = page.locator('summary').filter({ hasText: 'Your order' });
    await expect(sum).toHaveText(/^Your order · 3 items · €[\d,.]+$/);
    const line = page.getByRole('main').getByText(SET);
    await expect(line).toBeHidden();
    await sum.click();
    await expect(line).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([/./, 'Back to cart']);
  });
});

test('what is wrong is one list, announced once, whose links lead to the fields', async ({ page }) => {
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await placeOrder(page).press('Enter');
  const list = errorList(page);
  await expect(list).toBeFocused();
  await expect(list).toHaveAccessibleDescription(/E-mail is required.*Phone is required/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectNoViolationsIn(page, 'light');
  await expectNoViolationsIn(page, 'dark');
  const links = list.getByRole('link');
  await expect(links).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toHaveText('First name is required');
  await page.keyboard.press('Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required');
  await page.keyboard.type('Maria');
  await expect(links).toHaveCount(6);
  await expect(page).toHaveURL('/checkout');
});

test('an error in a folded field opens it', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 422/);
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await fill(page, newEmail(), GERMAN_ADDRESS);
  await open(page, 'Add company');
  await field(page, 'Company').fill('https://lang.example');
  await open(page, 'Add company');
  await expect(field(page, 'Company')).toBeHidden();
  await placeOrder(page).click();
  await errorList(page).getByRole('link', { name: 'Links aren’t allowed here' }).click();
  await expect(field(page, 'Company')).toBeFocused();
  await page.reload();
  await expect(field(page, 'Company')).toHaveValue('https://lang.example');
});

test('the address asks for what its country has, and for a postcode that exists there', async ({
  page,
  call,
  staff: token,
  ordersOf,
}) => {
  const json = { countryCode: 'HK', countryName: 'Hong Kong', denomination: 'HKD' };
  const { countryId } = (await call<{ countryId: number }>('POST', '/api/countries', { token, json })).data;
  const price = { ProductCode: '1', CountryID: countryId, NetPrice: 90, RetailPrice: 90, StockAvailable: 9 };
  await call('POST', '/api/productprices', { token, json: price });
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  const email = newEmail();
  await fill(page, email, { ...GERMAN_ADDRESS, Postcode: '1096' });
  await placeOrder(page).click();
  await expect(errorList(page).getByRole('link')).toHaveText(['Enter a postcode such as 10115']);

  const country = field(page, 'Country');
  await country.selectOption('US');
  await expect(field(page, 'State / County')).toHaveAttribute('required', '');
  await country.selectOption('HK');
  await expect(page.getByText('are for Hong Kong, in HKD')).toBeVisible();
  await expect(field(page, 'Postcode')).toHaveCount(0);
  await expect(field(page, 'State / County')).toHaveCount(0);
  await page.getByText('Add apartment, floor or building').click();
  await field(page, 'Address line 2').fill('3rd floor');
  await placeOrder(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(email))[0]?.billing).toMatchObject({
    address: 'Lindenstraße 12, 3rd floor',
    postcode: '',
    state: '',
  });
});

test('only what can be paid with is offered; if there is nothing, the checkout says so', async ({ page }) => {
  await page.route('**/api/cart/quote', async route => {
    const response = await route.fetch();
    const quote = (await response.json()) as Quote;
    await route.fulfill({ response, json: { ...quote, payments: [] } });
  });
  await page.goto('/cart?add=1');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('We can’t take a payment for this order right now.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(placeOrder(page)).toBeDisabled();
});

test('signing in at checkout leads back to it', async ({ page, call }) => {
  const username = `buyer-${crypto.randomUUID().slice(0, 8)}`;
  const json = { username, email: `${username}@example.com`, password: 'a-password-of-mine' };
  await call('POST', '/api/accounts', { json });
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await expect(page.getByText('Checking out as a guest.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(username);
  await field(page, 'Password').fill(json.password);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText(`Checking out as ${username}.`)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(json.email);
});

test('a guest’s address is remembered on this device only if the box is ticked', async ({
  page,
  openMarket,
  shopIn,
}) => {
  await shopIn((await openMarket('EUR', [{ NetPrice: 10, StockAvailable: 9 }])).country);
  const box = page.getByLabel('Remember my details on this device');
  const order = async () => {
    await placeOrder(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto('/cart?add=1');
    await page.goto('/checkout');
    await expect(placeOrder(page)).toBeEnabled();
  };
  const email = newEmail();
  await page.goto('/cart?add=1');
  await page.goto('/checkout');
  await expect(box).not.toBeChecked();
  await fill(page, email);
  await box.check();
  await order();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Address')).toHaveValue('Lindenstraße 12');
  await expect(box).toBeChecked();
  await box.uncheck();
  await order();
  await expect(field(page, 'E-mail')).toHaveValue('');
  await expect(field(page, 'Address')).toHaveValue('');
});
