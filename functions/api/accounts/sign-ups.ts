import type { Context } from 'hono';
import { assertWithin, countAttempt } from '../../http/attempts.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Shop } from '../../http/shop.ts';

/** Nobody makes accounts by the hundred; hashing their passwords alone would keep the shop busy. */
export async function countSignUp(c: Context<Shop>): Promise<void> {
  const limit = { of: 'sign-up', subject: clientAddress(c), most: 20, minutes: 60 };
  assertWithin(limit, await countAttempt(c.env, limit));
}
