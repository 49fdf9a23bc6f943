import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import { expect, test } from './shop-test.ts';

const { username, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'staff') as {
  username: string;
  password: string;
};
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/605';

test('staff see where they are signed in, and end one sign-in, or all others', async ({
  page,
  call,
  signInAs,
}) => {
  const onIpad = async () => {
    const json = { username, password };
    const headers = { 'User-Agent': IPAD };
    return (await call<SignedIn>('POST', '/api/auth/login', { json, headers })).data.token;
  };
  const works = async (token: string) => (await call('GET', '/api/accounts/me', { token })).status === 200;
  await signInAs('staff');
  const lost = await onIpad();
  await page.goto('/admin/profile');
  const rows = page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'this device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'End the sign-in on Safari on iPad' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(rows.filter({ hasText: 'Safari on iPad' })).toHaveCount(0);
  expect(await works(lost)).toBe(false);

  const another = await onIpad();
  await page.reload();
  await expect(rows.filter({ hasText: 'Safari on iPad' })).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('this device');
  expect(await works(another)).toBe(false);
});
