import { ValidationError } from '../../errors.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import type { Keys } from '../../signing/key-ring.ts';

type Purpose = 'confirm' | 'unsubscribe';
type Link = { subscriberId: number; origin: string };

const audienceOf = (purpose: Purpose) => `meridian:newsletter-${purpose}`;

const tokenFor = (keys: Keys, purpose: Purpose, subscriberId: number) =>
  signLink(keys, {
    audience: audienceOf(purpose),
    subject: String(subscriberId),
    ...(purpose === 'confirm' && { valid: '7 days' }),
  });

export async function confirmLink(keys: Keys, { subscriberId, origin }: Link) {
  return `${origin}/newsletter#confirm=${await tokenFor(keys, 'confirm', subscriberId)}`;
}

/** Never expires: an old email must still unsubscribe. */
export async function unsubscribeLink(keys: Keys, { subscriberId, origin }: Link) {
  return `${origin}/newsletter#unsubscribe=${await tokenFor(keys, 'unsubscribe', subscriberId)}`;
}

/** One-click unsubscribe for mail programs (RFC 8058); only a POST acts. */
export async function unsubscribeHeaders(keys: Keys, { subscriberId, origin }: Link) {
  const token = await tokenFor(keys, 'unsubscribe', subscriberId);
  return {
    'List-Unsubscribe': `<${origin}/api/subscribers/one-click?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The subscriber that a token was issued for. */
export async function readToken(keys: Keys, purpose: Purpose, token: string): Promise<number> {
  const link = await readLink(keys, token, audienceOf(purpose));
  const subscriberId = Number(link?.sub);
  if (!Number.isSafeInteger(subscriberId)) throw expiredLink();
  return subscriberId;
}

export const expiredLink = () =>
  new ValidationError([
    { path: 'token', message: 'This link has expired or is incomplete. Request a new email or contact us' },
  ]);
