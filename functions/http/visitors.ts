import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { assertWithin, countAttempt } from './attempts.ts';
import { clientAddress, isTelling } from './client-address.ts';
import type { Shop } from './shop.ts';

const MOST_AN_HOUR = 30;

/**
 * Counts what an address sends through one kind of form; more in an hour than a person writes is refused.
 * Answers the sender, if it is known: the same for whatever comes from this address, and nothing that anybody could
 * turn back into it.
 */
export async function countSending(c: Context<Shop>, form: string): Promise<string | null> {
  const address = clientAddress(c);
  const limit = { of: form, subject: address, most: MOST_AN_HOUR, minutes: 60 };
  assertWithin(limit, await countAttempt(c.env, limit));
  if (!isTelling(address)) return null;
  return createHmac('sha256', c.env.secret).update(`sender:${address}`).digest('base64url');
}

/** A person neither sees this field nor reaches it with a key. */
export const isTrapped = ({ website2 }: { website2?: string | undefined }) => Boolean(website2);
