import { type Context, Hono } from 'hono';
import { ForgotPassword, ResetPassword } from '../../contracts/accounts.ts';
import { CheckToken, Login, SignedIn, TokenCheck } from '../../contracts/auth.ts';
import { about } from '../../http/about.ts';
import { clientAddress } from '../../http/client-address.ts';
import { originOf } from '../../http/origin.ts';
import { bearerOf, permitSignedIn, requireSession } from '../../http/session.ts';
import { readSession, signSession } from '../../http/session-token.ts';
import type { Shop } from '../../http/shop.ts';
import { body, query } from '../../http/validate.ts';
import { giveXsrfToken } from '../../http/xsrf.ts';
import { checkCredentials } from './login.ts';
import {
  findUser,
  isCurrent,
  revokeTokens,
  sessionOf,
  TOKEN_REFUSED,
  toTokenCheck,
  type User,
} from './queries.ts';
import { resetPassword, sendResetLink } from './reset.ts';

export const auth = new Hono<Shop>()
  .post('/login', about('Log in', { 200: SignedIn }, [401, 429]), body(Login), async c => {
    const login = c.req.valid('json');
    const user = await checkCredentials(c.env, login, clientAddress(c));
    return c.json(await signIn(c, user, login));
  })
  .get('/checktoken', about('Check a token', { 200: TokenCheck }), query(CheckToken), async c => {
    const { token = bearerOf(c) ?? '' } = c.req.valid('query');
    const session = await readSession(c.env.secret, token);
    const user = session && (await findUser(c.env.database, session.userId));
    c.header('Cache-Control', 'no-store');
    if (!user || !isCurrent(user, session)) return c.json(TOKEN_REFUSED);
    giveXsrfToken(c);
    return c.json(toTokenCheck(user, token));
  })
  .post('/logout-everywhere', about('Log out everywhere', { 204: null }), permitSignedIn, async c => {
    await revokeTokens(c.env.database, requireSession(c).userId);
    return c.body(null, 204);
  })
  .post('/forgot', about('Ask for a new password', { 202: null }, [429]), body(ForgotPassword), async c => {
    await sendResetLink(c.env, c.req.valid('json'), {
      origin: originOf(c),
      address: clientAddress(c),
      later: work => c.executionCtx.waitUntil(work),
    });
    return c.body(null, 202);
  })
  .post('/reset', about('Choose a new password', { 204: null }), body(ResetPassword), async c => {
    await resetPassword(c.env, c.req.valid('json'));
    return c.body(null, 204);
  });

/** Makes the answer of every way to sign in. */
export async function signIn(c: Context<Shop>, user: User, { keep }: { keep: boolean }): Promise<SignedIn> {
  const token = await signSession(c.env.secret, sessionOf(user), { keep });
  giveXsrfToken(c);
  c.header('Cache-Control', 'no-store');
  return { token, Username: user.username, Designation: user.designation };
}
