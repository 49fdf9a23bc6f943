import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { OwnPasskeys, Passkey } from '../../../functions/people/passkeys/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { passkeyOwnersOf } from '../../support/passkey-owners.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('passkeys required for staff', () => {
  const { shop } = openShop();
  const owners = passkeyOwnersOf(shop);
  const { call, add, signIn, makeCodes, makeOwner, login, require, requireNoMore } = owners;
  const isIn = async (token: string) => (await call('GET', '/api/accounts/me', { token })).status === 200;
  const own = async (token: string) => (await call<OwnPasskeys>('GET', '/api/auth/passkeys', { token })).data;
  const historyOf = async (kind: string, token: string) =>
    (await call<HistoryEntry[]>('GET', `/api/history?kind=${kind}`, { token })).data;
  afterEach(async () => {
    await requireNoMore();
    expect(shop.takeErrors()).toEqual([]);
  });

  /** An administrator who requires it of all staff. */
  const asked = async () => {
    const admin = await makeOwner('admin');
    const codes = await makeCodes(admin.token);
    expect((await require(admin.token)).status).toBe(200);
    return { ...admin, codes };
  };

  test('can be switched on only by an admin with a passkey and recovery codes', async () => {
    const user = await makeAccount(shop.database, 'admin');
    const refused = { status: 409, problem: { detail: expect.stringMatching(/^Add a passkey to your own/) } };
    expect(await require(await tokenFor(user))).toMatchObject(refused);
    const { token } = (await add(await tokenFor(user))).data.signIn;
    expect(await require(token)).toMatchObject(refused);
    await makeCodes(token);
    expect(await require(token)).toMatchObject({ status: 200, data: { passkeysRequired: true } });
    const [entry] = await historyOf('settings', token);
    expect(entry).toMatchObject({
      by: user.username,
      changes: [{ field: 'passkeysRequired', old: false, new: true }],
    });
    const shown = (await call<object>('GET', '/api/settings')).data;
    expect(
      Object.keys(shown).filter(name => /passk|passw/i.test(name)),
      'to visitors',
    ).toEqual([]);
  });

  test('a password alone does not sign staff in, and the response says what does', async () => {
    const [owner, customer] = [await makeOwner(), await makeAccount(shop.database, 'customer')];
    await asked();
    expect(await login(owner.user.username)).toMatchObject({
      status: 401,
      problem: { needs: 'passkey', detail: expect.stringContaining('recovery code') },
    });
    const wrong = await login(owner.user.username, { password: 'a wrong password' });
    expect([wrong.status, wrong.problem.needs], 'a wrong password reveals nothing').toEqual([401, undefined]);
    expect((await signIn(owner.device)).status).toBe(200);
    expect((await login(customer.username)).status, 'customers as usual').toBe(200);
  });

  test('switching it on ends password sign-ins of staff for good, but not by passkey or of customers', async () => {
    const [owner, user, customer] = [
      await makeOwner(),
      await makeAccount(shop.database, 'staff'),
      await tokenFor(await makeAccount(shop.database, 'customer')),
    ];
    const byPassword = [await tokenFor(user), await tokenFor(owner.user)];
    const all = [...byPassword, owner.token, customer];
    expect(await Promise.all(all.map(isIn))).toEqual([true, true, true, true]);
    const admin = await asked();
    expect(await Promise.all(all.map(isIn))).toEqual([false, false, true, true]);
    expect((await require(admin.token, false)).status).toBe(200);
    expect(await Promise.all(all.map(isIn))).toEqual([false, false, true, true]);
  });

  test('staff without a passkey can sign in only to set one up', async () => {
    const user = await makeAccount(shop.database, 'admin');
    await asked();
    const { status, data } = await login(user.username, { keep: true });
    expect(status).toBe(200);
    const { token } = data;
    for (const [method, path] of [
      ['GET', '/api/accounts'],
      ['GET', '/api/categories'],
      ['GET', '/api/customers'],
      ['GET', '/api/history'],
      ['GET', '/api/stats'],
      ['GET', '/api/orders'],
      ['GET', '/api/settings'],
      ['GET', '/api/exports/products'],
      ['PUT', '/api/settings/sign-in'],
      ['PUT', '/api/accounts/me'],
      ['PUT', '/api/accounts/me/password'],
      ['POST', '/api/categories'],
      ['POST', '/api/auth/passkeys/recovery-codes'],
      ['POST', '/api/auth/logout-everywhere'],
      ['DELETE', '/api/categories/1'],
      ['DELETE', `/api/accounts/${user.userId}/passkeys`],
    ] as const) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, problem } = await call(method, path, { token, json });
      expect({ method, path, status, needs: problem.needs }).toEqual({
        ...{ method, path, status: 403, needs: 'passkey-setup' },
      });
    }
    expect(await isIn(token)).toBe(true);
    expect(await own(token)).toMatchObject({ passkeys: [], required: true, asksPassword: false });
    const other = (await login(user.username)).data.token;
    const added = await add(token);
    expect(added.status).toBe(201);
    const full = added.data.signIn.token;
    expect((await call('GET', '/api/accounts', { token: full })).status).toBe(200);
    expect([await isIn(token), await isIn(other)], 'no second passkey that way').toEqual([false, false]);
    expect((await login(user.username)).status).toBe(401);
  });

  test('a recovery code works once, with the password, and only for its owner', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const [code = '', second = '', ...rest] = await makeCodes(owner.token);
    expect(new Set([code, second, ...rest]).size).toBe(10);
    await asked();
    const { username } = owner.user;
    const refused = { status: 401, problem: { needs: 'passkey' } };
    expect(await login(username, { recoveryCode: 'aaaa-aaaa-aaaa-aaaa' })).toMatchObject(refused);
    expect(await login(other.user.username, { recoveryCode: code })).toMatchObject(refused);
    expect((await login(username, { recoveryCode: code, password: 'not the password' })).status).toBe(401);

    const used = await login(username, { recoveryCode: ` ${code.toUpperCase().replaceAll('-', ' ')}` });
    expect(used.status).toBe(200);
    expect((await call('GET', '/api/customers', { token: used.data.token })).status).toBe(200);
    expect(await login(username, { recoveryCode: code })).toMatchObject(refused);
    expect((await own(used.data.token)).recoveryCodes).toBe(9);

    const both = [1, 2].map(() => login(username, { recoveryCode: second }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const [fresh = ''] = await makeCodes(owner.token);
    expect(await login(username, { recoveryCode: rest[0] })).toMatchObject(refused);
    expect((await login(username, { recoveryCode: fresh })).status).toBe(200);
  });

  test('the last passkey cannot be removed, since a password alone could add the next one', async () => {
    const owner = await makeOwner();
    const second = (await add(owner.token)).data.passkey;
    await asked();
    const remove = (id: number) => call('DELETE', `/api/auth/passkeys/${id}`, { token: owner.token });
    expect((await remove(second.passkeyId)).status).toBe(204);
    expect((await remove(owner.passkeyId)).status).toBe(409);
    await requireNoMore();
    expect((await remove(owner.passkeyId)).status).toBe(204);
  });

  test('an administrator removes passkeys of a lost device, which ends every sign-in, and the password sets up a new one', async () => {
    const owner = await makeOwner();
    const [code] = await makeCodes(owner.token);
    const admin = await asked();
    const path = `/api/accounts/${owner.user.userId}/passkeys`;
    const byAdmin = async () => (await call<Passkey[]>('GET', path, { token: admin.token })).data;
    expect(await byAdmin()).toMatchObject([{ name: 'Laptop' }]);
    expect((await call('DELETE', path, { token: owner.token })).status).toBe(403);
    const mine = `/api/accounts/${admin.user.userId}/passkeys`;
    expect((await call('DELETE', mine, { token: admin.token })).status).toBe(409);

    const removed = await call('DELETE', path, { token: admin.token });
    expect(removed.status).toBe(204);
    expect(await byAdmin()).toEqual([]);
    expect(await isIn(owner.token)).toBe(false);
    expect((await signIn(owner.device)).status).toBe(401);
    const next = await login(owner.user.username, { recoveryCode: code });
    expect((await call('GET', '/api/customers', { token: next.data.token })).problem.needs).toBe(
      'passkey-setup',
    );
    const [entry] = await historyOf('accounts', admin.token);
    expect(entry).toMatchObject({
      by: admin.user.username,
      name: owner.user.username,
      changes: [{ field: 'passkeysRemovedAt', old: null }],
    });
    const undo = `/api/changes/${removed.headers.get('X-Change-Id')}/undo`;
    expect(await call('POST', undo, { token: admin.token })).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining('do not come back') },
    });
    expect((await call('DELETE', '/api/accounts/999999/passkeys', { token: admin.token })).status).toBe(404);
  });

  test('undoing the switch-off has the same conditions as switching it on', async () => {
    const admin = await asked();
    const off = await require(admin.token, false);
    await shop.database.write(sql`DELETE FROM recovery_codes WHERE user_id = ${admin.user.userId}`);
    const undo = () =>
      call('POST', `/api/changes/${off.headers.get('X-Change-Id')}/undo`, { token: admin.token });
    expect((await undo()).status).toBe(409);
    await makeCodes(admin.token);
    expect((await undo()).status).toBe(200);
    expect((await own(admin.token)).required).toBe(true);
  });
});
