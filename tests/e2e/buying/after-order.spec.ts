import type { Page } from '@playwright/test';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { anOrder } from '../../support/factories.ts';
import { expectNoViolations } from '../axe.ts';
import { newEmail } from './checkout-test.ts';
import { test as base, expect } from './market-test.ts';

const test = base.extend<{
  ordered: (payment?: Order['payment']) => Promise<{ order: Order; path: string }>;
}>({
  ordered: async ({ call, staff: token, openMarket, shopIn }, use) =>
    await use(async (payment = 'bank-transfer') => {
      const { country } = await openMarket('EUR', [{ NetPrice: 64.5, StockAvailable: 9 }]);
      const json = { deliveryDaysFrom: 2, deliveryDaysTo: 3 };
      await call('PUT', `/api/countries/${country.countryId}`, { token, json });
      await shopIn(country);
      const asked = anOrder(country.countryCode, [{ productCode: 1, quantity: 2 }]);
      const email = newEmail();
      const { data: order } = await call<Order>('POST', '/api/orders', {
        json: { ...asked, payment, billing: { ...asked.billing, email } },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      return { order, path: `/order/${order.orderNumber}?email=${email}` };
    }),
});

/** Where each begins, from the top of the page. */
const topsOf = async (page: Page, names: string[]) => {
  const boxes = names.map(async name => {
    const it = page.getByRole('main').getByText(name, { exact: true }).first();
    return (await it.boundingBox())?.y ?? Number.NaN;
  });
  return await Promise.all(boxes);
};

for (const width of [320, 360]) {
  test(`at ${width} px, how to pay comes first, then the things, the dates, the details, and cancelling`, async ({
    page,
    ordered,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { path } = await ordered();
    await page.goto(path);
    const names = ['How to pay', 'What you ordered', 'Dates', 'Billing address', 'Cancel this order'];
    const tops = await topsOf(page, names);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.getByText('2 to 3 working days after your payment arrives')).toBeVisible();
    const picture = page.getByRole('main').locator('li img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    await expectNoViolations(page);
  });
}

test('amount, account and reference are copied, and screen readers hear so', async ({
  page,
  context,
  ordered,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { order, path } = await ordered();
  await page.goto(path);
  for (const [what, copied] of [
    ['amount', '159'],
    ['account', 'GB00 MERI 0000 0000 0000 00'],
    ['reference', order.orderNumber],
  ] as const) {
    const row = page
      .getByRole('definition')
      .filter({ has: page.getByRole('button', { name: new RegExp(what) }) });
    await page.getByRole('button', { name: `Copy ${what}` }).click();
    await expect(row.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
});

test('says so if the browser refuses to copy', async ({ page, ordered }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('refused', 'NotAllowedError');
    };
  });
  await page.goto((await ordered()).path);
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByText('Couldn’t copy. Select the text instead.')).toBeAttached();
});

test('a parcel paid at the door has its expected days at once', async ({ page, ordered }) => {
  await page.goto((await ordered('cash-on-delivery')).path);
  const expected = page.getByRole('listitem').filter({ hasText: 'Expected delivery' });
  await expect(expected).toHaveText(/\d{1,2} \w+ \d{4} to \d{1,2} \w+ \d{4}$/);
});

test('a guest keeps the order in a new account, with one press and a sign-up', async ({ page, ordered }) => {
  const { order, path } = await ordered();
  const username = `buyer-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Keep this order in an account' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  await page.getByRole('button', { name: 'Signup Now' }).click();
  await expect(page.getByText(`Order ${order.orderNumber} is in your account.`)).toBeVisible();
  await expect(page.getByText('Keep this order in an account')).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
});

test('a customer who is signed in keeps it with one press, and can try again', async ({
  page,
  ordered,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/);
  const { order, path } = await ordered();
  await signInAs('customer');
  await page.goto(path);
  const keep = page.getByRole('button', { name: 'Keep this order in an account' });
  await page.route('**/account?email=*', route => route.abort(), { times: 1 });
  await keep.click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the shop.');
  await keep.click();
  await expect(page.getByText(`Order ${order.orderNumber} is in your account.`)).toBeVisible();
  await expect(keep).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything to pay with is there as text, and no button that does nothing', async ({
    page,
    ordered,
  }) => {
    const { order, path } = await ordered();
    await page.goto(path);
    const rows = page.getByRole('definition');
    for (const text of ['€159.00', 'IBAN GB00 MERI 0000 0000 0000 00', order.orderNumber])
      await expect(rows.filter({ hasText: text }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Keep this order in an account']);
  });

  test('a guest keeps the order in a new account, or in one that they have', async ({
    page,
    call,
    ordered,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 4(09|22)/);
    const username = `buyer-${crypto.randomUUID().slice(0, 8)}`;
    const password = 'a-password-of-mine';
    const keepWith = async (path: string, typed: string) => {
      await page.goto(path);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(typed);
      await page.getByRole('button', { name: 'Keep this order in an account' }).click();
    };
    const [first, second] = [await ordered(), await ordered()];

    await keepWith(first.path, 'short');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 10 characters/i);
    await expect(page.getByLabel('Password')).toBeInViewport();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await keepWith(first.path, password);
    await expect(page.getByText(`Order ${first.order.orderNumber} is in your account.`)).toBeVisible();
    await expect(page.getByText('Keep this order in an account')).toHaveCount(0);

    await keepWith(second.path, 'not-its-password');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken|exists/);
    await keepWith(second.path, password);
    await expect(page.getByText(`Order ${second.order.orderNumber} is in your account.`)).toBeVisible();

    const { token } = (await call<SignedIn>('POST', '/api/auth/login', { json: { username, password } }))
      .data;
    const kept = (await call<Order[]>('GET', '/api/orders', { token })).data;
    expect(kept.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      [first, second].map(({ order }) => order.orderNumber).sort(),
    );
  });
});
