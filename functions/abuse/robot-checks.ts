import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress, isTelling } from '../http/client-address.ts';
import { keyedHash } from '../signing/key-ring.ts';
import { assertWithin, countAttempt } from './rate-limit.ts';

const MOST_AN_HOUR = 30;

/**
 * Counts what an address sends through one kind of form; more in an hour than a person writes is refused.
 * Answers the sender, if it is known: the same for whatever comes from this address, and nothing that anybody could
 * turn back into it.
 */
export async function enforceRateLimit(c: Context<AppEnv>, form: string): Promise<string | null> {
  const address = clientAddress(c);
  const limit = { of: form, subject: address, most: MOST_AN_HOUR, minutes: 60 };
  assertWithin(limit, await c.env.database.as(null).write(countAttempt(c.env, limit)));
  return senderOf(c);
}

/** The same for whatever comes from this address; null where that is this machine's own. */
export function senderOf(c: Context<AppEnv>): string | null {
  const address = clientAddress(c);
  if (!isTelling(address)) return null;
  return keyedHash(c.env.keys.links, `sender:${address}`);
}

/** A person neither sees this field nor reaches it with a key. */
export const isTrapped = ({ website2 }: { website2?: string | undefined }) => Boolean(website2);
