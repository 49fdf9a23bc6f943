import { describe, expect, test } from 'vitest';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { SignedIn } from '../../../functions/people/auth/contract.ts';
import { makeAccount, newcomer, PASSWORD, signIn } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';
import { forgedToken, tokenFor } from '../../support/tokens.ts';

const NEW_PASSWORD = 'another fine sentence';

describe('accounts', () => {
  const { shop, call } = openShop();

  const signUp = (json: unknown, headers = fromElsewhere()) =>
    call<SignedIn>('POST', '/api/accounts', { json, headers });
  const me = (token: string) => call<Account>('GET', '/api/accounts/me', { token });
  const changeMe = (token: string, json: object, headers = {}) =>
    call<Account & { token?: string }>('PUT', '/api/accounts/me', {
      json: { ...('email' in json && { currentPassword: PASSWORD }), ...json },
      token,
      headers,
    });
  const changePassword = (token: string, json: object, headers = {}) =>
    call<SignedIn>('PUT', '/api/accounts/me/password', { json, token, headers });

  describe('my account', () => {
    test('can be read and changed, field by field, without ending the sign-in', async () => {
      const user = await makeAccount(shop.database, 'customer');
      const token = await tokenFor(user);
      const { email } = newcomer();
      const { status, data: changed, headers } = await changeMe(token, { email });
      const { token: renewed = '', ...data } = changed;
      expect(status).toBe(200);
      expect(data).toMatchObject({ username: user.username, email, role: 'customer' });
      expect(headers.get('ETag')).toMatch(/^"2\./);
      expect((await me(renewed)).data).toEqual(data);
    });

    test('has an optional display name that the owner chooses and can remove', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'staff'));
      for (const [name, shown] of [
        [' Ada Lovelace ', 'Ada Lovelace'],
        ['', ''],
      ] as const) {
        expect((await changeMe(token, { name })).data.name).toBe(shown);
        const check = await call<{ emp_Name: string }>('GET', '/api/auth/CheckToken', { token });
        expect(check.data.emp_Name).toBe(shown);
      }
      expect((await changeMe(token, { name: 'x'.repeat(61) })).problem.errors?.[0]?.path).toBe('name');
    });

    test('when two tabs change it, the second sees the first one’s change', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const seen = { 'If-Match': (await me(token)).headers.get('ETag') ?? '' };
      const [first, second] = [newcomer(), newcomer()];
      const { status, data } = await changeMe(token, { email: first.email }, seen);
      expect(status).toBe(200);
      const renewed = data.token ?? '';
      const refused = await changeMe(renewed, { email: second.email }, seen);
      expect(refused.status).toBe(412);
      expect(refused.problem.current).toMatchObject({ email: first.email });
      expect(refused.headers.get('ETag')).toBe('"2"');
      expect((await me(renewed)).data.email).toBe(first.email);
    });

    test('without an email can be sent back as read, and an existing email is not lost that way', async () => {
      const without = await tokenFor(await makeAccount(shop.database, 'staff', { email: null }));
      const answer = await changeMe(without, { ...(await me(without)).data, name: 'Ada' });
      expect(answer.data).toMatchObject({ email: null, name: 'Ada' });
      const token = await tokenFor(await makeAccount(shop.database, 'staff'));
      const refused = await changeMe(token, { email: null });
      expect(refused.problem.errors).toEqual([{ path: 'email', message: 'E-mail is required' }]);
    });

    test('cannot be made staff by its owner', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const { status, data } = await changeMe(token, {
        role: 'admin',
        designation: 'Boss',
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({ role: 'customer', designation: 'Test customer' });
    });

    test.each(['username', 'email'] as const)('rejects another account’s %s on that field', async field => {
      const [mine, other] = [
        await makeAccount(shop.database, 'customer'),
        await makeAccount(shop.database, 'customer'),
      ];
      const { status, problem } = await changeMe(await tokenFor(mine), {
        [field]: other[field]?.toUpperCase(),
      });
      expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 409, path: field });
    });

    test.each(['username', 'email'] as const)('rejects an invalid %s on that field', async field => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const { status, problem } = await changeMe(token, { [field]: ' ' });
      expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 422, path: field });
    });
  });

  describe('a new password', () => {
    test('requires the current one, and reports a wrong one on that field', async () => {
      const user = await makeAccount(shop.database, 'customer');
      const token = await tokenFor(user);
      const { status, problem } = await changePassword(token, {
        currentPassword: 'not it',
        newPassword: NEW_PASSWORD,
      });
      expect(status).toBe(422);
      expect(problem.errors).toEqual([
        { path: 'currentPassword', message: 'This is not your current password' },
      ]);
      expect((await me(token)).status).toBe(200);
      expect(await signIn(call, user.username)).toEqual(expect.any(String));
    });

    test('is rejected on its field if it is too short', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const { status, problem } = await changePassword(token, {
        currentPassword: PASSWORD,
        newPassword: 'short',
      });
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
        status: 422,
        paths: ['newPassword'],
      });
    });

    test('comes with a new token, and invalidates the old token and password at once', async () => {
      const user = await makeAccount(shop.database, 'staff');
      const old = await tokenFor(user);
      const { status, data } = await changePassword(old, {
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
      });
      expect(status).toBe(200);
      expect(SignedIn.strict().parse(data).Username).toBe(user.username);
      expect((await me(old)).status).toBe(401);
      expect((await me(data.token)).status).toBe(200);
      const json = { username: user.username, password: PASSWORD };
      expect((await call('POST', '/api/auth/login', { json, headers: fromElsewhere() })).status).toBe(401);
      expect(await signIn(call, user.username, NEW_PASSWORD)).toEqual(expect.any(String));
    });

    test('succeeds for one of two at once, so that no one is left with an unknown password', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const answers = await Promise.all(
        [1, 2, 3].map(n =>
          changePassword(token, { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD} ${n}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    });

    test('is not set, nor the account deleted, from an outdated version', async () => {
      const token = await tokenFor(await makeAccount(shop.database, 'customer'));
      const seen = { 'If-Match': (await me(token)).headers.get('ETag') ?? '' };
      await changeMe(token, { name: 'Ada' });
      const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const refused = [
        await changePassword(token, json, seen),
        await call('DELETE', '/api/accounts/me', { token, json: { password: PASSWORD }, headers: seen }),
      ];
      for (const { status, headers, problem } of refused) {
        expect({ status, etag: headers.get('ETag') }).toEqual({ status: 412, etag: '"2"' });
        expect(problem.current).toMatchObject({ name: 'Ada' });
      }
      const now = { 'If-Match': (await me(token)).headers.get('ETag') ?? '' };
      expect((await changePassword(token, json, now)).status).toBe(200);
    });

    test('keeps the 30 days of a sign-in', async () => {
      const lasts = (token: string) => {
        const { exp, iat } = JSON.parse(atob(token.split('.')[1] ?? ''));
        return (exp - iat) / 3600;
      };
      const given = newcomer();
      let { token } = (await signUp({ ...given, keep: true })).data;
      for (const newPassword of [NEW_PASSWORD, given.password]) {
        const currentPassword = newPassword === NEW_PASSWORD ? given.password : NEW_PASSWORD;
        token = (await changePassword(token, { currentPassword, newPassword })).data.token;
        expect(lasts(token)).toBe(30 * 24);
      }
      const short = (await signUp(newcomer())).data.token;
      const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      expect(lasts((await changePassword(short, json)).data.token)).toBe(12);
    });

    test('a stolen sign-in cannot be used to guess the password', async () => {
      const user = await makeAccount(shop.database, 'customer');
      await makeAttempts(shop.database, {
        of: 'password-change-account',
        subject: String(user.userId),
        made: 49,
      });
      const token = await tokenFor(user);
      const guess = () => changePassword(token, { currentPassword: 'guess', newPassword: NEW_PASSWORD });
      expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
    });
  });

  test('no response contains a password, its hash or the number that revokes tokens', async () => {
    const given = newcomer();
    const { username, password } = given;
    const signedUp = await signUp(given);
    const { token } = signedUp.data;
    const changed = await changeMe(token, { email: newcomer().email });
    const renewed = changed.data.token ?? '';
    const answers = {
      signedUp,
      signedIn: await call('POST', '/api/auth/login', {
        json: { username, password },
        headers: fromElsewhere(),
      }),
      checked: await call('GET', '/api/auth/checktoken', { token: renewed }),
      read: await me(renewed),
      changed,
      refused: await changeMe(renewed, { email: 'x' }),
      outdated: await changeMe(renewed, { email: newcomer().email }, { 'If-Match': '"99"' }),
      taken: await signUp(given),
      newPassword: await changePassword(renewed, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    };
    const statuses = Object.entries(answers).map(([what, { status }]) => [what, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      signedUp: 201,
      signedIn: 200,
      checked: 200,
      read: 200,
      changed: 200,
      refused: 422,
      outdated: 412,
      taken: 409,
      newPassword: 200,
    });
    for (const { data } of Object.values(answers)) {
      expect(JSON.stringify(data)).not.toMatch(/hash|scrypt|version|password|sentence|horse/i);
    }
  });

  test('a token of a deleted account finds no account', async () => {
    const user = await makeAccount(shop.database, 'customer');
    expect((await me(await forgedToken({ ...user, userId: 88_888_888 }))).status).toBe(401);
  });
});
