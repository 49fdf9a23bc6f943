import { jwtVerify, SignJWT } from 'jose';
import { RuleBroken } from '../../errors.ts';

type Purpose = 'confirm' | 'unsubscribe';
type Link = { subscriberId: number; origin: string };

const WEEK = '7 days';
const audienceOf = (purpose: Purpose) => `meridian:newsletter-${purpose}`;

async function tokenFor(secret: Uint8Array, purpose: Purpose, subscriberId: number): Promise<string> {
  const token = new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(subscriberId))
    .setAudience(audienceOf(purpose));
  return await (purpose === 'confirm' ? token.setExpirationTime(WEEK) : token).sign(secret);
}

/** The tokens stand behind the #, which no server and no referrer ever sees. */
export async function confirmLink(secret: Uint8Array, { subscriberId, origin }: Link) {
  return `${origin}/newsletter#confirm=${await tokenFor(secret, 'confirm', subscriberId)}`;
}

/** Has no end: whoever finds an old letter can still leave. */
export async function unsubscribeLink(secret: Uint8Array, { subscriberId, origin }: Link) {
  return `${origin}/newsletter#unsubscribe=${await tokenFor(secret, 'unsubscribe', subscriberId)}`;
}

/** By which a mail program offers to leave with one press (RFC 8058); only a POST does it. */
export async function unsubscribeHeaders(secret: Uint8Array, { subscriberId, origin }: Link) {
  const token = await tokenFor(secret, 'unsubscribe', subscriberId);
  return {
    'List-Unsubscribe': `<${origin}/api/subscribers/one-click?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whose token it is. */
export async function readToken(secret: Uint8Array, purpose: Purpose, token: string): Promise<number> {
  const options = { algorithms: ['HS256'], audience: audienceOf(purpose) };
  const verified = await jwtVerify(token, secret, options).catch(() => undefined);
  const subscriberId = Number(verified?.payload.sub);
  if (!Number.isSafeInteger(subscriberId)) throw linkIsSpent();
  return subscriberId;
}

export const linkIsSpent = () =>
  new RuleBroken([{ path: 'token', message: 'This link is too old or not whole. Subscribe once more' }]);
