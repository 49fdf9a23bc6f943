import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress, isTelling } from '../http/client-address.ts';
import { keyedHash } from '../signing/key-ring.ts';
import { assertWithinLimit, incrementRateLimit } from './rate-limit.ts';

const MOST_AN_HOUR = 30;

/**
 * Rate-limits submissions per address and kind of form. Returns the sender, if known: an irreversible hash of the
 * address.
 */
export async function enforceRateLimit(c: Context<AppEnv>, form: string): Promise<string | null> {
  const address = clientAddress(c);
  const limit = { of: form, subject: address, most: MOST_AN_HOUR, minutes: 60 };
  assertWithinLimit(limit, await c.env.database.as(null).write(incrementRateLimit(c.env, limit)));
  return senderOf(c);
}

/** Hash of the address; null for this machine itself. */
export function senderOf(c: Context<AppEnv>): string | null {
  const address = clientAddress(c);
  if (!isTelling(address)) return null;
  return keyedHash(c.env.keys.links, `sender:${address}`);
}

/** People can neither see this field nor focus it. */
export const isHoneypotFilled = ({ website2 }: { website2?: string | undefined }) => Boolean(website2);
