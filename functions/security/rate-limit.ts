import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema/attempts.ts';
import { build } from '../../db/sql/build.ts';
import { MINUTE } from '../contracts/durations.ts';
import type { Deps, WriteDeps } from '../deps.ts';
import { TooManyAttempts } from '../errors.ts';
import { type Keys, keyedHash } from '../signing/key-ring.ts';

export type RateLimit = { of: string; subject: string; most: number; minutes: number };

/** Counts an attempt: a statement for a batch, so that counting takes no extra round trip. */
export function incrementRateLimit({ keys }: Deps<'keys'>, limit: RateLimit) {
  const now = Date.now();
  const end = now + limit.minutes * MINUTE;
  const over = sql`${rateLimits.resetsAt} <= ${now}`;
  return build
    .insert(rateLimits)
    .values({ subject: keyOf(keys, limit), made: 1, resetsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: {
        made: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimits.made} + 1 END`,
        resetsAt: sql`CASE WHEN ${over} THEN ${end} ELSE ${rateLimits.resetsAt} END`,
      },
    })
    .returning();
}

/** Whether the attempt is within its limit, for statements that follow in the same batch. */
export const isWithinLimit = ({ keys }: Deps<'keys'>, limit: RateLimit) =>
  sql`(SELECT ${rateLimits.made} FROM ${rateLimits} WHERE ${rateLimits.subject} = ${keyOf(keys, limit)}) <= ${limit.most}`;

export function assertWithinLimit(limit: RateLimit, [counted]: { made: number; resetsAt: number }[]) {
  if (!counted || counted.made <= limit.most) return;
  throw new TooManyAttempts(Math.max(1, Math.ceil((counted.resetsAt - Date.now()) / 1000)));
}

export function resetRateLimit({ keys }: Deps<'keys'>, limit: RateLimit, when?: SQL) {
  return build.delete(rateLimits).where(and(eq(rateLimits.subject, keyOf(keys, limit)), when));
}

/** Uncounts an attempt because it was correct or, with `when`, not even checked: only wrong ones add up. */
export function decrementRateLimit({ keys }: Deps<'keys'>, limit: RateLimit, when?: SQL) {
  return build
    .update(rateLimits)
    .set({ made: sql`max(${rateLimits.made} - 1, 0)` })
    .where(and(eq(rateLimits.subject, keyOf(keys, limit)), when));
}

export async function cleanUpRateLimits({ database }: WriteDeps<'database'>) {
  await database.write(build.delete(rateLimits).where(lte(rateLimits.resetsAt, Date.now())));
}

const keyOf = ({ links }: Keys, { of, subject }: RateLimit): string => keyedHash(links, `${of}:${subject}`);
