import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { MINUTE } from '../../contracts/durations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { guessLimit } from '../../security/guesses.ts';
import {
  decrementRateLimit,
  incrementRateLimit,
  isWithinLimit,
  resetRateLimit,
} from '../../security/rate-limit.ts';
import type { AskQuote, Quote } from './contract.ts';
import { quoteCart } from './quote.ts';

/**
 * Quotes a cart with a coupon. After too many unknown ones, coupons are ignored but prices still returned, because a
 * coupon stays in the URL of the cart. For the same reason, repeating a coupon isn't a guess.
 */
export async function quoteWithCoupon(
  c: Context<AppEnv>,
  { coupon, ...cart }: AskQuote & { coupon: string },
): Promise<Quote> {
  const { env, executionCtx } = c;
  const database = env.database.as(null);
  const limit = guessLimit(c, 'coupon');
  const subject = `${limit.subject} ${coupon.toLowerCase()}`;
  const same = { ...limit, of: 'coupon-again', subject, most: 1 };
  const isFirst = isWithinLimit(env, same);
  const [[guesses], [times]] = await database.writeBatch([
    incrementRateLimit(env, limit),
    incrementRateLimit(env, same),
    decrementRateLimit(env, limit, sql`NOT (${isFirst})`),
    // An unchecked coupon stays unknown, however often it is sent.
    resetRateLimit(env, same, sql`${isFirst} AND NOT (${isWithinLimit(env, limit)})`),
  ]);
  const isNew = times?.made === 1;
  if (isNew && guesses && guesses.made > limit.most) {
    const { quote } = await quoteCart(env, cart);
    return { ...quote, coupon: { code: coupon, accepted: false, message: tooMany(guesses.resetsAt) } };
  }
  const { quote, isUnknownCoupon } = await quoteCart(env, { ...cart, coupon });
  if (isNew && !isUnknownCoupon)
    executionCtx.waitUntil(database.write(decrementRateLimit(env, limit)).catch(() => undefined));
  return quote;
}

function tooMany(until: number): string {
  const minutes = Math.max(1, Math.ceil((until - Date.now()) / MINUTE));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many invalid coupons. Try again in ${wait} or order without one.`;
}
