import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import { SignIn, type SignInGoesOn } from '../../../functions/people/sign-ins/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { HOURLY } from '../../support/cron-times.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY = 86_400_000;

async function login(username: string, headers: Record<string, string> = {}) {
  const json = { username, password: PASSWORD };
  return (await call<SignedIn>('POST', '/api/auth/login', { json, headers })).data.token;
}

const rowsOf = ({ userId }: { userId: number }) =>
  shop.database.read(
    sql<{
      device: string;
      network: string | null;
      created_at: number;
      used_at: number;
    }>`SELECT device, network, created_at, used_at FROM sign_ins WHERE user_id = ${userId} ORDER BY 1`,
  );

const me = async (token: string) => (await call('GET', '/api/accounts/me', { token })).status;

test('stores the device and part of the address of a staff sign-in until sign-out', async () => {
  const user = await makeAccount(shop.database, 'staff');
  const token = await login(user.username, { 'User-Agent': FIREFOX, 'CF-Connecting-IP': '203.0.113.77' });
  await login(user.username, { 'User-Agent': 'curl/8', 'CF-Connecting-IP': '2001:db8:1:2:3::4' });
  expect(await rowsOf(user)).toMatchObject([
    { device: 'Firefox on Windows', network: '203.0.113.x' },
    { device: 'Unknown browser', network: '2001:db8:1::/48' },
  ]);
  expect((await call('POST', '/api/auth/logout', { token })).status).toBe(204);
  expect(await rowsOf(user)).toMatchObject([{ device: 'Unknown browser' }]);
});

test('stores nothing of the kind for customers', async () => {
  const user = await makeAccount(shop.database, 'customer');
  await login(user.username, { 'User-Agent': FIREFOX });
  expect(await rowsOf(user)).toEqual([]);
});

test('records the last use only if the last record is an hour old, not on each request', async () => {
  const user = await makeAccount(shop.database, 'staff');
  const token = await login(user.username);
  const [{ used_at: first } = { used_at: 0 }] = await rowsOf(user);
  expect(await me(token)).toBe(200);
  expect(await rowsOf(user)).toMatchObject([{ used_at: first }]);
  await shop.database.write(
    sql`UPDATE sign_ins SET used_at = used_at - ${DAY} WHERE user_id = ${user.userId}`,
  );
  expect(await me(token)).toBe(200);
  await expect.poll(async () => ((await rowsOf(user))[0]?.used_at ?? 0) >= first).toBe(true);
});

test('a new password ends all of them except the current one', async () => {
  const user = await makeAccount(shop.database, 'staff');
  const [token, other] = [await login(user.username), await login(user.username)];
  const { data } = await call<SignedIn>('PUT', '/api/accounts/me/password', {
    token,
    json: { currentPassword: PASSWORD, newPassword: 'another long sentence' },
  });
  expect(await rowsOf(user)).toHaveLength(1);
  expect([await me(token), await me(other), await me(data.token)]).toEqual([401, 401, 200]);
});

test('deletes expired ones', async () => {
  const user = await makeAccount(shop.database, 'staff');
  await login(user.username);
  await login(user.username, { 'User-Agent': FIREFOX });
  await shop.database.write(
    sql`UPDATE sign_ins SET expires_at = 1 WHERE user_id = ${user.userId} AND device = 'Firefox on Windows'`,
  );
  await shop.runTasks(HOURLY);
  expect(await rowsOf(user)).toMatchObject([{ device: 'Unknown browser' }]);
});

const listOf = async (token: string) =>
  (await call<SignIn[]>('GET', '/api/accounts/me/sign-ins', { token })).data;

test('staff see only their own open sign-ins, with the current one marked', async () => {
  const [user, colleague] = [
    await makeAccount(shop.database, 'staff'),
    await makeAccount(shop.database, 'admin'),
  ];
  await login(colleague.username);
  const phone = await login(user.username, { 'User-Agent': 'curl/8' });
  const token = await login(user.username, { 'User-Agent': FIREFOX, 'CF-Connecting-IP': '203.0.113.77' });
  expect(z.array(SignIn.strict()).parse(await listOf(token))).toMatchObject([
    { device: 'Firefox on Windows', network: '203.0.113.x', isCurrent: true },
    { device: 'Unknown browser', network: null, isCurrent: false },
  ]);
  expect(await listOf(phone)).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
});

test('only its owner can end one, and its token is rejected from the next call', async () => {
  const [user, colleague] = [
    await makeAccount(shop.database, 'staff'),
    await makeAccount(shop.database, 'admin'),
  ];
  const [stolen, token, other] = [
    await login(user.username),
    await login(user.username),
    await login(colleague.username),
  ];
  const { signInId } = (await listOf(token)).find(({ isCurrent }) => !isCurrent) as SignIn;
  const end = async (by: string) =>
    (await call('DELETE', `/api/accounts/me/sign-ins/${signInId}`, { token: by })).status;
  expect([await end(other), await me(stolen)]).toEqual([404, 200]);
  expect([await end(token), await me(stolen), await me(token)]).toEqual([204, 401, 200]);
  expect(await listOf(token)).toHaveLength(1);
  expect(await end(token)).toBe(404);
});

test('all others end at once, even unlisted ones, and the current one stays', async () => {
  const user = await makeAccount(shop.database, 'staff');
  const [token, other, fromBefore] = [
    await login(user.username),
    await login(user.username),
    await tokenFor(user),
  ];
  const { status, data } = await call<SignInGoesOn>('DELETE', '/api/accounts/me/sign-ins', { token });
  expect(status).toBe(200);
  const known = [await me(token), await me(other), await me(fromBefore), await me(data.token)];
  expect(known).toEqual([401, 401, 401, 200]);
  expect(await listOf(data.token)).toMatchObject([{ isCurrent: true }]);
});
