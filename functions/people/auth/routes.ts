import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Writable } from '../../../db/sql/statement.ts';
import { writePorts } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { originOf } from '../../http/origin.ts';
import { bearerOf, isStaff, permitSignedIn, requireSession, writerOf } from '../../http/session.ts';
import { type Claims, type Grant, readSession, signSession } from '../../http/session-token.ts';
import { body, query } from '../../http/validate.ts';
import { issueXsrfToken } from '../../http/xsrf.ts';
import { sendSoon } from '../../outbox/send.ts';
import { selectTimeZone, zoneIn } from '../../settings/time-zone.ts';
import { CheckToken, ForgotPassword, Login, ResetPassword, SignedIn, TokenCheck } from './contract.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';
import { checkCredentials } from './login.ts';
import {
  endToken,
  revokeTokens,
  selectAlive,
  sessionOf,
  TOKEN_REFUSED,
  toTokenCheck,
  type User,
} from './queries.ts';
import { recordSignIn } from './record-sign-in.ts';
import { resetPassword, sendResetLink } from './reset.ts';

export const auth = new Hono<AppEnv>()
  .post('/login', describeRoute('Log in', { 200: SignedIn }, [401, 429]), body(Login), async c => {
    const login = c.req.valid('json');
    const guesser = { address: clientAddress(c), device: await isKnownDevice(c), origin: originOf(c) };
    const { user, grant, forget } = await checkCredentials(writePorts(c.env, null), login, guesser);
    if (grant.means === 'recovery-code') sendSoon(c, sql`user_id = ${user.userId}`);
    return c.json(await signIn(c, user, { keep: login.keep, grant, also: forget }));
  })
  .get('/checktoken', describeRoute('Check a token', { 200: TokenCheck }), query(CheckToken), async c => {
    const { token = bearerOf(c) ?? '' } = c.req.valid('query');
    const session = await readSession(c.env.keys.sessions, token);
    const [[user], zone] = session
      ? await c.env.database.readBatch([selectAlive(session), selectTimeZone()])
      : [[], []];
    c.header('Cache-Control', 'no-store');
    if (!user) return c.json(TOKEN_REFUSED);
    issueXsrfToken(c);
    return c.json(toTokenCheck(user, token, zoneIn(zone)));
  })
  .post('/logout', describeRoute('Log out', { 204: null }), permitSignedIn, async c => {
    await writerOf(c).write(endToken(requireSession(c)));
    return c.body(null, 204);
  })
  .post('/logout-everywhere', describeRoute('Log out everywhere', { 204: null }), permitSignedIn, async c => {
    await revokeTokens(writerOf(c), requireSession(c).userId);
    return c.body(null, 204);
  })
  .post(
    '/forgot',
    describeRoute('Request a new password', { 202: null }, [429]),
    body(ForgotPassword),
    async c => {
      const request = { origin: originOf(c), address: clientAddress(c), device: await isKnownDevice(c) };
      sendSoon(c, await sendResetLink(writePorts(c.env, null), c.req.valid('json'), request));
      return c.body(null, 202);
    },
  )
  .post('/reset', describeRoute('Choose a new password', { 204: null }), body(ResetPassword), async c => {
    await resetPassword(writePorts(c.env, null), c.req.valid('json'), clientAddress(c));
    return c.body(null, 204);
  });

type SigningIn = {
  keep: boolean;
  grant?: Grant;
  /** Additional statements. */
  also?: Writable[];
  /** For a session that continues. */
  goesOn?: true;
};

/** The response of every kind of sign-in. */
export async function signIn(
  c: Context<AppEnv>,
  user: User,
  { grant, ...how }: SigningIn,
): Promise<SignedIn> {
  const token = await issueToken(c, sessionOf(user, grant), how);
  await rememberDevice(c, user.userId);
  issueXsrfToken(c);
  return { token, Username: user.username, Designation: user.designation };
}

/** Staff tokens are issued only once their session is listed. */
export async function issueToken(
  c: Context<AppEnv>,
  claims: Claims,
  { keep, also = [], goesOn }: Omit<SigningIn, 'grant'>,
): Promise<string> {
  const { keys, database } = c.env;
  const token = await signSession(keys.sessions, claims, { keep });
  const session = await readSession(keys.sessions, token);
  const isNewDevice = !goesOn && (await isKnownDevice(c))?.userId !== claims.userId;
  const recorded = isStaff(session) ? recordSignIn(c, session, { isNewDevice }) : [];
  const statements = [...also, ...recorded];
  if (statements.length > 0) await database.as(null).writeBatch(statements);
  if (recorded.length > 1) sendSoon(c, sql`user_id = ${claims.userId}`);
  c.header('Cache-Control', 'no-store');
  return token;
}
