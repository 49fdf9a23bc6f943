import type { Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { assertWithinLimit, incrementRateLimit } from '../../security/rate-limit.ts';

/** Rate limit: hashing passwords is expensive enough to keep the shop busy. */
export async function countSignUp(c: Context<AppEnv>): Promise<void> {
  const limit = { of: 'sign-up', subject: clientAddress(c), most: 20, minutes: 60 };
  assertWithinLimit(limit, await c.env.database.as(null).write(incrementRateLimit(c.env, limit)));
}
