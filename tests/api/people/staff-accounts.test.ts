import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { User } from '../../../functions/people/auth/queries.ts';
import type { Invitation, StaffAccount } from '../../../functions/people/staff/contract.ts';
import { makeAccount, newcomer, PASSWORD, signIn } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('staff accounts', () => {
  const { shop, call } = openShop();
  let me: User;
  let token: string;
  beforeAll(async () => {
    me = await makeAccount(shop.database, 'admin');
    token = await tokenFor(me);
  });

  const someone = () => {
    const { username, email } = newcomer();
    return { username, email, role: 'staff' };
  };
  const invite = (json: object) => call<Invitation>('POST', '/api/accounts/invite', { json, token });
  const change = (id: number, json: object, headers = {}, by = token) =>
    call<StaffAccount>('PUT', `/api/accounts/${id}`, { json, headers, token: by });
  const takePassword = (id: number) => call<Invitation>('POST', `/api/accounts/${id}/reset`, { token });
  const list = async (search: string) => {
    const { data } = await call<StaffAccount[]>('GET', `/api/accounts?${search}`, { token });
    return data.map(({ username }) => username);
  };
  const choosePassword = (link: string | null, newPassword = PASSWORD) => {
    const json = { token: link?.split('#token=')[1], newPassword };
    return call('POST', '/api/auth/reset', { json, headers: fromElsewhere() });
  };
  const loginStatus = async (username: string) => {
    const json = { username, password: PASSWORD };
    return (await call('POST', '/api/auth/login', { json, headers: fromElsewhere() })).status;
  };
  const isIn = async (token: string) => (await call('GET', '/api/accounts/me', { token })).status === 200;

  test('an invited person chooses a password through the link, once, and is then staff', async () => {
    const { username, email } = newcomer();
    const { status, data, headers } = await invite({
      username,
      email,
      role: 'staff',
      designation: 'Editor',
    });
    const { userId } = data.account;
    expect({ status, location: headers.get('Location') }).toEqual({
      status: 201,
      location: `/api/accounts/${userId}`,
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(data.account).toMatchObject({
      username,
      email,
      role: 'staff',
      designation: 'Editor',
      status: 'pending',
    });
    expect({ sent: data.sent, link: data.link }).toEqual({
      sent: false,
      link: expect.stringContaining(`${shop.url}/reset-password#token=`),
    });
    expect(await loginStatus(username)).toBe(401);
    expect((await choosePassword(data.link, 'short')).status).toBe(422);
    expect((await choosePassword(data.link)).status).toBe(204);
    expect((await choosePassword(data.link)).status).toBe(422);
    const theirs = await signIn(call, username);
    expect((await call('GET', '/api/stats', { token: theirs })).status).toBe(200);
    expect((await call('GET', '/api/accounts', { token: theirs })).status).toBe(403);
    const { data: account } = await call<StaffAccount>('GET', `/api/accounts/${userId}`, { token });
    expect(account.status).toBe('active');
    expect(JSON.stringify([data, account])).not.toMatch(/hash|scrypt|version/i);
  });

  test('rejects a name or address in use on its field, and a customer too', async () => {
    const { username, email } = newcomer();
    const field = async (json: object, status: number) =>
      expectProblem(await invite({ username, email, role: 'staff', ...json }), status).errors?.[0]?.path;
    expect(await field({ username: me.username }, 409)).toBe('username');
    expect(await field({ email: me.email?.toUpperCase() }, 409)).toBe('email');
    expect(await field({ role: 'customer' }, 422)).toBe('role');
  });

  test('a new role ends sign-ins made with the old one, and a new designation does not', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const theirs = await tokenFor(user);
    const designed = await change(user.userId, { designation: 'Boss' }, { 'If-Match': '"1"' });
    expect({
      status: designed.status,
      designation: designed.data.designation,
      isSignedIn: await isIn(theirs),
    }).toEqual({ status: 200, designation: 'Boss', isSignedIn: true });
    const late = await change(user.userId, { role: 'admin' }, { 'If-Match': '"1"' });
    expect({ status: late.status, current: late.problem.current }).toEqual({
      status: 412,
      current: designed.data,
    });
    const promoted = await change(user.userId, { role: 'admin' }, { 'If-Match': '"2"' });
    expect({ role: promoted.data.role, etag: promoted.headers.get('ETag') }).toEqual({
      role: 'admin',
      etag: '"3"',
    });
    expect(await isIn(theirs)).toBe(false);
    expectProblem(await change(99_999_999, { role: 'admin' }), 404);
  });

  test('an invitation survives a change of role, and ends with the account', async () => {
    const { data } = await invite(someone());
    const { userId } = data.account;
    expect((await change(userId, { role: 'admin' })).data.role).toBe('admin');
    const again = await invite(someone());
    await change(again.data.account.userId, { enabled: false });
    await change(again.data.account.userId, { enabled: true });
    expect((await choosePassword(again.data.link)).status).toBe(422);
    expect((await choosePassword(data.link)).status).toBe(204);
    expect((await call<StaffAccount>('GET', `/api/accounts/${userId}`, { token })).data.status).toBe(
      'active',
    );
  });

  test('a disabled person is signed out at once and stays out until enabled again', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const theirs = await tokenFor(user);
    expect((await change(user.userId, { enabled: false })).data.status).toBe('disabled');
    expect({ isSignedIn: await isIn(theirs), loginStatus: await loginStatus(user.username) }).toEqual({
      isSignedIn: false,
      loginStatus: 401,
    });
    expect(expectProblem(await takePassword(user.userId), 409).detail).toMatch(/disabled/);
    expect((await change(user.userId, { enabled: true })).data.status).toBe('active');
    expect({ isSignedIn: await isIn(theirs), loginStatus: await loginStatus(user.username) }).toEqual({
      isSignedIn: false,
      loginStatus: 200,
    });
  });

  test('a withdrawn password and its sign-ins stop working, and the link sets a new one', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const theirs = await tokenFor(user);
    const [first, second] = [await takePassword(user.userId), await takePassword(user.userId)];
    expect(second.data.account.status).toBe('pending');
    expect({ isSignedIn: await isIn(theirs), loginStatus: await loginStatus(user.username) }).toEqual({
      isSignedIn: false,
      loginStatus: 401,
    });
    expect((await choosePassword(first.data.link)).status).toBe(422);
    expect((await choosePassword(second.data.link)).status).toBe(204);
    expect(await loginStatus(user.username)).toBe(200);
  });

  test('no one can lock themselves out, and when two administrators remove each other one stays', async () => {
    expect(expectProblem(await change(me.userId, { enabled: false }), 409).detail).toBe(
      'You can’t disable your own account',
    );
    expect(expectProblem(await change(me.userId, { role: 'staff' }), 409).detail).toBe(
      'You can’t remove your own role',
    );
    expect(expectProblem(await takePassword(me.userId), 409).detail).toMatch(/your profile/);
    expect((await change(me.userId, { role: 'admin', designation: 'Me' })).status).toBe(200);

    await shop.database.write(build.update(users).set({ enabled: false }).where(eq(users.role, 'staff')));
    const { role } = users;
    const others = await shop.database.read(build.select().from(users).where(eq(role, 'admin')));
    for (const { userId } of others) {
      if (userId !== me.userId) expect((await change(userId, { role: 'staff' })).status).toBe(200);
    }
    const other = await makeAccount(shop.database, 'admin');
    const by = await tokenFor(other);
    const answers = await Promise.all([
      change(other.userId, { enabled: false }),
      change(me.userId, { role: 'staff' }, {}, by),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    const left = (await shop.database.read(build.select().from(users).where(eq(role, 'admin')))).filter(
      ({ enabled }) => enabled,
    );
    expect(left).toHaveLength(1);
    // Bypasses the API: the last administrator's row.
    const last = eq(users.userId, left[0]?.userId ?? 0);
    await expect(
      shop.database.write(build.update(users).set({ enabled: false }).where(last)),
    ).rejects.toThrow();
    await shop.database.write(
      build
        .update(users)
        .set({ enabled: true, role: 'admin', tokenVersion: 1 })
        .where(eq(users.userId, me.userId)),
    );
  });

  test('the list is searched by name, address, role and status, sorted and paged', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const make = (name: string, role: 'admin' | 'staff' | 'customer', given = {}) =>
      makeAccount(shop.database, role, { username: `${word}.${name}`, ...given });
    await make('a', 'staff', { email: `zoe@${word}.example`, createdAt: new Date(3) });
    await make('b', 'customer', { createdAt: new Date(2) });
    await make('c', 'admin', { pending: true, createdAt: new Date(1) });
    await make('d', 'staff', { enabled: false, pending: true, createdAt: new Date(0) });
    const named = (...names: string[]) => names.map(name => `${word}.${name}`);
    expect(await list(`q=${word}`)).toEqual(named('a', 'b', 'c', 'd'));
    expect(await list(`q=${word}&sort=-username`)).toEqual(named('d', 'c', 'b', 'a'));
    expect(await list(`q=${word}&sort=role`)).toEqual(named('c', 'b', 'd', 'a'));
    expect(await list(`q=${word}&sort=status`)).toEqual(named('d', 'a', 'b', 'c'));
    expect(await list(`q=zoe ${word}`)).toEqual(named('a'));
    expect(await list(`q=${word}&role=staff`)).toEqual(named('a', 'd'));
    expect(await list(`q=${word}&status=pending`)).toEqual(named('c'));
    expect(await list(`q=${word}&status=disabled`)).toEqual(named('d'));
    expect(await list(`q=${word}&status=active&role=customer`)).toEqual(named('b'));
    const all = await list('status=disabled');
    const page = await call<StaffAccount[]>('GET', '/api/accounts?status=disabled&pageSize=1', { token });
    expect({ rows: page.data.length, total: page.headers.get('X-Total-Count') }).toEqual({
      rows: 1,
      total: String(all.length),
    });
  });
});
