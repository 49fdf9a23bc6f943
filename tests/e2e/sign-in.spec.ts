import type { Page } from '@playwright/test';
import { APP, holdScripts } from './held-scripts.ts';
import { expect, test } from './shop-test.ts';

async function signIn(page: Page, username: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('an administrator signs in and reaches the back office, with the specified keys stored', async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('dist', 'of someone else'));
  await signIn(page, 'admin', 'meridian-admin');
  await expect(page).toHaveURL(/\/admin\/admindashboard$/);
  await expect(page.getByText('Welcome, Admin')).toBeVisible();
  const { token, username, desig, dist } = await stored(page);
  expect(token?.split('.')).toHaveLength(3);
  expect({ username, desig, dist: dist ?? '' }).toEqual({
    username: 'admin',
    desig: 'Administrator',
    dist: '',
  });
});

test('a customer signs in, reaches their account, sees their name, and logs out', async ({ page }) => {
  await signIn(page, 'customer', 'meridian-customer');
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Account of customer' }).click();
  await expect(page.getByRole('link', { name: 'Back office' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await stored(page)).token).toBeUndefined();
});

test('a wrong password says so and keeps the user name', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 401/);
  await signIn(page, 'nobody-here', 'wrong-password');
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed! Please check your credentials and try again.',
  );
  await expect(page.getByLabel('Username')).toHaveValue('nobody-here');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

for (const [what, username, password] of [
  ['an empty form', '', ''],
  ['only a user name', 'admin', ''],
  ['only a password', '', 'meridian-admin'],
] as const) {
  const tag = username ? [] : '@deep';
  test(`${what}: both fields are required, and nothing is sent`, { tag }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', request => sent.push(request.method()));
    await signIn(page, username, password);
    await expect(page.getByRole('alert')).toHaveText('Please enter both username and password');
    expect(sent).not.toContain('POST');
  });
}

const typeIn = async (page: Page) => {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('meridian-admin');
};

test('a form submitted before hydration says that it is waiting, and is sent afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await typeIn(page);
  await page.waitForLoadState('domcontentloaded');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login Now' })).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(/\/admin\/admindashboard$/);
});

test('if its scripts fail to load, a form says so and keeps the input', async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/, /dynamically imported module/, /could not be hydrated/);
  await page.route(APP, route => route.abort());
  await page.goto('/login', { waitUntil: 'networkidle' });
  await typeIn(page);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('part of the page didn’t load. Please reload the page.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('meridian-admin');
});

test('a form submitted natively returns and says that nothing was sent, also without scripts', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  for (const path of ['/login', '/signup', '/contact']) {
    await page.goto(path);
    const form = page.getByRole('main').locator('form').first();
    await form.locator('input:visible').last().press('Enter');
    await expect(page.getByRole('alert')).toContainText('Your form wasn’t sent');
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test('a response without a token is a failed login', async ({ page }) => {
  await page.route('**/api/auth/login', route => route.fulfill({ json: { Username: 'x', Designation: '' } }));
  await signIn(page, 'admin', 'meridian-admin');
  await expect(page.getByRole('alert')).toHaveText('Login failed - invalid credentials!');
});

test('an unresponsive shop is reported in the form', async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/);
  await page.route('**/api/auth/login', route => route.abort());
  await signIn(page, 'admin', 'meridian-admin');
  await expect(page.getByRole('alert')).toContainText(
    'Login failed! Please check your credentials and try again.',
  );
  await expect(page.getByRole('alert')).toContainText('Check your connection');
});

test('while signing in the button is busy and a second click sends nothing', { tag: '@deep' }, async ({
  page,
}) => {
  let calls = 0;
  let answer = () => {};
  await page.route('**/api/auth/login', async route => {
    calls += 1;
    await new Promise<void>(resolve => {
      answer = resolve;
    });
    await route.continue();
  });
  await signIn(page, 'admin', 'meridian-admin');
  const button = page.getByRole('button', { name: 'Login Now' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await page.getByLabel('Username').press('Enter');
  answer();
  await expect(page).toHaveURL(/\/admin/);
  expect(calls).toBe(1);
});

test.describe('Keep me Login', () => {
  for (const [ticked, days] of [
    [true, 30],
    [false, 0.5],
  ] as const) {
    test(`${ticked ? 'ticked' : 'not ticked'}, the sign-in lasts ${days} days`, async ({ page }) => {
      await page.goto('/login');
      await page.getByLabel('Username').fill('staff');
      await page.getByLabel('Password', { exact: true }).fill('meridian-staff');
      await page.getByLabel('Keep me Login').setChecked(ticked);
      await page.getByRole('button', { name: 'Login Now' }).click();
      await expect(page).toHaveURL(/\/admin/);
      const { token = '' } = await stored(page);
      const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect((exp - iat) / 86_400).toBe(days);
    });
  }
});
