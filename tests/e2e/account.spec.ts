import { loseAnswers } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

const newName = () => `guest-${crypto.randomUUID().slice(0, 8)}`;

test('a visitor creates an account and is signed in; a taken name is rejected at its field', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 409/);
  const username = newName();
  const signUp = async (email: string) => {
    await page.goto('/signup');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
    await page.getByRole('button', { name: 'Signup Now' }).click();
  };
  await signUp(`${username}@example.com`);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();

  await signUp('another@example.com');
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This is already taken')).toBeVisible();
});

test('sign-up errors appear at their fields, and the first one gets the focus', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('E-mail').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Signup Now' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('E-mail must look like name@example.com')).toBeVisible();
  await expect(page.getByText('Password needs at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a forgotten password: the link in the email sets a new one, once', async ({
  page,
  call,
  shop,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const username = newName();
  const email = `${username}@example.com`;
  await call('POST', '/api/accounts', { json: { username, email, password: 'the-forgotten-one' } });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  await expect.poll(() => shop.output()).toContain(`to ${email}`);
  const message = shop.output().split(`to ${email}`).at(-1) ?? '';
  const link = /http\S+reset-password#token=\S+/.exec(message)?.[0] ?? '';

  const choose = async (password: string) => {
    await page.goto('/');
    await page.goto('/reset-password#token=of-an-older-letter');
    await expect(page.getByRole('button', { name: 'Save the new password' })).toBeEnabled();
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  await choose('a-better-password');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  const signIn = (password: string) => call('POST', '/api/auth/login', { json: { username, password } });
  expect((await signIn('the-forgotten-one')).status).toBe(401);
  expect((await signIn('a-better-password')).status).toBe(200);

  await choose('somebody-elses-password');
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used');
});

test('if the answer to a password change is lost, the screen says that the new password may apply', async ({
  page,
  call,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_CONNECTION_RESET|status of 401/);
  const username = newName();
  const email = `${username}@example.com`;
  await call('POST', '/api/accounts', { json: { username, email, password: 'the-first-of-them' } });
  const logIn = async (password: string) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login Now' }).click();
  };
  await page.goto('/login');
  await logIn('the-first-of-them');
  await expect(page).toHaveURL('/account');

  await page.goto('/account/details');
  const mend = await loseAnswers(page, '**/api/accounts/me/password', 'PUT');
  await page.getByLabel('Current password').fill('the-first-of-them');
  await page.getByLabel('New password').fill('the-second-of-them');
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t reach the shop. Your password may have been changed anyway. If you have to log in again, use the new one.',
  );
  mend();
  await change.click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn('the-second-of-them');
  await expect(page).toHaveURL('/account/details');
});
