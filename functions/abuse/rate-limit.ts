import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { build } from '../../db/build.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { TooManyAttempts } from '../errors.ts';
import type { Deps, WriteDeps } from '../http/app-env.ts';
import { type Keys, keyedHash } from '../signing/key-ring.ts';

export type Limit = { of: string; subject: string; most: number; minutes: number };

/** Counts an attempt: a statement for a batch, so that counting takes no extra round trip. */
export function countAttempt({ keys }: Deps<'keys'>, limit: Limit) {
  const now = Date.now();
  const end = now + limit.minutes * 60_000;
  const over = sql`${attempts.forgottenAt} <= ${now}`;
  return build
    .insert(attempts)
    .values({ subject: keyOf(keys, limit), made: 1, forgottenAt: end })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: {
        made: sql`CASE WHEN ${over} THEN 1 ELSE ${attempts.made} + 1 END`,
        forgottenAt: sql`CASE WHEN ${over} THEN ${end} ELSE ${attempts.forgottenAt} END`,
      },
    })
    .returning();
}

/** Whether the attempt is within its limit, for statements that follow in the same batch. */
export const isWithin = ({ keys }: Deps<'keys'>, limit: Limit) =>
  sql`(SELECT ${attempts.made} FROM ${attempts} WHERE ${attempts.subject} = ${keyOf(keys, limit)}) <= ${limit.most}`;

export function assertWithin(limit: Limit, [counted]: { made: number; forgottenAt: number }[]) {
  if (!counted || counted.made <= limit.most) return;
  throw new TooManyAttempts(Math.max(1, Math.ceil((counted.forgottenAt - Date.now()) / 1000)));
}

export function forgetAttempts({ keys }: Deps<'keys'>, limit: Limit, when?: SQL) {
  return build.delete(attempts).where(and(eq(attempts.subject, keyOf(keys, limit)), when));
}

/** Uncounts an attempt because it was correct or, with `when`, not even checked: only wrong ones add up. */
export function forgiveAttempt({ keys }: Deps<'keys'>, limit: Limit, when?: SQL) {
  return build
    .update(attempts)
    .set({ made: sql`max(${attempts.made} - 1, 0)` })
    .where(and(eq(attempts.subject, keyOf(keys, limit)), when));
}

export async function sweepAttempts({ database }: WriteDeps<'database'>) {
  await database.write(build.delete(attempts).where(lte(attempts.forgottenAt, Date.now())));
}

const keyOf = ({ links }: Keys, { of, subject }: Limit): string => keyedHash(links, `${of}:${subject}`);
