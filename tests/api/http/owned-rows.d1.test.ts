import { describe, expect, test } from 'vitest';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { build } from '../../../db/sql/build.ts';
import type { Role } from '../../../functions/contracts/roles.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { A_REVIEW, A_SAVED_ADDRESS, makeProduct, makeReview } from '../../support/factories.ts';
import { GUARDS, ROUTES } from '../../support/guards.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

type Owner = { userId: number; token: string };
type Door = {
  /** Creates a row of theirs, and returns how to request it. */
  to: (owner: Owner) => Promise<{ path: string; json?: unknown; headers?: Record<string, string> }>;
  role?: Role;
};

describe('rows of an account', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);

  const createOrder = async ({ token }: Owner, headers = aKey()) => {
    const { order } = await sell({});
    return (await place(order, { token, headers })).data.orderNumber;
  };
  const addressOf = async ({ token }: Owner) => {
    const json = A_SAVED_ADDRESS;
    const made = await call<{ addressId: number }>('POST', '/api/accounts/me/addresses', { json, token });
    return `/api/accounts/me/addresses/${made.data.addressId}`;
  };
  const savedBy = async ({ token }: Owner) => {
    const { productCode } = await makeProduct(shop.database);
    await call('PUT', '/api/saved', { json: { productCodes: [productCode] }, token });
    return `/api/saved/${productCode}`;
  };
  const reviewOf = async ({ userId }: Owner) =>
    `/api/reviews/own/${(await makeReview(shop.database, { userId })).reviewId}`;
  const passkeyOf = async ({ userId }: Owner) => {
    const credentialId = crypto.randomUUID();
    const [made] = await shop.database.write(
      build
        .insert(passkeys)
        .values({ userId, credentialId, publicKey: 'x', name: 'Laptop', createdAt: new Date() })
        .returning(),
    );
    return `/api/auth/passkeys/${made?.passkeyId}`;
  };

  const DOORS: Record<string, Door> = {
    'GET /api/orders/:orderNumber': {
      to: async owner => ({ path: `/api/orders/${await createOrder(owner)}` }),
    },
    'GET /api/orders/sent': {
      to: async owner => {
        const headers = aKey();
        await createOrder(owner, headers);
        return { path: '/api/orders/sent', headers };
      },
    },
    'POST /api/orders/:orderNumber/moves': {
      to: async owner => ({
        path: `/api/orders/${await createOrder(owner)}/moves`,
        json: { to: 'cancelled' },
      }),
    },
    'POST /api/orders/:orderNumber/account': {
      to: async owner => ({ path: `/api/orders/${await createOrder(owner)}/account` }),
    },
    'POST /api/orders/:orderNumber/payment': {
      to: async owner => ({ path: `/api/orders/${await createOrder(owner)}/payment` }),
    },
    'POST /api/orders/:orderNumber/payment/capture': {
      to: async owner => ({ path: `/api/orders/${await createOrder(owner)}/payment/capture` }),
    },
    'GET /api/accounts/me/addresses/:id': { to: async owner => ({ path: await addressOf(owner) }) },
    'PUT /api/accounts/me/addresses/:id': {
      to: async owner => ({ path: await addressOf(owner), json: { ...A_SAVED_ADDRESS, city: 'Potsdam' } }),
    },
    'DELETE /api/accounts/me/addresses/:id': { to: async owner => ({ path: await addressOf(owner) }) },
    'DELETE /api/saved/:id': { to: async owner => ({ path: await savedBy(owner) }) },
    'GET /api/reviews/own/:id': { to: async owner => ({ path: await reviewOf(owner) }) },
    'PUT /api/reviews/own/:id': {
      to: async owner => ({ path: await reviewOf(owner), json: { ...A_REVIEW, stars: 1 } }),
    },
    'DELETE /api/reviews/own/:id': { to: async owner => ({ path: await reviewOf(owner) }) },
    'PUT /api/auth/passkeys/:id': {
      to: async owner => ({ path: await passkeyOf(owner), json: { name: 'Mine' } }),
      role: 'staff',
    },
    'DELETE /api/auth/passkeys/:id': { to: async owner => ({ path: await passkeyOf(owner) }), role: 'staff' },
  };
  /** For one row but no account: anyone signed in, or any customer, may. */
  const OF_NOBODY = ['POST /api/products/:id/reviews'];

  test('covers every route to a row of an account', () => {
    const isOwn = (route: string) =>
      /\/:/.test(route) &&
      (['signed in', 'customer'].includes(GUARDS[route] ?? '') ||
        (/\/(orders|passkeys)\/:/.test(route) && !/\/accounts\/|\/payments\/:/.test(route)));
    const forAll = [
      'GET /api/orders/:orderNumber/sender',
      'POST /api/orders/:orderNumber/sender/cancellation',
    ];
    const others = [...OF_NOBODY, ...forAll, 'POST /api/orders/:orderNumber/notes'];
    expect(ROUTES.filter(route => isOwn(route) && !(route in DOORS) && !others.includes(route))).toEqual([]);
  });

  test.each(Object.entries(DOORS))(
    '%s returns 404 to another account, and the row stays',
    async (route, door) => {
      const { to, role = 'customer' } = door;
      const [method = ''] = route.split(' ');
      const [owner, other] = [await makeAccount(shop.database, role), await makeAccount(shop.database, role)];
      const token = await tokenFor(owner);
      const { path, headers, ...sent } = await to({ userId: owner.userId, token });
      const ask = (by: string) =>
        call(method, path, { ...sent, headers: { ...headers, ...fromElsewhere() }, token: by });
      expect((await ask(await tokenFor(other))).status).toBe(404);
      const { status } = await ask(token);
      expect([401, 403, 404], `its owner got ${status}`).not.toContain(status);
      expect(status).toBeLessThan(500);
    },
  );
});
