import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { SignedIn } from '../../../functions/people/auth/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { openShop } from '../../support/shop.ts';
import { forgedToken } from '../../support/tokens.ts';

const HOUR = 60 * 60;
const MISSING = 'Please enter both username and password';

describe('signing in', () => {
  const { shop, call } = openShop();

  const login = (json: unknown, headers: Record<string, string> = fromElsewhere()) =>
    call<SignedIn>('POST', '/api/auth/login', { json, headers });

  test('the right password signs in, and returns name and designation in the specified fields', async () => {
    const { username } = await makeAccount(shop.database, 'staff', { designation: 'Catalogue editor' });
    const { status, data, headers } = await login({ username, password: PASSWORD });
    expect(status).toBe(200);
    expect(SignedIn.strict().parse(data)).toEqual({
      token: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
      Username: username,
      Designation: 'Catalogue editor',
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('accepts field names in another case', async () => {
    const { username } = await makeAccount(shop.database, 'customer');
    expect((await login({ UserName: username, PASSWORD, KEEP: 'true' })).status).toBe(200);
  });

  test('the email works as the user name, and case and spaces around either do not matter', async () => {
    const { username, email } = await makeAccount(shop.database, 'customer');
    for (const name of [email, email?.toUpperCase(), username.toUpperCase(), `  ${username} `]) {
      const { status, data } = await login({ username: name, password: PASSWORD });
      expect({ name, status, username: data.Username }).toEqual({ name, status: 200, username });
    }
  });

  test('the response does not reveal whether a user exists or is disabled', async () => {
    const known = await makeAccount(shop.database, 'staff');
    const disabled = await makeAccount(shop.database, 'staff', { enabled: false });
    const answers = await Promise.all([
      login({ username: known.username, password: 'not the password' }),
      login({ username: `nobody-${crypto.randomUUID()}`, password: PASSWORD }),
      login({ username: disabled.username, password: PASSWORD }),
      login({ username: disabled.username, password: 'not the password' }),
    ]);
    for (const { status, headers, problem } of answers) {
      expect(status).toBe(401);
      expect({ ...problem, requestId: '' }).toEqual({ ...answers[0]?.problem, requestId: '' });
      expect(headers.has('Set-Cookie')).toBe(false);
    }
    expect(answers[0]?.problem.detail).toBe('Login failed! Please check your credentials and try again.');
  });

  test.each([
    ['nothing', {}, ['username', 'password']],
    ['both empty', { username: '', password: '' }, ['username', 'password']],
    ['a name of only spaces', { username: '   ', password: PASSWORD }, ['username']],
    ['no password', { username: 'someone' }, ['password']],
    ['null', { username: null, password: null }, ['username', 'password']],
    ['objects', { username: { $ne: 1 }, password: [PASSWORD] }, ['username', 'password']],
  ])('%s gets a message for each field to fill in', async (_, json, paths) => {
    const { status, problem } = await login(json);
    expect(status).toBe(422);
    expect(problem.errors).toEqual(paths.map(path => ({ path, message: MISSING })));
  });

  test('an overlong name or password costs the shop nothing', async () => {
    const { status, problem } = await login({ username: 'n'.repeat(255), password: 'p'.repeat(201) });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['username', 'password']);
    for (const { message } of problem.errors ?? []) expect(message).toContain('can have at most');
  });

  test.each([
    ['kept', { keep: true }, 30 * 24 * HOUR],
    ['kept by a form, as text', { keep: 'true' }, 30 * 24 * HOUR],
    ['not kept', { keep: false }, 12 * HOUR],
    ['unspecified', {}, 12 * HOUR],
  ])('a sign-in that is %s lasts as long as it should', async (_, keep, seconds) => {
    const { username } = await makeAccount(shop.database, 'customer');
    const { exp = 0, iat = 0 } = decodeJwt(
      (await login({ username, password: PASSWORD, ...keep })).data.token,
    );
    expect(exp - iat).toBe(seconds);
  });

  test.each(['admin', 'staff', 'customer'] as const)('the token of %s claims that role', async role => {
    const { username } = await makeAccount(shop.database, role);
    const { data } = await login({ username, password: PASSWORD });
    expect(decodeJwt(data.token).role).toBe(role);
  });

  test('the token contains nothing of use to an onlooker', async () => {
    const { username, email } = await makeAccount(shop.database, 'customer');
    const claims = decodeJwt((await login({ username, password: PASSWORD })).data.token);
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'jti',
      'means',
      'role',
      'sub',
      'version',
    ]);
    expect(JSON.stringify(claims)).not.toContain(email);
  });

  test('an old token still sent by the browser does not prevent signing in again', async () => {
    const user = await makeAccount(shop.database, 'customer');
    for (const token of ['garbage', await forgedToken(user, { expires: 1 })]) {
      const { status } = await call('POST', '/api/auth/login', {
        json: { username: user.username, password: PASSWORD },
        token,
        headers: fromElsewhere(),
      });
      expect(status).toBe(200);
    }
  });

  test('sets the CSRF cookie once, for our own pages only', async () => {
    const { username } = await makeAccount(shop.database, 'customer');
    const first = await login({ username, password: PASSWORD });
    const cookie = first.headers.getSetCookie().find(one => one.startsWith('XSRF')) ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{36}; Path=\/; SameSite=Strict$/);

    const value = /^XSRF-TOKEN=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const again = await login(
      { username, password: PASSWORD },
      { ...fromElsewhere(), Cookie: `XSRF-TOKEN=${value}`, 'X-XSRF-TOKEN': value },
    );
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie().filter(one => one.startsWith('XSRF'))).toEqual([]);
  });
});
