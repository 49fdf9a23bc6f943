import { describe, expect, test } from 'vitest';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { openShop } from '../../support/shop.ts';

const PROXY = '10.1.2.3';
const GUESSED = 10;

describe.each([
  ['a trusted proxy', '10.0.0.0/8, 2001:db8::1', 'is believed'],
  ['an unknown proxy', '', 'is ignored'],
])('behind %s', (_, TRUSTED_PROXY, outcome) => {
  const { shop, call } = openShop({ variables: { TRUSTED_PROXY } });
  const believed = outcome === 'is believed';

  /** The status of a correct sign-in after that many wrong ones from `guesser`. */
  async function signInAfterGuesses(guesser: string, connected: string, forwarded: string) {
    const { username } = await makeAccount(shop.database, 'staff');
    await makeAttempts(shop.database, { of: 'login-pair', subject: `${username} ${guesser}`, made: GUESSED });
    const headers = { 'CF-Connecting-IP': connected, 'X-Forwarded-For': forwarded };
    return (await call('POST', '/api/auth/login', { json: { username, password: PASSWORD }, headers }))
      .status;
  }

  test(`its header ${outcome}, so that its visitors are limited ${believed ? 'one by one' : 'together'}`, async () => {
    const guesser = believed ? '203.0.113.7' : PROXY;
    expect(await signInAfterGuesses(guesser, PROXY, '203.0.113.7')).toBe(429);
    expect(await signInAfterGuesses('203.0.113.7', PROXY, '203.0.113.8')).toBe(200);
  });

  test('addresses added by a client are ignored', async () => {
    const guesser = believed ? '203.0.113.7' : PROXY;
    expect(await signInAfterGuesses(guesser, PROXY, '198.51.100.1, 203.0.113.7')).toBe(429);
    expect(await signInAfterGuesses(guesser, PROXY, '198.51.100.1, 203.0.113.7, 10.9.9.9')).toBe(429);
  });

  test('a client that bypasses it is counted by its own address', async () => {
    expect(await signInAfterGuesses('203.0.113.9', '203.0.113.9', '198.51.100.1')).toBe(429);
  });
});
