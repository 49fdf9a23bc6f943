import type { Context } from 'hono';
import { assertWithin, countAttempt } from './attempts.ts';
import { clientAddress } from './client-address.ts';
import type { Shop } from './shop.ts';

const MOST_AN_HOUR = 30;

/** Counts what an address sends through one kind of form; more in an hour than a person writes is refused. */
export async function countSending(c: Context<Shop>, form: string) {
  const limit = { of: form, subject: clientAddress(c), most: MOST_AN_HOUR, minutes: 60 };
  assertWithin(limit, await countAttempt(c.env, limit));
}

/** A person neither sees this field nor reaches it with a key. */
export const isTrapped = ({ website2 }: { website2?: string | undefined }) => Boolean(website2);
