import { createHmac } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { attempts } from '../../db/schema/attempts.ts';
import { TooManyAttempts } from '../errors.ts';
import type { Ports } from './shop.ts';

type Counters = Pick<Ports, 'database' | 'secret'>;
export type Limit = { of: string; subject: string; most: number; minutes: number };

/** Counts an attempt: a statement for a batch, so that counting costs no round trip of its own. */
export function countAttempt({ database, secret }: Counters, limit: Limit) {
  const now = Date.now();
  const end = now + limit.minutes * 60_000;
  const over = sql`${attempts.forgottenAt} <= ${now}`;
  return database
    .insert(attempts)
    .values({ subject: keyOf(secret, limit), made: 1, forgottenAt: end })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: {
        made: sql`CASE WHEN ${over} THEN 1 ELSE ${attempts.made} + 1 END`,
        forgottenAt: sql`CASE WHEN ${over} THEN ${end} ELSE ${attempts.forgottenAt} END`,
      },
    })
    .returning();
}

/** Whether it is within its limit, for the statements that follow the counting in its batch. */
export const isWithin = ({ secret }: Pick<Counters, 'secret'>, limit: Limit) =>
  sql`(SELECT ${attempts.made} FROM ${attempts} WHERE ${attempts.subject} = ${keyOf(secret, limit)}) <= ${limit.most}`;

export function assertWithin(limit: Limit, [counted]: { made: number; forgottenAt: number }[]) {
  if (!counted || counted.made <= limit.most) return;
  throw new TooManyAttempts(Math.max(1, Math.ceil((counted.forgottenAt - Date.now()) / 1000)));
}

export function forgetAttempts({ database, secret }: Counters, limit: Limit) {
  return database.delete(attempts).where(eq(attempts.subject, keyOf(secret, limit)));
}

/** Takes one attempt back, because it was right: only wrong ones add up. */
export function forgiveAttempt({ database, secret }: Counters, limit: Limit) {
  return database
    .update(attempts)
    .set({ made: sql`max(${attempts.made} - 1, 0)` })
    .where(eq(attempts.subject, keyOf(secret, limit)));
}

export async function sweepAttempts({ database }: Pick<Counters, 'database'>) {
  await database.delete(attempts).where(lte(attempts.forgottenAt, Date.now()));
}

function keyOf(secret: Uint8Array, { of, subject }: Limit): string {
  return createHmac('sha256', secret).update(`${of}:${subject}`).digest('base64url');
}
