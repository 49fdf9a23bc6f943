import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../../functions/people/auth/queries.ts';
import { makeAccount, PASSWORD, signIn } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';
import { forgedToken, tokenFor } from '../../support/tokens.ts';

const NEW_PASSWORD = 'a password to remember';
const SPENT = [{ path: 'token', message: 'This link has expired or was already used. Request a new one' }];

describe('a forgotten password', () => {
  const { shop, call } = openShop();

  const forgot = (email: string | null, headers = fromElsewhere()) =>
    call('POST', '/api/auth/forgot', { json: { email }, headers });
  const reset = (token: string, newPassword = NEW_PASSWORD, headers = fromElsewhere()) =>
    call('POST', '/api/auth/reset', { json: { token, newPassword }, headers });
  const loginStatus = async ({ username }: User, password: string, headers = fromElsewhere()) =>
    (await call('POST', '/api/auth/login', { json: { username, password }, headers })).status;

  /** Emails are sent after the response. */
  const emailTo = (email: string | null) =>
    vi.waitFor(
      () => {
        const message = shop.logs().findLast(line => line.includes(`to ${email}:`));
        if (!message) throw new Error(`no email to ${email} yet`);
        return message;
      },
      { timeout: 60_000 },
    );
  const linkFor = async ({ email }: User) => {
    expect((await forgot(email)).status).toBe(202);
    const [, origin, token] = /(http\S+)\/reset-password#token=(\S+)/.exec(await emailTo(email)) ?? [];
    return { origin, token: token ?? '' };
  };

  test('the email has a link to the page that sets a new one, which works once', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const session = await tokenFor(user);
    const { origin, token } = await linkFor(user);
    expect(origin).toBe(shop.url);

    expect((await reset(token)).status).toBe(204);
    expect(await signIn(call, user.username, NEW_PASSWORD)).toEqual(expect.any(String));
    expect(await loginStatus(user, PASSWORD)).toBe(401);
    expect((await call('GET', '/api/accounts/me', { token: session })).status).toBe(401);

    const again = await reset(token, 'a password of someone else');
    expect({ status: again.status, errors: again.problem.errors }).toEqual({ status: 422, errors: SPENT });
    expect(await loginStatus(user, NEW_PASSWORD)).toBe(200);
  });

  test('someone over the guess limit can sign in with the new password at once', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const { token } = await linkFor(user);
    const here = fromElsewhere();
    const byEmail = { ...user, username: user.email ?? '' };
    for (const { username } of [user, byEmail]) {
      const subject = `${username} ${here['CF-Connecting-IP']}`;
      await makeAttempts(shop.database, { of: 'login-pair', subject, made: 10 });
    }
    expect(await loginStatus(user, PASSWORD, here)).toBe(429);
    expect((await reset(token, NEW_PASSWORD, here)).status).toBe(204);
    expect(await loginStatus(user, NEW_PASSWORD, here)).toBe(200);
    expect(await loginStatus(byEmail, NEW_PASSWORD, here)).toBe(200);
  });

  test('does not reveal which addresses have an account, and sends no email to those without', async () => {
    const known = await makeAccount(shop.database, 'customer');
    const disabled = await makeAccount(shop.database, 'customer', { enabled: false });
    const strange = `nobody-${crypto.randomUUID()}@example.com`;
    const answers = [];
    for (const email of [strange, disabled.email, known.email]) answers.push(await forgot(email));
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 202, data: '' });
    await emailTo(known.email);
    const emails = shop.logs().join('\n');
    expect(emails).not.toContain(strange);
    expect(emails).not.toContain(disabled.email);
  });

  test('someone who used their link, or changed their password, gets another email at once on request', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const emails = () => shop.logs().filter(line => line.includes(`to ${user.email}:`)).length;
    const { token } = await linkFor(user);
    expect((await reset(token)).status).toBe(204);
    await forgot(user.email);
    await expect.poll(emails).toBe(2);
    const session = await signIn(call, user.username, NEW_PASSWORD);
    const json = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    await call('PUT', '/api/accounts/me/password', { json, token: session });
    await forgot(user.email);
    await expect.poll(emails).toBe(3);
    await forgot(user.email);
    expect(await shop.database.read(sql`SELECT 1 FROM letters WHERE user_id = ${user.userId}`)).toHaveLength(
      1,
    );
  });

  test('a link from before a password change is invalid', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const { token } = await linkFor(user);
    const changed = await call('PUT', '/api/accounts/me/password', {
      json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      token: await tokenFor(user),
    });
    expect(changed.status).toBe(200);
    expect((await reset(token, 'a third password')).problem.errors).toEqual(SPENT);
    expect(await loginStatus(user, NEW_PASSWORD)).toBe(200);
  });

  test('only one of two uses of the same link at once succeeds', async () => {
    const { token } = await linkFor(await makeAccount(shop.database, 'customer'));
    const answers = await Promise.all([1, 2, 3, 4].map(n => reset(token, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422]);
  });

  test.each<[string, (user: User) => Promise<string>]>([
    ['garbage', async () => 'garbage'],
    ['a sign-in token', user => tokenFor(user)],
    [
      'an old link',
      user => forgedToken(user, { audience: 'meridian:password-reset', issuedAt: 1, expires: 2 }),
    ],
  ])('%s does not open the way to a new password', async (_, make) => {
    const user = await makeAccount(shop.database, 'admin');
    const { status, problem } = await reset(await make(user));
    expect({ status, errors: problem.errors }).toEqual({ status: 422, errors: SPENT });
    expect(await loginStatus(user, PASSWORD)).toBe(200);
  });

  test('rejects a short new password on its field, and the link still works', async () => {
    const { token } = await linkFor(await makeAccount(shop.database, 'customer'));
    const { status, problem } = await reset(token, 'short');
    expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
      status: 422,
      paths: ['newPassword'],
    });
    expect((await reset(token)).status).toBe(204);
  });

  test('requests cannot fill a mailbox or lock its owner out, since the last link still works', async () => {
    const user = await makeAccount(shop.database, 'customer');
    for (let count = 0; count < 8; count += 1)
      expect((await forgot((user.email ?? '').toUpperCase())).status).toBe(202);
    const { token } = await linkFor(user);
    const written = await shop.database.read(
      sql<{ letters: number }>`SELECT count(*) AS letters FROM letters WHERE user_id = ${user.userId}`,
    );
    expect(written).toEqual([{ letters: 1 }]);
    expect((await reset(token)).status).toBe(204);
  });

  test('a link belongs to its email, and does not reset an account that has another address since', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const { token } = await linkFor(user);
    await shop.database.write(
      sql`UPDATE users SET email = 'other@example.com' WHERE user_id = ${user.userId}`,
    );
    expect((await reset(token)).status).toBe(422);
  });

  test('requesting emails to one person all day from one place does not block requests from elsewhere', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const emails = () => shop.logs().filter(line => line.includes(`to ${user.email}:`)).length;
    const here = fromElsewhere();
    const askLater = async (headers: Record<string, string>) => {
      await shop.database.write(
        sql`UPDATE letters SET written_at = written_at - 1500000 WHERE user_id = ${user.userId}`,
      );
      await forgot(user.email, headers as ReturnType<typeof fromElsewhere>);
    };
    for (let sent = 1; sent <= 10; sent += 1) {
      await askLater(here);
      await expect.poll(emails).toBe(sent);
    }
    await forgot(user.email, here);
    await askLater(here);
    expect((await forgot(user.email, here)).status, 'same response as for anyone').toBe(202);
    const login = { username: user.username, password: PASSWORD };
    const { headers } = await call('POST', '/api/auth/login', { json: login });
    const device = (headers.get('Set-Cookie') ?? '').match(/device=[^;]+/)?.[0] ?? '';
    await askLater({ ...here, Cookie: device });
    await expect.poll(emails, { message: 'with a device of theirs' }).toBe(11);
    await askLater(fromElsewhere());
    await expect.poll(emails, { message: 'elsewhere' }).toBe(12);
  });

  test('one address cannot request emails to everyone', async () => {
    const here = fromElsewhere();
    const subject = here['CF-Connecting-IP'];
    await makeAttempts(shop.database, { of: 'reset-address', subject, made: 19, minutes: 60 });
    expect((await forgot('one@example.com', here)).status).toBe(202);
    expect((await forgot('two@example.com', here)).status).toBe(429);
    expect((await forgot('two@example.com')).status).toBe(202);
  });
});
