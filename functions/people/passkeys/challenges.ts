import { constraintViolation } from '../../../db/client/errors.ts';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import { build } from '../../../db/sql/build.ts';
import { MINUTE } from '../../contracts/durations.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import type { Keys } from '../../signing/key-ring.ts';

const AUDIENCES = { 'sign-in': 'meridian:passkey-sign-in', adding: 'meridian:new-passkey' };

type Purpose = keyof typeof AUDIENCES;
export type Challenge = { text: string; subject: string; nonce: string; expiresAt: number };

export const CHALLENGE_MS = 5 * MINUTE;

/** The challenge is a signed token, so that unanswered ones needn't be stored. */
export async function makeChallenge(keys: Keys, purpose: Purpose, subject: string): Promise<string> {
  const link = await signLink(keys, {
    audience: AUDIENCES[purpose],
    subject,
    valid: `${CHALLENGE_MS / 1000} s`,
    claims: { nonce: crypto.randomUUID() },
  });
  return Buffer.from(link).toString('base64url');
}

/** The challenge answered by a browser; undefined if it is forged, expired or for another purpose. */
export async function readChallenge(
  keys: Keys,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<Challenge | undefined> {
  const text = challengeIn(clientDataJSON);
  const link = await readLink(keys, Buffer.from(text, 'base64url').toString(), AUDIENCES[purpose]);
  if (!link?.sub || !link.exp || typeof link.nonce !== 'string') return undefined;
  return { text, subject: link.sub, nonce: link.nonce, expiresAt: link.exp * 1000 };
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Part of the accepting batch: a second use of the challenge fails the whole batch. */
export const consumeChallenge = ({ nonce, expiresAt }: Challenge) =>
  build.insert(endedTokens).values({ tokenHash: nonce, expiresAt });

export function isReplay(error: unknown): boolean {
  const refusal = constraintViolation(error);
  return refusal?.kind === 'unique' && refusal.columns.includes('ended_tokens.token_hash');
}
