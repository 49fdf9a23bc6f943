import { decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { signSession } from '../../../functions/http/session-token.ts';
import { signLink } from '../../../functions/http/signed-links.ts';
import { sessionOf, type User } from '../../../functions/people/auth/queries.ts';
import { keyRing } from '../../../functions/signing/key-ring.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { openShop, SECRET } from '../../support/shop.ts';
import { forgedToken, tokenFor } from '../../support/tokens.ts';

const NEWER = 'Zq8uW3nYc5Rk1vMx7tBj0pLe9sHd2gFa4iOoGyTz';
const FORGOTTEN = 'Hn4cV7yXw2Tq9mKb5rJd8zPf3sLg6aEu1iOoRtUx';

describe('a rotated secret: JWT_SECRET names the new one and the previous one', () => {
  const { shop, call } = openShop({ variables: { JWT_SECRET: `${NEWER},${SECRET}` } });
  let user: User;
  beforeAll(async () => {
    user = await makeAccount(shop.database, 'customer');
  });

  const mine = (token: string) => call('GET', '/api/accounts/me', { token });

  test('signs no one out, including tokens from before keys had names', async () => {
    const tokens = [await tokenFor(user, SECRET), await forgedToken(user), await tokenFor(user, NEWER)];
    for (const token of tokens) expect((await mine(token)).status).toBe(200);
  });

  test('new sign-ins get a token with the new one', async () => {
    const login = { username: user.username, password: PASSWORD };
    const { data } = await call<{ token: string }>('POST', '/api/auth/login', { json: login });
    expect(decodeProtectedHeader(data.token).kid).toBe(keyRing([NEWER])[0].kid);
  });

  test('a secret that is no longer listed signs no one in, even under another one’s name', async () => {
    const named = [{ kid: keyRing([NEWER])[0].kid, bytes: keyRing([FORGOTTEN])[0].bytes }] as const;
    const borrowed = await signSession(named, sessionOf(user), { keep: true });
    for (const token of [await tokenFor(user, FORGOTTEN), borrowed])
      expect((await mine(token)).status).toBe(401);
  });
});

describe.each<[string, Record<string, string>, boolean]>([
  ['are signed by a secret in rotation', { JWT_SECRET: `${NEWER},${SECRET}` }, true],
  ['have a separate secret', { JWT_SECRET: `${NEWER},${SECRET}`, LINK_SECRET: SECRET }, false],
  ['are signed by a secret that stays', { JWT_SECRET: SECRET }, false],
])('links in emails %s', (_, variables, isRaised) => {
  const { shop, call } = openShop({ variables });

  test(`staff are ${isRaised ? '' : 'not '}warned that they end with it`, async () => {
    const token = await tokenFor(
      await makeAccount(shop.database, 'staff'),
      variables.JWT_SECRET?.split(',')[0],
    );
    const { data } = await call<{ alarms: string[] }>('GET', '/api/health/details', { token });
    expect(data.alarms.includes('links-ending')).toBe(isRaised);
  });
});

describe('the previous secret is removed and set as LINK_SECRET', () => {
  const { shop, call } = openShop({ variables: { JWT_SECRET: NEWER, LINK_SECRET: SECRET } });

  test('links in old emails still work, and sign-ins from then do not', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const old = keyRing([SECRET]);
    const link = await signLink(
      { sessions: old, links: old },
      {
        audience: 'meridian:password-reset',
        subject: String(user.userId),
        claims: { version: user.tokenVersion, to: user.email },
      },
    );
    const json = { token: link, newPassword: 'a long sentence nobody knows' };
    expect((await call('POST', '/api/auth/reset', { json })).status).toBe(204);
    expect((await call('GET', '/api/accounts/me', { token: await tokenFor(user, SECRET) })).status).toBe(401);
  });
});
