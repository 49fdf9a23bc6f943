import { beforeAll, describe, expect, test } from 'vitest';
import { signSession } from '../../../functions/http/session-token.ts';
import { sessionOf, type User } from '../../../functions/people/auth/queries.ts';
import { keyRing } from '../../../functions/signing/key-ring.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { clientOf } from '../../support/api-client.ts';
import { GUARDS, OUTSIDE, ROUTES, ROUTES_OUTSIDE } from '../../support/guards.ts';
import { openShop, SECRET, type Shop } from '../../support/shop.ts';
import { forgedToken, tokenFor, unsignedToken } from '../../support/tokens.ts';

const ANOTHER_SECRET = 'Hn4cV7yXw2Tq9mKb5rJd8zPf3sLg6aEu1iOoRtUx';

type Visitor = (shop: Shop) => Promise<string | undefined>;
const account = (shop: Shop, role: User['role'], given = {}) => makeAccount(shop.database, role, given);
const withToken =
  (role: User['role'], given?: object): Visitor =>
  async shop =>
    tokenFor(await account(shop, role, given));

const WRONG_TOKENS: Record<string, Visitor> = {
  'a garbage token': async () => 'garbage',
  'an expired sign-in': async shop => forgedToken(await account(shop, 'admin'), { issuedAt: 1, expires: 2 }),
  'a disabled admin': withToken('admin', { enabled: false }),
  'a revoked admin': async shop => tokenFor({ ...(await account(shop, 'admin')), tokenVersion: 0 }),
  'an admin who became a customer': async shop =>
    tokenFor({ ...(await account(shop, 'customer')), role: 'admin' }),
  'an admin who has logged out': async shop => {
    const token = await tokenFor(await account(shop, 'admin'));
    const { status } = await clientOf(shop.url)('POST', '/api/auth/logout', { token });
    expect(status).toBe(204);
    return token;
  },
  'an admin signed by another shop': async shop => tokenFor(await account(shop, 'admin'), ANOTHER_SECRET),
  'an admin with an unsigned token': async shop =>
    unsignedToken(await tokenFor(await account(shop, 'admin'))),
};

/** Issued by a shop that requires passkeys, to staff who have none yet. */
const SETTING_UP = 'an admin setting up a passkey';

const VISITORS: Record<string, Visitor> = {
  'a visitor': async () => undefined,
  ...WRONG_TOKENS,
  [SETTING_UP]: async shop => {
    const grant = { means: 'password', isSetup: true } as const;
    return signSession(keyRing([SECRET]), sessionOf(await account(shop, 'admin'), grant), { keep: false });
  },
  'a customer': withToken('customer'),
  staff: withToken('staff'),
  'an admin': withToken('admin'),
};

/** Everything that a sign-in for passkey setup may do. */
const SETTING_UP_MAY = [
  'GET /api/accounts/me',
  'GET /api/auth/passkeys',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/logout',
];

const ENDS_SIGN_IN = /^POST \/api\/auth\/logout|^DELETE \/api\/accounts\/me\/sign-ins$/;

/** 401 or 403 if rejected; otherwise the guard let them in, whatever happened next. */
function expected(route: string, visitor: string): number | 'in' {
  const guard = GUARDS[route] ?? 'admin';
  if (guard === 'always') return 'in';
  if (visitor in WRONG_TOKENS) return 401;
  if (visitor === SETTING_UP) return SETTING_UP_MAY.includes(route) ? 'in' : 403;
  if (guard === 'anyone') return 'in';
  if (visitor === 'a visitor') return 401;
  const isCustomer = visitor === 'a customer';
  const may: Record<typeof guard, boolean> = {
    'signed in': true,
    customer: isCustomer,
    staff: !isCustomer,
    admin: visitor === 'an admin',
  };
  return may[guard] ? 'in' : 403;
}

test('every API route declares who may use it', () => {
  const undecided = ROUTES.filter(route => !(route in GUARDS));
  expect(undecided, 'add these routes to GUARDS, with who may use them').toEqual([]);
  const gone = Object.keys(GUARDS).filter(route => !ROUTES.includes(route));
  expect(gone, 'these routes no longer exist: remove them from GUARDS').toEqual([]);
});

const { shop, call } = openShop();

describe.each(Object.entries(VISITORS))('to %s', (visitor, tokenOf) => {
  let token: string | undefined;
  beforeAll(async () => {
    token = await tokenOf(shop);
  });
  const cases = ROUTES.map(route => {
    const answer = expected(route, visitor);
    return [route, answer === 'in' ? 'lets them in' : `answers ${answer}`, answer] as const;
  });

  test.each(cases)('%s %s', async (route, _, answer) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:\w+(\{[^}]*\})?/g, '99999999');
    const { status } = await call(method, path, {
      // These end the sign-in that the other routes share.
      token: ENDS_SIGN_IN.test(route) ? await tokenOf(shop) : token,
      headers: fromElsewhere(),
      ...(method !== 'GET' && { json: [] }),
    });
    const outcome = status === 401 || status === 403 ? status : 'in';
    expect(outcome, `answered ${status}`).toBe(answer);
    expect(status).toBeLessThan(500);
  });
});

describe('outside the API', () => {
  test('every route declares its response', () => {
    expect(Object.keys(OUTSIDE).sort()).toEqual([...ROUTES_OUTSIDE].sort());
  });

  const doors = Object.entries(OUTSIDE).flatMap(([route, paths]) => {
    const [method = ''] = route.split(' ');
    return paths.map(([path, status]) => [method, path, status] as const);
  });

  test.each(doors)('%s %s responds %i, the same for everyone', async (method, path, status) => {
    const ask = async (token?: string) => {
      const body = method === 'POST' ? new URLSearchParams({ a: 'b' }) : null;
      const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...fromElsewhere() };
      const answer = await fetch(new URL(path, shop.url), { method, body, headers, redirect: 'manual' });
      const ids = /"requestId":"[^"]*"/g;
      return { status: answer.status, text: (await answer.text()).replace(ids, '') };
    };
    const toNobody = await ask();
    expect(toNobody.status).toBe(status);
    for (const [visitor, tokenOf] of Object.entries(VISITORS)) {
      expect(await ask(await tokenOf(shop)), `to ${visitor}`).toEqual(toNobody);
    }
  });
});
