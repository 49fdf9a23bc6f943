import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import type { User } from '../../../functions/people/auth/queries.ts';
import { makeAccount } from '../../support/accounts.ts';
import { fromElsewhere } from '../../support/addresses.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { forgedToken, tokenFor } from '../../support/tokens.ts';

/** Who may: anybody whatever token they send, anybody without a wrong one, who is signed in, or staff. */
type Guard = 'always' | 'anyone' | 'signed in' | 'customer' | 'staff' | 'admin';

/** A route that is added to the API needs a line here. */
const GUARDS: Record<string, Guard> = {
  'POST /api/accounts': 'always',
  'GET /api/accounts': 'admin',
  'POST /api/accounts/invite': 'admin',
  'GET /api/accounts/:id': 'admin',
  'PUT /api/accounts/:id': 'admin',
  'POST /api/accounts/:id/reset': 'admin',
  'GET /api/accounts/:id/passkeys': 'admin',
  'DELETE /api/accounts/:id/passkeys': 'admin',
  'POST /api/accounts/email-confirmations': 'anyone',
  'GET /api/accounts/me': 'signed in',
  'PUT /api/accounts/me': 'signed in',
  'PUT /api/accounts/me/password': 'signed in',
  'DELETE /api/accounts/me': 'signed in',
  'GET /api/accounts/me/addresses': 'signed in',
  'GET /api/accounts/me/addresses/:id': 'signed in',
  'POST /api/accounts/me/addresses': 'signed in',
  'PUT /api/accounts/me/addresses/:id': 'signed in',
  'DELETE /api/accounts/me/addresses/:id': 'signed in',
  'GET /api/audit': 'staff',
  'POST /api/auth/login': 'always',
  'GET /api/auth/checktoken': 'always',
  'POST /api/auth/logout-everywhere': 'signed in',
  'POST /api/auth/forgot': 'always',
  'POST /api/auth/reset': 'always',
  'POST /api/auth/passkeys/sign-in/options': 'always',
  'POST /api/auth/passkeys/sign-in': 'always',
  'GET /api/auth/passkeys': 'staff',
  'POST /api/auth/passkeys': 'staff',
  'POST /api/auth/passkeys/options': 'staff',
  'POST /api/auth/passkeys/recovery-codes': 'staff',
  'PUT /api/auth/passkeys/:id': 'staff',
  'DELETE /api/auth/passkeys/:id': 'staff',
  'POST /api/cart/quote': 'anyone',
  'GET /api/categories': 'anyone',
  'GET /api/categories/:id': 'anyone',
  'POST /api/categories': 'staff',
  'POST /api/categories/bulk': 'staff',
  'PUT /api/categories/:id': 'staff',
  'DELETE /api/categories/:id': 'staff',
  'POST /api/changes/:id/undo': 'staff',
  'GET /api/comments': 'staff',
  'GET /api/comments/:id': 'staff',
  'POST /api/comments/bulk': 'staff',
  'PUT /api/comments/:id': 'staff',
  'DELETE /api/comments/:id': 'staff',
  'GET /api/countries': 'anyone',
  'GET /api/countries/:id': 'anyone',
  'POST /api/countries': 'staff',
  'POST /api/countries/bulk': 'staff',
  'PUT /api/countries/:id': 'staff',
  'DELETE /api/countries/:id': 'staff',
  'GET /api/coupons': 'staff',
  'GET /api/coupons/:id': 'staff',
  'POST /api/coupons': 'staff',
  'POST /api/coupons/bulk': 'staff',
  'PUT /api/coupons/:id': 'staff',
  'DELETE /api/coupons/:id': 'staff',
  'GET /api/customers': 'staff',
  'GET /api/customers/:id': 'staff',
  'GET /api/exports/products': 'staff',
  'GET /api/exports/productprices': 'staff',
  'GET /api/exports/subscribers': 'staff',
  'GET /api/health': 'anyone',
  'GET /api/health/details': 'staff',
  'GET /api/history': 'staff',
  'POST /api/history/:id/restore': 'staff',
  'POST /api/imports': 'staff',
  'GET /api/imports/:id': 'staff',
  'POST /api/imports/:id/rows': 'staff',
  'GET /api/audit/parts': 'staff',
  'GET /api/imports/:id/rows': 'staff',
  'POST /api/imports/:id/apply': 'staff',
  'DELETE /api/imports/:id': 'staff',
  'GET /api/jobs': 'staff',
  'GET /api/jobs/:id': 'staff',
  'POST /api/jobs/:id/step': 'staff',
  'POST /api/jobs/:id/cancel': 'staff',
  'GET /api/settings/orders': 'admin',
  'PUT /api/settings/orders': 'admin',
  'GET /api/orders/:orderNumber/sender': 'staff',
  'POST /api/orders/:orderNumber/sender/cancellation': 'staff',
  'POST /api/auth/logout': 'signed in',
  'GET /api/settings/sign-in': 'admin',
  'PUT /api/settings/sign-in': 'admin',
  'GET /api/letters': 'staff',
  'POST /api/letters/bulk': 'staff',
  'GET /api/messages': 'staff',
  'GET /api/messages/:id': 'staff',
  'POST /api/messages': 'anyone',
  'POST /api/messages/bulk': 'staff',
  'PUT /api/messages/:id': 'staff',
  'DELETE /api/messages/:id': 'staff',
  'POST /api/messages/:id/replies': 'staff',
  'GET /api/blog': 'anyone',
  'GET /api/blog/latest': 'anyone',
  'GET /api/pages': 'anyone',
  'GET /api/pages/:page': 'anyone',
  'PUT /api/pages/:page': 'staff',
  'GET /api/posts': 'anyone',
  'GET /api/posts/:slug': 'anyone',
  'GET /api/posts/:id/source': 'staff',
  'POST /api/posts': 'staff',
  'POST /api/posts/bulk': 'staff',
  'POST /api/posts/preview': 'staff',
  'POST /api/posts/pictures': 'staff',
  'PUT /api/posts/:id': 'staff',
  'DELETE /api/posts/:id': 'staff',
  'GET /api/posts/:slug/comments': 'anyone',
  'POST /api/posts/:slug/comments': 'anyone',
  'GET /api/orders': 'signed in',
  'GET /api/orders/:orderNumber': 'anyone',
  'GET /api/orders/sent': 'anyone',
  'POST /api/orders': 'anyone',
  'POST /api/orders/:orderNumber/moves': 'signed in',
  'POST /api/orders/:orderNumber/notes': 'staff',
  'POST /api/orders/:orderNumber/payments/:paymentId/look': 'staff',
  'POST /api/orders/:orderNumber/payments/:paymentId/refund': 'staff',
  'POST /api/privacy/requests': 'anyone',
  'POST /api/privacy/deletions': 'anyone',
  'POST /api/orders/:orderNumber/payment': 'anyone',
  'POST /api/orders/:orderNumber/payment/capture': 'anyone',
  'GET /api/payments/unsettled': 'staff',
  'POST /api/payments/takings/:captureId/done': 'staff',
  'POST /api/payments/paypal/webhook': 'anyone',
  'GET /api/productprices': 'anyone',
  'GET /api/productprices/byproduct/:productCode': 'anyone',
  'GET /api/productprices/bycountry/:countryId': 'anyone',
  'GET /api/productprices/:productCode/:countryId': 'anyone',
  'POST /api/productprices': 'staff',
  'POST /api/productprices/bulk': 'staff',
  'GET /api/productprices/matrix': 'staff',
  'PUT /api/productprices/matrix': 'staff',
  'PUT /api/productprices/:productCode/:countryId': 'staff',
  'DELETE /api/productprices/:productCode/:countryId': 'staff',
  'GET /api/products': 'anyone',
  'GET /api/products/bysubcategory/:id': 'anyone',
  'GET /api/products/:id': 'anyone',
  'POST /api/products': 'staff',
  'POST /api/products/bulk': 'staff',
  'PUT /api/products/:id': 'staff',
  'DELETE /api/products/:id': 'staff',
  'GET /api/products/:id/reviews': 'anyone',
  'POST /api/products/:id/reviews': 'customer',
  'GET /api/reviews': 'staff',
  'GET /api/reviews/:id': 'staff',
  'POST /api/reviews/bulk': 'staff',
  'PUT /api/reviews/:id': 'staff',
  'DELETE /api/reviews/:id': 'staff',
  'GET /api/reviews/own': 'customer',
  'GET /api/reviews/own/unreviewed': 'customer',
  'GET /api/reviews/own/:id': 'customer',
  'PUT /api/reviews/own/:id': 'customer',
  'DELETE /api/reviews/own/:id': 'customer',
  'GET /api/settings': 'anyone',
  'PUT /api/settings': 'admin',
  'GET /api/settings/shipping': 'admin',
  'PUT /api/settings/shipping': 'admin',
  'GET /api/slider': 'staff',
  'GET /api/slider/active': 'anyone',
  'GET /api/slider/:id': 'anyone',
  'POST /api/slider/upload': 'staff',
  'PUT /api/slider/order': 'staff',
  'PUT /api/slider/:id': 'staff',
  'PUT /api/slider/update-meta/:id': 'staff',
  'DELETE /api/slider/:id': 'staff',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'always',
  'GET /api/stats': 'staff',
  'GET /api/stats/waiting': 'staff',
  'GET /api/subcategories': 'anyone',
  'GET /api/subcategories/bycategory/:id': 'anyone',
  'GET /api/subcategories/:id': 'anyone',
  'POST /api/subcategories': 'staff',
  'POST /api/subcategories/bulk': 'staff',
  'PUT /api/subcategories/:id': 'staff',
  'DELETE /api/subcategories/:id': 'staff',
  'GET /api/subscribers': 'staff',
  'GET /api/subscribers/:id': 'staff',
  'POST /api/subscribers': 'anyone',
  'POST /api/subscribers/bulk': 'staff',
  'POST /api/subscribers/confirmations': 'anyone',
  'POST /api/subscribers/unsubscriptions': 'anyone',
  'POST /api/subscribers/one-click': 'anyone',
  'DELETE /api/subscribers/:id': 'staff',
};

type Visitor = (shop: Shop) => Promise<string | undefined>;
const account = (shop: Shop, role: User['role'], given = {}) => makeAccount(shop.database, role, given);
const withToken =
  (role: User['role'], given?: object): Visitor =>
  async shop =>
    tokenFor(await account(shop, role, given));

const VISITORS: Record<string, Visitor> = {
  nobody: async () => undefined,
  'garbage as token': async () => 'garbage',
  'an expired sign-in': async shop => forgedToken(await account(shop, 'admin'), { issuedAt: 1, expires: 2 }),
  'a disabled admin': withToken('admin', { enabled: false }),
  'a revoked admin': async shop => tokenFor({ ...(await account(shop, 'admin')), tokenVersion: 0 }),
  'an admin made customer': async shop => tokenFor({ ...(await account(shop, 'customer')), role: 'admin' }),
  'a customer': withToken('customer'),
  staff: withToken('staff'),
  'an admin': withToken('admin'),
};

const WRONG_TOKENS = Object.keys(VISITORS).slice(1, 6);

/** 401 or 403 for who is turned away; otherwise that they got past the guard, whatever came of it there. */
function expected(guard: Guard, visitor: string): number | 'in' {
  if (guard === 'always') return 'in';
  if (WRONG_TOKENS.includes(visitor)) return 401;
  if (guard === 'anyone') return 'in';
  if (visitor === 'nobody') return 401;
  const isCustomer = visitor === 'a customer';
  const may = {
    'signed in': true,
    customer: isCustomer,
    staff: !isCustomer,
    admin: visitor === 'an admin',
  }[guard];
  return may ? 'in' : 403;
}

const routes = [
  ...new Set(
    createApp(() => new Response())
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test('no route of the API is without a decision on who may use it', () => {
  const undecided = routes.filter(route => !(route in GUARDS));
  expect(undecided, 'add these routes to GUARDS, with who may use them').toEqual([]);
  const gone = Object.keys(GUARDS).filter(route => !routes.includes(route));
  expect(gone, 'these routes are gone: take them out of GUARDS').toEqual([]);
});

const { shop, call } = openShop();

describe.each(Object.entries(VISITORS))('to %s', (visitor, tokenOf) => {
  let token: string | undefined;
  beforeAll(async () => {
    token = await tokenOf(shop);
  });
  const cases = routes.map(route => {
    const answer = expected(GUARDS[route] ?? 'admin', visitor);
    return [route, answer === 'in' ? 'lets them in' : `answers ${answer}`, answer] as const;
  });

  test.each(cases)('%s %s', async (route, _, answer) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:\w+(\{[^}]*\})?/g, '99999999');
    const { status } = await call(method, path, {
      // Signing out ends the sign-in that the other routes share.
      token: route.startsWith('POST /api/auth/logout') ? await tokenOf(shop) : token,
      headers: fromElsewhere(),
      ...(method !== 'GET' && { json: [] }),
    });
    const outcome = status === 401 || status === 403 ? status : 'in';
    expect(outcome, `answered ${status}`).toBe(answer);
    expect(status).toBeLessThan(500);
  });
});
