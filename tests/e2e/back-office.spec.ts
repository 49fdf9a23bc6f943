import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the dashboard says when it cannot load its figures, and retries', async ({
  page,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await signInAs('admin');
  let fails = true;
  await page.route('**/api/stats', route =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto('/admin/admindashboard');
  await expect(page.getByRole('alert')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('Products24');
});

test('the sidebar collapses, stays collapsed after a reload, and its links keep their names', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff');
  await page.goto('/admin/admindashboard');
  const toggle = page.getByRole('button', { name: 'Sidebar' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Categories', exact: true });
  const width = async () => (await link.boundingBox())?.width ?? 0;
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const wide = await width();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBeLessThan(wide / 2);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(page).toHaveURL('/admin/categories');
});

test('on a phone the menu opens as a drawer, and closes on Escape and on navigation', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('staff');
  await page.goto('/admin/admindashboard');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page).toHaveURL('/admin/categories');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the user menu leads to Profile and Settings; axe finds nothing in it', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/admindashboard');
  await page.getByText('Welcome, Admin').click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  // The focus guards belong to Base UI.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .disableRules(['region', 'aria-hidden-focus'])
    .analyze();
  expect(violations).toEqual([]);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/admin/profile');
  // Enter would close the menu again if pressed while it is closing.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Welcome, Admin' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings');
});

test('Settings: appearance and rows per page apply at once and are remembered', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff');
  await page.goto('/admin/settings');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ink).not.toBe(light);
  await page.reload();
  await expect.poll(ink).not.toBe(light);
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await page.goto('/admin/categories');
  await expect(page.locator('tbody tr')).toHaveCount(10);
});

test.describe('Profile', () => {
  const password = 'a-password-of-mine';
  let username: string;
  let token: string;

  /** A staff member of this test only; the demo shop's own keep their passwords. */
  test.beforeEach(async ({ page, call, signInAs }) => {
    username = `guest-${crypto.randomUUID().slice(0, 8)}`;
    const json = { username, email: `${username}@example.com`, password };
    token = (await call<{ token: string }>('POST', '/api/accounts', { json })).data.token;
    await signInAs('staff');
    await page.route(/\/api\/accounts\/me(?!\/sign-ins)/, async route => {
      const headers = { ...route.request().headers(), authorization: `Bearer ${token}` };
      if (route.request().method() !== 'PUT' || route.request().url().endsWith('/password'))
        return await route.continue({ headers });
      const response = await route.fetch({ headers });
      // Changing the address ends every other sign-in, and this one continues with a new token.
      token = (await response.json()).token ?? token;
      await route.fulfill({ response });
    });
    await page.goto('/admin/profile');
    await expect(page.getByLabel('Username')).toHaveValue(username);
  });

  test('changes your name and email address', async ({ page, call }) => {
    await page.getByLabel(/^Name/).fill('Ada Lovelace');
    await page.getByLabel('E-mail').fill(`new-${username}@example.com`);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile updated.')).toBeVisible();
    const { data } = await call<{ email: string; name: string }>('GET', '/api/accounts/me', { token });
    expect({ name: data.name, email: data.email }).toEqual({
      name: 'Ada Lovelace',
      email: `new-${username}@example.com`,
    });
  });

  test('reports a wrong current password at its field', async ({ page, expectedFaults }) => {
    expectedFaults.push(/status of 422/);
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('another-password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    );
  });

  test('ends all other sign-ins after a password change', async ({ page, call }) => {
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('another-password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    expect((await call('GET', '/api/accounts/me', { token })).status).toBe(401);
    const json = { username, password: 'another-password' };
    expect((await call('POST', '/api/auth/login', { json })).status).toBe(200);
  });
});

test('Log out everywhere asks for confirmation, then signs out here as well', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.route('**/api/auth/logout-everywhere', route => route.fulfill({ status: 204 }));
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an unknown back-office address says so and keeps the navigation', async ({ page, signInAs }) => {
  await signInAs('staff');
  await page.goto('/admin/no-such-screen');
  await expect(page.getByText('Welcome, Staff')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});
