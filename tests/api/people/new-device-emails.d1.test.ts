import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { openShopWithMail, untilSent } from '../../support/shop-with-mail.ts';

const { box, shop, call } = openShopWithMail(
  sql`UPDATE settings SET shop_name = 'Kiosk', time_zone = 'Asia/Tokyo'`,
);

const SUBJECT = 'A new device signed in to your Kiosk account';
const FROM = {
  'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605',
  'CF-Connecting-IP': '203.0.113.77',
};

async function login(username: string, headers: Record<string, string>) {
  const answer = await call<SignedIn>('POST', '/api/auth/login', {
    json: { username, password: PASSWORD },
    headers,
  });
  const device = answer.headers.getSetCookie().find(cookie => cookie.startsWith('device='));
  return { token: answer.data.token, device: device?.split(';')[0] ?? '' };
}

const queued = async (email: string | null) =>
  await shop.database.read(sql`SELECT 1 FROM letters WHERE recipient = ${email} AND kind = 'new-device'`);

test('staff get an email about a sign-in on a new device, but not on a known one', async () => {
  const { username, email } = await makeAccount(shop.database, 'staff');
  const { device, token } = await login(username, FROM);
  const { text } = await box.emailTo(email ?? '', SUBJECT);
  for (const detail of ['Safari on Mac', '203.0.113.x', '(Asia/Tokyo)', '/admin/profile']) {
    expect(text).toContain(detail);
  }
  await login(username, { ...FROM, Cookie: device });
  const json = { currentPassword: PASSWORD, newPassword: 'another long sentence' };
  expect((await call('PUT', '/api/accounts/me/password', { token, json })).status).toBe(200);
  expect(await queued(email)).toHaveLength(1);
});

test('a program without cookies is new once for each network, name and account', async () => {
  const { username, email } = await makeAccount(shop.database, 'staff');
  const other = await makeAccount(shop.database, 'staff');
  const program = { 'User-Agent': 'stock-sync/2.1', 'CF-Connecting-IP': '198.51.100.7' };
  const notified = async (headers: Record<string, string>) => {
    await login(username, headers);
    return (await queued(email)).length;
  };
  expect([await notified(program), await notified(program)]).toEqual([1, 1]);
  // Another address in the same network.
  expect(await notified({ ...program, 'CF-Connecting-IP': '198.51.100.200' })).toBe(1);
  expect(await notified({ ...program, 'CF-Connecting-IP': '198.51.101.7' })).toBe(2);
  expect(await notified({ ...program, 'User-Agent': 'curl/8' })).toBe(3);
  const v6 = { ...program, 'CF-Connecting-IP': '2001:db8:1:2::3' };
  expect([await notified(v6), await notified({ ...v6, 'CF-Connecting-IP': '2001:db8:1:2:9::9' })]).toEqual([
    4, 4,
  ]);
  expect(await notified({ ...v6, 'CF-Connecting-IP': '2001:db8:1:3::3' })).toBe(5);
  await login(other.username, program);
  expect(await queued(other.email)).toHaveLength(1);
});

test('a program that has not signed in for long is new again, and so is one of unknown origin', async () => {
  const { username, email } = await makeAccount(shop.database, 'staff');
  const program = { 'User-Agent': 'stock-sync/2.1', 'CF-Connecting-IP': '198.51.100.7' };
  await login(username, program);
  await shop.database.write(sql`UPDATE attempts SET forgotten_at = 1`);
  await login(username, program);
  expect(await queued(email)).toHaveLength(2);
  const { 'User-Agent': agent } = program;
  await login(username, { 'User-Agent': agent });
  await login(username, { 'User-Agent': agent });
  expect(await queued(email)).toHaveLength(4);
});

test('another person’s device is new, and customers get no email', async () => {
  const [colleague, staff, customer] = [
    await makeAccount(shop.database, 'staff'),
    await makeAccount(shop.database, 'staff'),
    await makeAccount(shop.database, 'customer'),
  ];
  const { device: Cookie } = await login(colleague.username, FROM);
  await login(staff.username, { ...FROM, Cookie });
  await login(customer.username, FROM);
  await box.emailTo(staff.email ?? '', SUBJECT);
  expect(await queued(customer.email)).toEqual([]);
});

test('ending the sign-in at once does not suppress the email', async () => {
  const { username, email } = await makeAccount(shop.database, 'staff');
  box.break();
  const { token } = await login(username, FROM);
  await box.refused(1);
  await call('POST', '/api/auth/logout', { token });
  box.mend();
  await untilSent(shop, email);
  const { text } = await box.emailTo(email ?? '', SUBJECT);
  expect(text).not.toContain('Safari');
});
