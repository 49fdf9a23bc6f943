import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import { test as base, expect, shopAfter } from './shop-test.ts';

/** A separate shop, because all of its staff need a passkey; by host name, because passkeys need one. */
const test = base.extend<object, object>({
  shop: shopAfter(async () => {}),
  baseURL: async ({ shop }, use) => await use(shop.url.replace('127.0.0.1', 'localhost')),
});

const account = (role: string) =>
  DEMO_ACCOUNTS.find(one => one.role === role) ?? { username: '', password: '' };

/** Like a laptop's fingerprint sensor, without the finger. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page, role: string) {
  const { username, password } = account(role);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

async function addPasskey(page: Page, name: string, password?: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (password) await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys(page).filter({ hasText: name })).toBeVisible();
}

async function makeCodes(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create codes' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return codes;
}

test('an administrator adds a passkey, requires one of all staff, and signs in with it or a recovery code', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 4(01|22)/);
  await withAuthenticator(page);
  await logIn(page, 'admin');
  await expect(page).toHaveURL(/admindashboard$/);
  await page.goto('/admin/profile');
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible();
  await addPasskey(page, 'My laptop', account('admin').password);
  const [code = ''] = await makeCodes(page);
  await expect(page.getByText('10 left')).toBeVisible();

  await page.goto('/admin/settings/sign-in');
  await page.getByRole('button', { name: 'Require passkeys' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require passkeys' }).click();
  await expect(page.getByRole('button', { name: 'Allow passwords again' })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/admindashboard$/);

  await logIn(page, 'admin');
  await expect(page.getByRole('alert')).toContainText('Your password alone no longer signs you in.');
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page).toHaveURL(/admindashboard$/);
  await page.goto('/admin/profile');
  await expect(page.getByText('9 left')).toBeVisible();

  // One staff member has none yet.
  await logIn(page, 'staff');
  await expect(page.getByRole('heading', { name: 'Set up your passkey' })).toBeVisible();
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/passkey-setup$/);
  await page.goto('/products-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await page.goto('/admin/passkey-setup');
  await addPasskey(page, 'Staff laptop');
  await page.getByRole('button', { name: 'Go to the back office' }).click();
  await expect(page, 'where they were on the way to').toHaveURL(/admin\/products$/);

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Rename Staff laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys(page)).toContainText('Old laptop');
  expectedFaults.push(/status of 409/);
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This is your last passkey');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
});

test('at an IP address, the login page links to the shop’s domain', async ({ page, shop }) => {
  await page.goto(`${shop.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^localhost:\d+$/ })).toBeVisible();
});
