import type { Route } from '@playwright/test';
import { demoSession } from '../support/demo-session.ts';
import { loseSession, signInAgain } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.describe('the back office guard', () => {
  test('without a token: redirects to the login, and from there to the requested page', async ({ page }) => {
    await page.goto('/admin/categories/create');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Username').fill('staff');
    await page.getByLabel('Password', { exact: true }).fill('meridian-staff');
    await page.getByRole('button', { name: 'Login Now' }).click();
    await expect(page).toHaveURL('/admin/categories/create');
  });

  test('stores a token from the address, then removes it from address and history', async ({
    page,
    call,
  }) => {
    const { token } = await demoSession(call, 'staff');
    await page.goto('/');
    await page.goto(`/admin/categories?token=${token}&sort=-categoryName`);
    await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible();
    await expect(page).toHaveURL('/admin/categories?sort=-categoryName');
    expect(await page.evaluate(() => localStorage.getItem('username'))).toBe('staff');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('discards another shop’s token and redirects to the login', async ({ page }) => {
    const [header, payload] = ['{"alg":"HS256"}', '{"role":"admin","sub":"1"}'].map(text => btoa(text));
    await page.goto(`/admin?token=${header}.${payload}.c2lnbmF0dXJl`);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a failed check redirects to the login, keeps the sign-in, and returns from there', async ({
    page,
    signInAs,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 503/);
    await signInAs('staff');
    let fails = true;
    await page.route('**/api/auth/checktoken*', route =>
      fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.goto('/admin/categories?sort=-categoryName');
    await expect(page).toHaveURL('/login');
    const message = page.getByRole('alert');
    await expect(message).toContainText('We couldn’t check your session. Please try again.');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(message).toBeVisible();
    fails = false;
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/admin/categories?sort=-categoryName');
    await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible();
    await expect(message).toHaveCount(0);
  });

  test('on a bad connection no one is signed out: a lost or rejected check keeps the sign-in in every tab', async ({
    page,
    context,
    signInAs,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 503/, /net::ERR_FAILED/);
    const { token } = await signInAs('staff');
    await page.goto('/admin/categories');
    const other = await context.newPage();
    await other.goto('/admin/products?q=mug');
    const stored = () => page.evaluate(() => localStorage.getItem('token'));

    let line: 'bad' | 'lost' | 'good' = 'bad';
    // Only requests with a token: without one, the shop would answer that there is no sign-in.
    await page.route('**/api/auth/checktoken*', route => {
      if (line === 'good' || !route.request().headers().authorization) return route.fallback();
      return line === 'lost' ? route.abort() : route.fulfill({ status: 503, json: {} });
    });
    await page.goto('/admin/categories?sort=-categoryName');
    const message = page.getByRole('alert').filter({ hasText: 'We couldn’t check your session.' });
    for (const next of ['bad', 'lost'] as const) {
      line = next;
      const asked = page.waitForRequest('**/api/auth/checktoken*');
      await message.getByRole('button', { name: 'Try again' }).click();
      await asked;
      await expect(message.getByRole('button', { name: 'Try again' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(message).toBeVisible();
      expect(await stored()).toBe(token);
    }
    await expect(other).toHaveURL('/admin/products?q=mug');
    line = 'good';
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/admin/categories?sort=-categoryName');
  });

  test('after a sign-in expires and another begins, each tab is where it was, with its filters', async ({
    page,
    context,
    signInAs,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 401/);
    await signInAs('staff');
    await page.goto('/admin/categories?displayStatus=true&sort=-categoryName');
    await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/products?q=mug');
    await expect(other.getByRole('searchbox', { name: 'Search products' })).toHaveValue('mug');

    await loseSession(page);
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('tea');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(other).toHaveURL('/login');
    await signInAgain(page, 'staff');
    await expect(page).toHaveURL('/admin/categories?displayStatus=true&sort=-categoryName&q=tea');
    await expect(page.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('tea');
    await expect(other).toHaveURL('/admin/products?q=mug');
  });

  for (const when of ['at the login', 'after a new sign-in'] as const) {
    test(`a late response of a sign-in that has ended changes nothing ${when}`, async ({
      page,
      signInAs,
      expectedFaults,
    }) => {
      expectedFaults.push(/status of 401/);
      await signInAs('staff');
      await page.goto('/admin/posts/edit/8');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview.getByRole('paragraph').first()).toBeVisible();
      const held = Promise.withResolvers<void>();
      const refuse = async (route: Route) => {
        await held.promise;
        await route.fulfill({ status: 401, json: { title: 'Not signed in', status: 401 } });
      };
      await page.route('**/api/posts/preview', refuse, { times: 1 });
      const asked = page.waitForRequest('**/api/posts/preview');
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Written before the sign-in ended');
      await asked;
      await loseSession(page);
      await page.getByRole('button', { name: 'Update Post' }).click();
      await expect(page).toHaveURL('/login');
      const late = page.waitForResponse('**/api/posts/preview');
      if (when === 'after a new sign-in') {
        await signInAgain(page, 'staff');
        await expect(page).toHaveURL('/admin/posts/edit/8');
      }
      held.resolve();
      await (await late).finished();
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
      if (when === 'at the login') await signInAgain(page, 'staff');
      await expect(page).toHaveURL('/admin/posts/edit/8');
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    });
  }

  test('tells a customer that they have no access', async ({ page, signInAs }) => {
    await signInAs('customer');
    await page.goto('/admin/categories');
    await expect(page).toHaveURL('/forbidden');
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  });

  test('a successful check refreshes what is stored about the person', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('desig', 'out of date'));
    await page.goto('/admin/admindashboard');
    await expect(page.getByText('Welcome, Admin')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('desig'))).toBe('Administrator');
  });

  test('a sign-in ended elsewhere ends here with the next call', async ({ page, call, expectedFaults }) => {
    expectedFaults.push(/status of 401/);
    const username = `revoked-${crypto.randomUUID().slice(0, 8)}`;
    const password = 'a-password-of-mine';
    const json = { username, password, email: `${username}@example.com` };
    const { data } = await call<{ token: string }>('POST', '/api/accounts', { json });
    await page.goto('/');
    await page.evaluate(token => localStorage.setItem('token', token), data.token);
    await call('POST', '/api/auth/logout-everywhere', { token: data.token });
    await page.goto('/admin/categories');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a visitor who never signed in sees no “sign-in ended” message', async ({ page }) => {
    await page.goto('/admin/categories');
    await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible();
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
  });

  test('Logout ends the sign-in in every tab', async ({ page, context, signInAs }) => {
    await signInAs('staff');
    await page.goto('/admin/categories');
    const other = await context.newPage();
    await other.goto('/admin/admindashboard');
    await expect(other.getByText('Welcome, Staff')).toBeVisible();
    await page.getByText('Welcome, Staff').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
  });
});
