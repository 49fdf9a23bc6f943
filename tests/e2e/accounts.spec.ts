import type { Invitation } from '../../functions/people/staff/contract.ts';
import { expectNoViolations } from './axe.ts';
import { breakCalls, newWord } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an invited person sets a password, works as staff without seeing accounts, and is locked out once disabled', async ({
  page,
  browser,
  shop,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  await signInAs('admin');
  await page.goto('/admin/admindashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toContainText([
    'Username',
    'E-mail',
    'Role',
    'Designation',
    'Status',
    'Created At',
    'Actions',
  ]);
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/admin/accounts/create');
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('noor@meridian.example');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This is already taken');
  await page.getByLabel('Username').fill('noor');
  await page.getByLabel('Designation').fill('Translator');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'noor is invited' })).toBeFocused();
  await expectNoViolations(page);
  const link = await page.getByLabel('One-time link').inputValue();

  const theirs = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill('a password of noor');
  await theirs.getByRole('button', { name: 'Save the new password' }).click();
  await expect(theirs.getByText('Your password has been changed')).toBeVisible();
  await theirs.getByRole('link', { name: 'Login' }).last().click();
  await theirs.getByLabel('Username').fill('noor');
  await theirs.getByLabel('Password', { exact: true }).fill('a password of noor');
  await theirs.getByRole('button', { name: 'Login Now' }).click();
  await expect(theirs).toHaveURL('/admin/admindashboard');
  await theirs.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await theirs.getByRole('button', { name: 'Welcome, Staff' }).click();
  await expect(theirs.getByRole('menu')).toContainText('Noor');
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await theirs.goto('/admin/accounts');
  await expect(theirs).toHaveURL('/forbidden');
  await theirs.goto('/admin/orders');

  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('searchbox').fill('noor');
  await expect(page).toHaveURL(/q=noor/);
  await page.getByRole('link', { name: 'Edit noor' }).click();
  await page.getByLabel('Designation').fill('Chief translator');
  await page.getByRole('button', { name: 'Update Account' }).click();
  await expect(page.getByText('Account “noor” updated.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Chief translator/ })).toContainText('Active');
  await page.getByRole('link', { name: 'Edit noor' }).click();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Account “noor” disabled.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Enable account' })).toBeVisible();
  await theirs.getByRole('searchbox').fill('anything');
  await expect(theirs).toHaveURL('/login');

  await page.goto('/admin/accounts?q=admin');
  await page.getByRole('link', { name: 'Edit admin' }).click();
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Staff/ })).toBeDisabled();
});

test('a dialog that failed reopens without the old error; disabling an account keeps unsaved edits', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  const { token } = await signInAs('admin');
  const username = `guest-${newWord()}`;
  const json = { username, email: `${username}@example.com`, role: 'staff' };
  const { data } = await call<Invitation>('POST', '/api/accounts/invite', { json, token });
  await page.goto(`/admin/accounts/edit/${data.account.userId}`);
  const disable = page.getByRole('main').getByRole('button', { name: 'Disable account' });
  const question = page.getByRole('alertdialog');
  const designation = page.getByLabel('Designation');
  await designation.fill('Night shift');
  const mend = await breakCalls(page, '**/api/accounts/*', 'PUT');
  await disable.click();
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect(question.getByRole('alert')).toContainText('Not available');
  await question.getByRole('button', { name: 'Cancel' }).click();
  mend();
  await disable.click();
  await expect(question.getByRole('button', { name: 'Disable account' })).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText(`Account “${username}” disabled.`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Enable account' })).toBeFocused();
  await expect(designation).toHaveValue('Night shift');
  await page.getByRole('button', { name: 'Update Account' }).click();
  await expect(page.getByText(`Account “${username}” updated.`)).toBeVisible();
});
