import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { SignedIn } from '../../../functions/people/auth/contract.ts';
import { newcomer, signIn } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';

describe('signing up', () => {
  const { shop, call } = openShop();

  const signUp = (json: unknown, headers = fromElsewhere()) =>
    call<SignedIn>('POST', '/api/accounts', { json, headers });
  const accounts = () => build.select({ total: count() }).from(users);

  test('creates a customer, signs them in and returns the address of the account', async () => {
    const given = newcomer();
    const { status, data, headers } = await signUp(given);
    expect(status).toBe(201);
    expect(SignedIn.strict().parse(data)).toMatchObject({
      Username: given.username,
      Designation: 'Customer',
    });
    expect(headers.get('Set-Cookie')).toContain('XSRF-TOKEN=');

    const account = await call<Account>('GET', headers.get('Location') ?? '', { token: data.token });
    expect(account.data).toEqual({
      username: given.username,
      name: '',
      email: given.email,
      newEmail: null,
      role: 'customer',
      designation: 'Customer',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      points: { pv: 0, pq: 0 },
    });
    expect(await signIn(call, given.username)).toEqual(expect.any(String));
  });

  test('extra fields cannot make anyone staff, or enabled', async () => {
    const asked = { role: 'admin', enabled: true, tokenVersion: 7, userId: 1 };
    const given = newcomer();
    const { status, problem } = await signUp({ ...given, ...asked });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ path }) => path)).toEqual(Object.keys(asked));
    const { data } = await signUp(given);
    expect((await call<Account>('GET', '/api/accounts/me', { token: data.token })).data.role).toBe(
      'customer',
    );
  });

  test('an old sign-in’s token does not prevent it', async () => {
    const { status } = await call('POST', '/api/accounts', {
      json: newcomer(),
      token: 'expired.long.ago',
      headers: fromElsewhere(),
    });
    expect(status).toBe(201);
  });

  test.each<[string, object, string[]]>([
    [
      'an empty form',
      { username: undefined, email: undefined, password: undefined },
      ['username', 'email', 'password'],
    ],
    ['a user name of two letters', { username: 'ab' }, ['username']],
    ['a user name of 51 letters', { username: 'a'.repeat(51) }, ['username']],
    ['a user name with a space', { username: 'a name' }, ['username']],
    ['a user name that looks like an email', { username: 'a@example.com' }, ['username']],
    ['a user name with a control character', { username: 'abc\u0007' }, ['username']],
    ['no email', { email: '' }, ['email']],
    ['an invalid email', { email: 'nobody' }, ['email']],
    ['an email of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, ['email']],
    ['two emails', { email: 'a@example.com, b@example.com' }, ['email']],
    ['a password of nine characters', { password: '123456789' }, ['password']],
    ['a password of 201 characters', { password: 'p'.repeat(201) }, ['password']],
    ['a password that is a number', { password: 1234567890 }, ['password']],
  ])('rejects %s on the field and creates no account', async (_, wrong, paths) => {
    const before = await shop.database.read(accounts());
    const { status, problem } = await signUp({ ...newcomer(), ...wrong });
    expect(status).toBe(422);
    expect([...new Set(problem.errors?.map(({ path }) => path))]).toEqual(paths);
    expect(await shop.database.read(accounts())).toEqual(before);
  });

  test.each(['username', 'email'] as const)(
    'rejects a %s that is taken, in any case, on the field',
    async field => {
      const taken = newcomer();
      await signUp(taken);
      const { status, problem } = await signUp({ ...newcomer(), [field]: taken[field].toUpperCase() });
      expect(status).toBe(409);
      expect(problem.errors).toEqual([{ path: field, message: 'This is already taken' }]);
    },
  );

  test('a name is the same whether its é was typed as one character or two', async () => {
    const suffix = crypto.randomUUID();
    const [inOne, inTwo] = ['é', 'e\u0301'].map(char => `Andr${char}-${suffix}`);
    expect((await signUp({ ...newcomer(), username: inTwo })).data.Username).toBe(inOne);
    expect((await signUp({ ...newcomer(), username: inOne })).status).toBe(409);
    expect(await signIn(call, inTwo ?? '')).toEqual(expect.any(String));
    expect(await signIn(call, inOne ?? '')).toEqual(expect.any(String));
  });

  test('one of ten at once with the same name gets it', async () => {
    const { username } = newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ ...newcomer(), username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('a bot cannot fill the shop with accounts', async () => {
    const here = fromElsewhere();
    await makeAttempts(shop.database, { of: 'sign-up', subject: here['CF-Connecting-IP'], made: 19 });
    expect((await signUp(newcomer(), here)).status).toBe(201);
    const refused = await signUp(newcomer(), here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await signUp(newcomer())).status).toBe(201);
  });
});
