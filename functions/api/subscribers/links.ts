import { RuleBroken } from '../../errors.ts';
import { readLink, signLink } from '../../http/signed-links.ts';

type Purpose = 'confirm' | 'unsubscribe';
type Link = { subscriberId: number; origin: string };

const audienceOf = (purpose: Purpose) => `meridian:newsletter-${purpose}`;

const tokenFor = (secret: Uint8Array, purpose: Purpose, subscriberId: number) =>
  signLink(secret, {
    audience: audienceOf(purpose),
    subject: String(subscriberId),
    ...(purpose === 'confirm' && { valid: '7 days' }),
  });

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
  const link = await readLink(secret, token, audienceOf(purpose));
  const subscriberId = Number(link?.sub);
  if (!Number.isSafeInteger(subscriberId)) throw linkIsSpent();
  return subscriberId;
}

export const linkIsSpent = () =>
  new RuleBroken([
    { path: 'token', message: 'This link is too old or incomplete. Ask for a new letter, or write to us' },
  ]);
