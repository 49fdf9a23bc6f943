import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { build } from '../../../db/build.ts';
import { attempts } from '../../../db/schema/attempts.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';

const BY_NAME = 10;
const BY_ADDRESS = 50;

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('guessing passwords', () => {
  const { shop, call } = openShop();

  const login = (username: string, password: string, headers = fromElsewhere()) =>
    call('POST', '/api/auth/login', { json: { username, password }, headers });

  const wrongTries = (of: 'login-name' | 'login-address', subject: string, made: number) =>
    makeAttempts(shop.database, { of, subject, made });

  test('after ten wrong tries the right one is refused too, in any case of the name, and it is said for how long', async () => {
    const { username } = await makeAccount(shop.database, 'admin');
    await wrongTries('login-name', username, BY_NAME - 1);
    expect((await login(username, 'wrong')).status).toBe(401);
    const { status, headers, problem } = await login(username.toUpperCase(), PASSWORD);
    expect(status).toBe(429);
    const seconds = Number(headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(problem.detail).toBe(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} min`);
  });

  test('an unknown name is limited like a known one, so that the limit reveals nothing', async () => {
    const name = `nobody-${crypto.randomUUID()}`;
    await wrongTries('login-name', name, BY_NAME - 1);
    expect((await login(name, 'wrong')).status).toBe(401);
    expect((await login(name, 'wrong')).status).toBe(429);
  });

  test('other people are not locked out by it', async () => {
    const [victim, other] = [
      await makeAccount(shop.database, 'staff'),
      await makeAccount(shop.database, 'staff'),
    ];
    await wrongTries('login-name', victim.username, BY_NAME);
    expect((await login(victim.username, PASSWORD)).status).toBe(429);
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });

  test('a correct password resets the count', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    await wrongTries('login-name', username, BY_NAME - 1);
    expect((await login(username, PASSWORD)).status).toBe(200);
    for (const attempt of [1, 2])
      expect({ attempt, status: (await login(username, 'wrong')).status }).toEqual({ attempt, status: 401 });
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('the limit ends when its time is over', async () => {
    const { username } = await makeAccount(shop.database, 'staff');
    await wrongTries('login-name', username, BY_NAME);
    expect((await login(username, PASSWORD)).status).toBe(429);
    await shop.database.write(build.update(attempts).set({ forgottenAt: 1 }));
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('one address cannot try a password on everybody; another address is not concerned', async () => {
    const here = fromElsewhere();
    const { username } = await makeAccount(shop.database, 'customer');
    await wrongTries('login-address', here['CF-Connecting-IP'], BY_ADDRESS - 2);
    const answers = times(4, () => login(`nobody-${crypto.randomUUID()}`, 'spring-2026!', here));
    expect(statuses(await Promise.all(answers))).toEqual([401, 401, 429, 429]);
    expect((await login(username, PASSWORD, here)).status).toBe(429);
    expect((await login(username, PASSWORD)).status).toBe(200);
  });

  test('an office full of people behind one address may sign in rightly as often as it likes', async () => {
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

  test('the hourly sweep deletes expired attempts, and keeps the others', async () => {
    const soon = Date.now() + 3_600_000;
    const [over, running] = [crypto.randomUUID(), crypto.randomUUID()];
    await shop.database.write(
      build.insert(attempts).values([
        { subject: over, made: 3, forgottenAt: Date.now() - 1000 },
        { subject: running, made: 3, forgottenAt: soon },
      ]),
    );
    await shop.sweep();
    const left = await shop.database.read(build.select().from(attempts));
    expect(left).toContainEqual({ subject: running, made: 3, forgottenAt: soon });
    expect(left.map(({ subject }) => subject)).not.toContain(over);
  });
});
