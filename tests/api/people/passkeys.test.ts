import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import type { OwnPasskeys } from '../../../functions/people/passkeys/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { makeAuthenticator } from '../../support/authenticator.ts';
import { passkeyOwnersOf } from '../../support/passkey-owners.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('a passkey', () => {
  const { shop, call: byNumber } = openShop();
  const { call, origin, begin, add, signInOptions, send, signIn, makeOwner } = passkeyOwnersOf(shop);
  const own = async (token: string) => (await call<OwnPasskeys>('GET', '/api/auth/passkeys', { token })).data;
  const me = async (token: string) => (await call<Account>('GET', '/api/accounts/me', { token })).data;
  afterEach(() => expect(shop.takeErrors()).toEqual([]));

  test('signs its owner in without a name and a password, repeatedly', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const added = await add(await tokenFor(user));
    expect(added).toMatchObject({ status: 201, data: { passkey: { name: 'Laptop', usedAt: null } } });
    expect((await me(added.data.signIn.token)).username).toBe(user.username);
    for (const time of ['first', 'second']) {
      const { status, data } = await signIn(added.device);
      expect({ time, status, name: data.Username }).toEqual({ time, status: 200, name: user.username });
      expect((await me(data.token)).username).toBe(user.username);
    }
    expect(await own(added.data.signIn.token)).toMatchObject({
      passkeys: [{ name: 'Laptop', usedAt: expect.any(String) }],
      required: false,
    });
    const byPassword = { username: user.username, password: PASSWORD };
    expect((await call('POST', '/api/auth/login', { json: byPassword })).status, 'the password too').toBe(
      200,
    );
  });

  test('cannot be replayed by an eavesdropper', async () => {
    const { device } = await makeOwner();
    const overheard = device.get(await signInOptions(), { origin: origin() });
    expect((await send(overheard)).status).toBe(200);
    expect((await send(overheard)).status).toBe(401);
    const both = device.get(await signInOptions(), { origin: origin() });
    const statuses = (await Promise.all([send(both), send(both)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  test.each<[string, (owner: Awaited<ReturnType<typeof makeOwner>>) => object]>([
    ['for another site', () => ({ origin: 'https://evil.example' })],
    ['for another host', () => ({ rpId: 'evil.example' })],
    ['without verifying its holder', () => ({ verified: false })],
  ])('that was used %s does not sign in', async (_, doing) => {
    const owner = await makeOwner();
    expect((await signIn(owner.device, doing(owner))).status).toBe(401);
    expect((await signIn(owner.device)).status, 'as it should be').toBe(200);
  });

  test('does not accept a made-up challenge, or one for adding passkeys', async () => {
    const { device, token } = await makeOwner();
    const options = await signInOptions();
    const adding = (await begin(token)).data.challenge;
    for (const challenge of ['', 'AAAA', Buffer.from('{}').toString('base64url'), adding])
      expect((await send(device.get({ ...options, challenge }, { origin: origin() }))).status).toBe(401);
  });

  test('is detected as a copy by a counter that is behind', async () => {
    const { device } = await makeOwner();
    device.countFrom(40);
    expect((await signIn(device)).status).toBe(200);
    for (const counter of [20, 40, -1]) {
      device.countFrom(counter);
      expect({ counter, status: (await signIn(device)).status }).toEqual({ counter, status: 401 });
    }
    device.countFrom(41);
    expect((await signIn(device)).status).toBe(200);
  });

  test('of another person, or never added, does not sign in', async () => {
    const [{ device }, other] = [await makeOwner(), await makeOwner()];
    expect((await signIn(makeAuthenticator())).status).toBe(401);
    const answer = device.get(await signInOptions(), { origin: origin() });
    expect((await send({ ...answer, id: other.device.id })).status, 'signed by another key').toBe(401);
    const { response } = other.device.get(await signInOptions(), { origin: origin() });
    const handed = { ...answer, response: { ...answer.response, userHandle: response.userHandle } };
    expect((await send(handed)).status, 'for another account').toBe(401);
  });

  test('of a disabled account, or one that became a customer’s, does not sign in', async () => {
    const { device, user } = await makeOwner();
    for (const set of [sql`enabled = 0`, sql`role = 'customer', enabled = 1`]) {
      await shop.database.write(sql`UPDATE users SET ${set} WHERE user_id = ${user.userId}`);
      expect((await signIn(device)).status).toBe(401);
    }
    await shop.database.write(sql`UPDATE users SET role = 'staff' WHERE user_id = ${user.userId}`);
    expect((await signIn(device)).status).toBe(200);
  });

  test('is not for customers', async () => {
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    expect((await begin(token)).status).toBe(403);
    expect((await call('GET', '/api/auth/passkeys', { token })).status).toBe(403);
  });

  test('is added after the password or another passkey; a stolen sign-in is not enough', async () => {
    const user = await makeAccount(shop.database, 'staff');
    const stolen = await tokenFor(user);
    for (const json of [{}, { password: '' }, { password: 'a wrong password' }])
      expect(await begin(stolen, json)).toMatchObject({
        status: 422,
        problem: { errors: [{ path: 'password' }] },
      });
    expect((await own(stolen)).asksPassword).toBe(true);
    const { token } = await makeOwner();
    expect((await own(token)).asksPassword).toBe(false);
    expect((await begin(token, {})).status).toBe(200);
    const codes = (json: object) =>
      call('POST', '/api/auth/passkeys/recovery-codes', { token: stolen, json });
    expect((await codes({})).status).toBe(422);
    expect((await codes({ password: PASSWORD })).status).toBe(200);
  });

  test('is added once, to the account that requested it, as its authenticator created it', async () => {
    const [mine, theirs] = [
      await tokenFor(await makeAccount(shop.database, 'staff')),
      await tokenFor(await makeAccount(shop.database, 'staff')),
    ];
    const finish = (token: string, json: object) => call('POST', '/api/auth/passkeys', { token, json });
    const device = makeAuthenticator();
    const answer = async (token: string, doing: object = {}) => {
      const { data } = await begin(token);
      return { name: 'Key', ...device.create(data, { origin: origin(), ...doing }) };
    };
    expect((await finish(theirs, await answer(mine))).status, 'to another account').toBe(422);
    for (const doing of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verified: false }])
      expect((await finish(mine, await answer(mine, doing))).status, JSON.stringify(doing)).toBe(422);
    const good = await answer(mine);
    expect((await finish(mine, good)).status).toBe(201);
    expect((await finish(mine, good)).status, 'a second time').toBe(422);
    const taken = { name: 'Key', ...device.create((await begin(theirs)).data, { origin: origin() }) };
    expect((await finish(theirs, taken)).status, 'one that is already in use').toBe(409);
    const other = makeAuthenticator().create((await begin(theirs)).data, { origin: origin() });
    const again = { name: 'Key', ...other, id: good.id };
    expect((await finish(theirs, again)).status, 'under another one’s name').toBe(422);
    expect((await own(mine)).passkeys).toHaveLength(1);
    expect((await own(theirs)).passkeys).toEqual([]);
  });

  test('is renamed and removed by its owner only, and is then gone', async () => {
    const [{ token, passkeyId, device }, other] = [await makeOwner(), await makeOwner()];
    const path = `/api/auth/passkeys/${passkeyId}`;
    const rename = (by: string, name: string) => call('PUT', path, { token: by, json: { name } });
    expect((await rename(other.token, 'Mine')).status).toBe(404);
    expect((await call('DELETE', path, { token: other.token })).status).toBe(404);
    expect((await rename(token, 'https://evil.example')).status).toBe(422);
    expect(await rename(token, 'Phone')).toMatchObject({ status: 200, data: { name: 'Phone' } });
    expect((await call('DELETE', path, { token })).status).toBe(204);
    expect((await own(token)).passkeys).toEqual([]);
    expect((await signIn(device)).status).toBe(401);
  });

  test('is unavailable on a shop at an IP address', async () => {
    const refused = await byNumber('POST', '/api/auth/passkeys/sign-in/options');
    expect(refused).toMatchObject({
      status: 409,
      problem: { detail: expect.stringContaining('http://localhost:') },
    });
  });

  test('has a limit on guesses', async () => {
    const headers = { 'CF-Connecting-IP': '10.99.98.97' };
    const json = makeAuthenticator().get(await signInOptions(), { origin: origin() });
    const guess = () => call('POST', '/api/auth/passkeys/sign-in', { json, headers });
    const statuses = await Promise.all(Array.from({ length: 51 }, guess));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
