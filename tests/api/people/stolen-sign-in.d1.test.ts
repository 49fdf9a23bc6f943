import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import type { SignedIn } from '../../../functions/people/auth/contract.ts';
import type { User } from '../../../functions/people/auth/queries.ts';
import { makeAccount, newcomer, PASSWORD, signIn } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('a stolen sign-in', () => {
  const { box, shop, call } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const me = (token: string) => call<Account>('GET', '/api/accounts/me', { token });
  const change = (token: string, json: object) => call<Account>('PUT', '/api/accounts/me', { json, token });
  const confirm = (token: string) =>
    call<{ email: string }>('POST', '/api/accounts/email-confirmations', { json: { token } });
  const linkIn = (text: string) => /account\/email#token=(\S+)/.exec(text)?.[1] ?? '';

  test('cannot take over the account: a new email requires the password', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const token = await tokenFor(user);
    const thief = someone();
    for (const given of [{}, { currentPassword: 'a wrong password' }]) {
      const refused = await change(token, { email: thief, ...given });
      expect(refused).toMatchObject({ status: 422, problem: { errors: [{ path: 'currentPassword' }] } });
    }
    expect((await me(token)).data).toMatchObject({ email: user.email, newEmail: null });
    expect(box.letters.filter(({ to }) => to === thief)).toEqual([]);
  });

  test('has limited guesses at the password, without blocking the owner signed in elsewhere', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const [stolen, own] = [await tokenFor(user), await tokenFor(user)];
    const changePassword = async (token: string, currentPassword: string) => {
      const json = { currentPassword, newPassword: 'a sentence that nobody knows' };
      return (await call('PUT', '/api/accounts/me/password', { json, token })).status;
    };
    const guesses = [];
    for (let count = 0; count < 11; count += 1) guesses.push(await changePassword(stolen, 'a wrong one'));
    expect(guesses).toEqual([...Array(10).fill(422), 429]);
    expect(await changePassword(stolen, PASSWORD), 'the right password, too late').toBe(429);
    expect(await changePassword(own, PASSWORD)).toBe(200);
  });

  test('gets no more guesses by using several sessions', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const subject = String(user.userId);
    await makeAttempts(shop.database, { of: 'password-change-account', subject, made: 50 });
    const refused = await change(await tokenFor(user), { email: someone(), currentPassword: PASSWORD });
    expect(refused.status).toBe(429);
  });

  test('a new email takes effect once confirmed; the former one gets a notice, and every sign-in ends', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const [token, elsewhere] = [await tokenFor(user), await tokenFor(user)];
    const email = someone();
    const asked = await change(token, { email, currentPassword: PASSWORD });
    expect(asked).toMatchObject({ status: 200, data: { email: user.email, newEmail: email } });
    await box.emailTo(user.email ?? '', 'Your address at Kiosk is about to change');
    const link = linkIn((await box.emailTo(email, 'Confirm your new address')).text);
    expect((await confirm(link)).data).toEqual({ email });
    expect((await confirm(link)).status, 'a second time').toBe(422);
    expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([401, 401]);
    expect((await me(await signIn(call, email))).data).toMatchObject({ email, newEmail: null });
  });

  test('a password changed since then prevents it', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const email = someone();
    await change(await tokenFor(user), { email, currentPassword: PASSWORD });
    const link = linkIn((await box.emailTo(email, 'Confirm your new address')).text);
    await shop.database.write(
      sql`UPDATE users SET token_version = token_version + 1 WHERE user_id = ${user.userId}`,
    );
    expect((await confirm(link)).status).toBe(422);
  });

  test.each<[string, (token: string, user: User) => Promise<unknown>]>([
    [
      'a new password',
      token =>
        call('PUT', '/api/accounts/me/password', {
          json: { currentPassword: PASSWORD, newPassword: 'a password to remember' },
          token,
        }),
    ],
    ['logging out everywhere', token => call('POST', '/api/auth/logout-everywhere', { token })],
    [
      'a password reset',
      async (_, { email }) => {
        await call('POST', '/api/auth/forgot', { json: { email } });
        const { text } = await box.emailTo(email ?? '', 'Your new Kiosk password');
        const token = /reset-password#token=(\S+)/.exec(text)?.[1];
        await call('POST', '/api/auth/reset', { json: { token, newPassword: 'a password to remember' } });
      },
    ],
  ])('%s stops another address, and the email about it that is still waiting', async (_, end) => {
    const user = await makeAccount(shop.database, 'customer');
    const token = await tokenFor(user);
    const email = someone();
    expect((await change(token, { email, currentPassword: PASSWORD })).status).toBe(200);
    await box.emailTo(email, 'Confirm your new address');
    // As if the mail service had not accepted it yet.
    await shop.database.write(sql`UPDATE letters SET sent_at = NULL WHERE recipient = ${email}`);
    await end(token, user);
    const before = box.letters.length;
    await untilSent(shop);
    expect(box.letters.slice(before).filter(({ to }) => to === email)).toEqual([]);
    const [{ newEmail } = { newEmail: 'gone' }] = await shop.database.read(
      sql<{
        newEmail: string | null;
      }>`SELECT new_email AS "newEmail" FROM users WHERE user_id = ${user.userId}`,
    );
    expect(newEmail).toBeNull();
  });

  test('signing up with a taken address is revealed by email only, and a free one works once confirmed', async () => {
    const other = await makeAccount(shop.database, 'customer');
    const signUp = (email: string | null) => {
      const json = { ...newcomer(), email };
      return call<SignedIn>('POST', '/api/accounts', { json, headers: fromElsewhere() });
    };
    const free = someone();
    const [taken, fresh] = [await signUp(other.email), await signUp(free)];
    for (const [{ status, data }, newEmail] of [
      [taken, other.email],
      [fresh, free],
    ] as const) {
      expect(status).toBe(201);
      expect((await me(data.token)).data).toMatchObject({ email: null, newEmail });
    }
    const emailText = (await box.emailTo(other.email ?? '', 'Your account at Kiosk')).text;
    expect(emailText).toContain('You already have an account');
    expect(linkIn(emailText)).toBe('');
    const link = linkIn((await box.emailTo(free, 'Confirm your new address')).text);
    expect((await confirm(link)).data).toEqual({ email: free });
    expect((await me(fresh.data.token)).data, 'and the sign-in stays valid').toMatchObject({ email: free });
    expect((await confirm(link)).status, 'a second time').toBe(422);
  });

  test('a new address that is already taken is revealed by email only', async () => {
    const [user, other] = [
      await makeAccount(shop.database, 'customer'),
      await makeAccount(shop.database, 'customer'),
    ];
    const token = await tokenFor(user);
    const free = await change(token, { email: someone(), currentPassword: PASSWORD });
    const taken = await change(token, { email: other.email, currentPassword: PASSWORD });
    expect([free.status, taken.status]).toEqual([200, 200]);
    const notice = await box.emailTo(other.email ?? '', 'Your account at Kiosk');
    expect(linkIn(notice.text)).toBe('');
  });

  test('signing out ends it on the server, and no other sign-in of the account', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const [token, other] = [await signIn(call, user.username), await signIn(call, user.email ?? '')];
    expect((await call('POST', '/api/auth/logout', { token })).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await call('GET', `/api/auth/CheckToken?token=${token}`)).data).toMatchObject({
      response: false,
    });
    expect((await me(other)).status).toBe(200);
    await shop.database.write(sql`UPDATE ended_tokens SET forgotten_at = 1`);
    await shop.runTasks();
    expect(await shop.database.read(sql`SELECT * FROM ended_tokens`)).toEqual([]);
  });
});

describe('in a shop without mail', () => {
  const { shop, call } = openShop();

  test('a new email takes effect at once and ends every other sign-in; the current one stays', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const [token, elsewhere] = [await tokenFor(user), await tokenFor(user)];
    const json = { email: someone(), currentPassword: PASSWORD };
    const changed = await call<Account & { token: string }>('PUT', '/api/accounts/me', { json, token });
    expect(changed).toMatchObject({ status: 200, data: { email: json.email } });
    const me = async (of: string) => (await call('GET', '/api/accounts/me', { token: of })).status;
    expect([await me(elsewhere), await me(token), await me(changed.data.token)]).toEqual([401, 401, 200]);
  });

  test('changing only the name keeps all sign-ins', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const [token, elsewhere] = [await tokenFor(user), await tokenFor(user)];
    const changed = await call('PUT', '/api/accounts/me', { json: { name: 'Maria' }, token });
    expect(changed.data).not.toHaveProperty('token');
    expect((await call('GET', '/api/accounts/me', { token: elsewhere })).status).toBe(200);
  });
});
