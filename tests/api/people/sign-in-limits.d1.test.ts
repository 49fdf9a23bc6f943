import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rateLimits } from '../../../db/schema/attempts.ts';
import { build } from '../../../db/sql/build.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { openShop } from '../../support/shop.ts';

const BY_PAIR = 10;
const BY_NAME = 30;
const BY_ADDRESS = 50;

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

const deviceIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('device='))
    ?.split(';')[0] ?? '';

describe('guessing passwords', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);

  const login = (username: string, password: string, headers: Record<string, string> = fromElsewhere()) =>
    call('POST', '/api/auth/login', { json: { username, password }, headers });

  const wrongTries = (of: 'login-name' | 'login-address', subject: string, made: number) =>
    makeAttempts(shop.database, { of, subject, made });
  const guessedHere = (name: string, here: { 'CF-Connecting-IP': string }, made: number) =>
    makeAttempts(shop.database, { of: 'login-pair', subject: `${name} ${here['CF-Connecting-IP']}`, made });
  /** The cookie of a browser that signed in before. */
  const deviceOf = async (username: string, headers = fromElsewhere()) =>
    deviceIn((await login(username, PASSWORD, headers)).headers);

  test('after ten wrong tries from one place, rejects even the right one there, in any case of the name, and says for how long', async () => {
    const { username } = await makeAccount(shop.database, 'admin');
    const here = fromElsewhere();
    await guessedHere(username, here, BY_PAIR - 1);
    expect((await login(username, 'wrong', here)).status).toBe(401);
    const { status, headers, problem } = await login(username.toUpperCase(), PASSWORD, here);
    expect(status).toBe(429);
    const seconds = Number(headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(problem.detail).toBe(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} min`);
  });

  test('guessing from one place does not lock the owner out elsewhere', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    const there = fromElsewhere();
    await guessedHere(username, there, BY_PAIR);
    expect((await login(username, PASSWORD, there)).status).toBe(429);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('limits an unknown name like a known one, so that the limit reveals nothing', async () => {
    const name = `nobody-${crypto.randomUUID()}`;
    const here = fromElsewhere();
    await guessedHere(name, here, BY_PAIR - 1);
    expect((await login(name, 'wrong', here)).status).toBe(401);
    expect((await login(name, 'wrong', here)).status).toBe(429);
  });

  test('while many places guess at a name, each waits for its turn; the owner gets in from a new place, or anywhere with a known device', async () => {
    const { username } = await makeAccount(shop.database, 'admin');
    const Cookie = await deviceOf(username);
    await wrongTries('login-name', username, BY_NAME);
    const guessers = times(3, fromElsewhere);
    for (const guesser of guessers) expect((await login(username, 'wrong', guesser)).status).toBe(401);
    const refused = await login(username, PASSWORD, guessers[0]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(BY_NAME + 1);
    expect((await login(username, PASSWORD, { ...fromElsewhere(), Cookie })).status).toBe(200);
    expect((await login(username, PASSWORD, { ...(guessers[0] ?? {}), Cookie })).status).toBe(200);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('another account’s device gets no turn of its own, and trying too early does not count', async () => {
    const { username } = await makeAccount(shop.database, 'admin');
    const Cookie = await deviceOf((await makeAccount(shop.database, 'staff')).username);
    await wrongTries('login-name', username, BY_NAME);
    const here = fromElsewhere();
    expect((await login(username, 'wrong', here)).status).toBe(401);
    for (const early of times(BY_PAIR + 2, count => count)) {
      const { status, headers } = await login(username, PASSWORD, { ...here, Cookie });
      expect({ early, status }).toEqual({ early, status: 429 });
      expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(BY_NAME + 1);
    }
  });

  test('the more tries at a name, the longer each place waits, up to five minutes', async () => {
    const waits = [];
    for (const made of [100, 400]) {
      const { username } = await makeAccount(shop.database, 'staff');
      await wrongTries('login-name', username, made);
      const here = fromElsewhere();
      expect((await login(username, 'wrong', here)).status).toBe(401);
      waits.push(Number((await login(username, 'wrong', here)).headers.get('Retry-After')));
    }
    expect(waits[0]).toBeGreaterThan(60);
    expect(waits[0]).toBeLessThanOrEqual(101);
    expect(waits[1]).toBeGreaterThan(200);
    expect(waits[1]).toBeLessThanOrEqual(300);
  });

  test('one place alone does not slow a name down, however often it is rejected', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    const here = fromElsewhere();
    await guessedHere(username, here, BY_PAIR);
    for (const again of times(BY_NAME + 2, count => count))
      expect({ again, status: (await login(username, 'wrong', here)).status }).toEqual({
        again,
        status: 429,
      });
    const elsewhere = fromElsewhere();
    for (const status of [401, 401]) expect((await login(username, 'wrong', elsewhere)).status).toBe(status);
  });

  test('from a blocked place, a known device gets into its own account and no other', async () => {
    const [own, other] = [
      await makeAccount(shop.database, 'staff'),
      await makeAccount(shop.database, 'staff'),
    ];
    const here = fromElsewhere();
    const Cookie = await deviceOf(own.username);
    await wrongTries('login-address', here['CF-Connecting-IP'], BY_ADDRESS);
    expect((await login(own.username, PASSWORD, here)).status).toBe(429);
    expect((await login(other.username, PASSWORD, { ...here, Cookie })).status).toBe(429);
    expect((await login(own.username, PASSWORD, { ...here, Cookie })).status).toBe(200);
  });

  test('a new account knows its device, whether made by signing up or with an order', async () => {
    const account = () => ({ username: `new-${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD });
    const [signedUp, buyer] = [account(), account()];
    const signUp = await call('POST', '/api/accounts', {
      json: { ...signedUp, email: `${signedUp.username}@example.com` },
      headers: fromElsewhere(),
    });

    const { order } = await sell({ stockAvailable: 5 });
    const bought = await place(
      { ...order, billing: { ...order.billing, email: `${buyer.username}@example.com` }, account: buyer },
      { headers: { ...aKey(), ...fromElsewhere() } },
    );
    expect([signUp.status, bought.status]).toEqual([201, 201]);
    const here = fromElsewhere();
    await wrongTries('login-address', here['CF-Connecting-IP'], BY_ADDRESS);
    for (const [{ username }, { headers }] of [[signedUp, signUp] as const, [buyer, bought] as const]) {
      const Cookie = deviceIn(headers);
      expect((await login(username, PASSWORD, { ...here, Cookie })).status, username).toBe(200);
    }
  });

  test('someone with the guesser’s address gets in with a known device', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    const here = fromElsewhere();
    const Cookie = await deviceOf(username, here);
    await guessedHere(username, here, BY_PAIR);
    expect((await login(username, PASSWORD, here)).status).toBe(429);
    expect((await login(username, PASSWORD, { ...here, Cookie })).status).toBe(200);
  });

  test('an IPv6 household counts as one place, whichever address it uses', async () => {
    const { username } = await makeAccount(shop.database, 'customer');
    const at = (host: string) => ({ 'CF-Connecting-IP': `2001:db8:17:42:${host}` });
    await makeAttempts(shop.database, {
      of: 'login-pair',
      subject: `${username} 2001:db8:17:42::/64`,
      made: BY_PAIR,
    });
    expect((await login(username, PASSWORD, at(':1'))).status).toBe(429);
    expect((await login(username, PASSWORD, at('1:2:3:4'))).status).toBe(429);
    expect((await login(username, PASSWORD, { 'CF-Connecting-IP': '2001:db8:17:43::1' })).status).toBe(200);
  });

  test('a correct password resets the count', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    const here = fromElsewhere();
    await guessedHere(username, here, BY_PAIR - 1);
    expect((await login(username, PASSWORD, here)).status).toBe(200);
    for (const attempt of [1, 2])
      expect({ attempt, status: (await login(username, 'wrong', here)).status }).toEqual({
        attempt,
        status: 401,
      });
    expect((await login(username, PASSWORD, here)).status).toBe(200);
  });

  test('the limit ends when its time is up', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    const here = fromElsewhere();
    await guessedHere(username, here, BY_PAIR);
    expect((await login(username, PASSWORD, here)).status).toBe(429);
    await shop.database.write(build.update(rateLimits).set({ resetsAt: 1 }));
    expect((await login(username, PASSWORD, here)).status).toBe(200);
  });

  test('one address cannot try a password on every account, and other addresses are not affected', async () => {
    const here = fromElsewhere();
    const { username } = await makeAccount(shop.database, 'customer');
    await wrongTries('login-address', here['CF-Connecting-IP'], BY_ADDRESS - 2);
    const answers = times(4, () => login(`nobody-${crypto.randomUUID()}`, 'spring-2026!', here));
    expect(statuses(await Promise.all(answers))).toEqual([401, 401, 429, 429]);
    expect((await login(username, PASSWORD, here)).status).toBe(429);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('an office behind one address may sign in correctly as often as it likes', async () => {
    const here = fromElsewhere();
    const { username } = await makeAccount(shop.database, 'customer');
    await wrongTries('login-address', here['CF-Connecting-IP'], BY_ADDRESS - 1);
    for (const attempt of [1, 2, 3]) {
      expect({ attempt, status: (await login(username, PASSWORD, here)).status }).toEqual({
        attempt,
        status: 200,
      });
    }
    expect((await login(username, 'wrong', here)).status).toBe(401);
    expect((await login(username, 'wrong', here)).status).toBe(429);
  });

  test('the table of attempts reveals no name and no address', async () => {
    const here = fromElsewhere();
    const { username } = await makeAccount(shop.database, 'customer');
    await login(username, 'not the password', here);
    const rows = await shop.database.read(sql<{ subject: string }>`SELECT * FROM attempts`);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{36,43}$/);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(username);
    expect(text).not.toContain(here['CF-Connecting-IP']);
  });

  test('the hourly task deletes expired attempts, and keeps the others', async () => {
    const soon = Date.now() + 3_600_000;
    const [over, running] = [crypto.randomUUID(), crypto.randomUUID()];
    await shop.database.write(
      build.insert(rateLimits).values([
        { subject: over, made: 3, resetsAt: Date.now() - 1000 },
        { subject: running, made: 3, resetsAt: soon },
      ]),
    );
    await shop.runTasks();
    const left = await shop.database.read(build.select().from(rateLimits));
    expect(left).toContainEqual({ subject: running, made: 3, resetsAt: soon });
    expect(left.map(({ subject }) => subject)).not.toContain(over);
  });
});
