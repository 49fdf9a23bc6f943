import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { TokenCheck } from '../../../functions/people/auth/contract.ts';
import { TOKEN_REFUSED, type User } from '../../../functions/people/auth/queries.ts';
import { makeAccount } from '../../support/accounts.ts';
import { openShop } from '../../support/shop.ts';
import { forgedToken, tokenFor, unsignedToken } from '../../support/tokens.ts';

const ANOTHER_SECRET = 'zP4wQn8sVb2mXc6kJd9gHf3aLt7rYe5uIo1TqWxE';

describe('checking a token', () => {
  const { shop, call } = openShop();

  const check = (token: string) =>
    call<TokenCheck>('GET', `/api/auth/CheckToken?token=${encodeURIComponent(token)}`);

  const change = (user: User, changes: Partial<User>) =>
    build.update(users).set(changes).where(eq(users.userId, user.userId));

  test('returns all nine values for the back office, and the shop’s clock', async () => {
    const values = {
      designation: 'Editor',
      district: 'D1',
      ward: 'W2',
      division: 'North',
      wardList: 'W1,W2',
    };
    const user = await makeAccount(shop.database, 'staff', { ...values, empName: 'Ada Lovelace' });
    const token = await tokenFor(user);
    const { status, data, headers } = await check(token);
    expect(status).toBe(200);
    expect(TokenCheck.strict().parse(data)).toEqual({
      response: true,
      token,
      username: user.username,
      ...values,
      emp_Name: 'Ada Lovelace',
      timeZone: 'UTC',
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('accepts the token as the query in any case, or as the bearer', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const token = await tokenFor(user);
    const answers = await Promise.all([
      call<TokenCheck>('GET', `/api/auth/checktoken?Token=${token}`),
      call<TokenCheck>('GET', `/API/AUTH/CHECKTOKEN?TOKEN=${token}`),
      call<TokenCheck>('GET', '/api/auth/CheckToken', { token }),
      call<TokenCheck>('GET', '/api/auth/CheckToken', { headers: { Authorization: `bearer ${token}` } }),
    ]);
    for (const { data } of answers) expect(data).toMatchObject({ response: true, username: user.username });
  });

  test('responds to HEAD alike', async () => {
    const headers = { Authorization: 'Bearer of nothing' };
    for (const method of ['GET', 'HEAD'])
      expect(await call(method, '/api/auth/CheckToken', { headers })).toMatchObject({ status: 200 });
  });

  const wrong: [string, (user: User) => Promise<string>][] = [
    ['nothing', async () => ''],
    ['garbage', async () => 'garbage'],
    ['three parts of garbage', async () => 'a.b.c'],
    ['an unsigned token', async user => unsignedToken(await tokenFor(user))],
    ['a tampered token', async user => `${await tokenFor(user)}x`],
    ['another shop’s token', user => tokenFor(user, ANOTHER_SECRET)],
    ['an expired token', user => forgedToken(user, { issuedAt: 1, expires: 2 })],
    ['a password-reset token', user => forgedToken(user, { audience: 'meridian:password-reset' })],
    ['an unknown role', user => forgedToken(user, { role: 'owner' })],
    ['a role that this user lacks', user => forgedToken(user, { role: 'admin' })],
    ['a revoked token', user => forgedToken(user, { version: user.tokenVersion - 1 })],
    ['the token of an unknown user', user => tokenFor({ ...user, userId: 99_999_999 })],
  ];

  test.each(wrong)('%s opens nothing and reveals nothing', async (_, make) => {
    const token = await make(await makeAccount(shop.database, 'staff'));
    const { status, data, headers } = await check(token);
    expect(status).toBe(200);
    expect(data).toEqual(TOKEN_REFUSED);
    expect(headers.has('Set-Cookie')).toBe(false);
    const asBearer = await call<TokenCheck>('GET', '/api/auth/CheckToken', { token });
    expect(asBearer.data).toEqual(TOKEN_REFUSED);
  });

  test.each<[string, (user: User) => Partial<User>]>([
    ['was disabled', () => ({ enabled: false })],
    ['got another role', () => ({ role: 'customer' })],
    ['ended every sign-in', user => ({ tokenVersion: user.tokenVersion + 1 })],
  ])('the token of an account that %s is worth nothing from then on', async (_, changes) => {
    const user = await makeAccount(shop.database, 'staff');
    const token = await tokenFor(user);
    expect((await check(token)).data.response).toBe(true);
    await shop.database.write(change(user, changes(user)));
    expect((await check(token)).data).toEqual(TOKEN_REFUSED);
    const { status, problem, headers } = await call('GET', '/api/stats', { token });
    expect(status).toBe(401);
    expect(problem.detail).toBe('You’ve been signed out. Sign in again');
    expect(headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('an invalid token learns nothing about a response that it may not see, even from the headers', async () => {
    const user = await makeAccount(shop.database, 'staff', { enabled: false });
    const { status, headers } = await call('GET', '/api/categories?page=1', { token: await tokenFor(user) });
    expect(status).toBe(401);
    expect(headers.get('Cache-Control')).toBe('no-store');
    for (const name of ['X-Total-Count', 'Link', 'ETag']) expect(headers.has(name)).toBe(false);
  });

  test('ending every sign-in of one account leaves those of others', async () => {
    const [user, other] = await Promise.all([
      makeAccount(shop.database, 'customer'),
      makeAccount(shop.database, 'customer'),
    ]);
    const [here, there, theirs] = await Promise.all([tokenFor(user), tokenFor(user), tokenFor(other)]);
    expect((await call('POST', '/api/auth/logout-everywhere', { token: here })).status).toBe(204);
    expect((await check(here)).data.response).toBe(false);
    expect((await check(there)).data.response).toBe(false);
    expect((await check(theirs)).data.response).toBe(true);
  });
});
