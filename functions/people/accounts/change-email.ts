import { and, eq, type SQL, sql } from 'drizzle-orm';
import { constraintViolation } from '../../../db/client/errors.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import { readLink, signLink } from '../../http/signed-links.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { Keys } from '../../signing/key-ring.ts';

const AUDIENCE = 'meridian:new-email';

type EmailChange = { userId: number | SQL; email: string; origin: string };

/**
 * Stores the new address of an account. It must be confirmed by email, and the old address is notified; if the new one
 * already has an account, its owner is notified and the response is the same.
 */
export const requestEmailConfirmation = ({ userId, email, origin }: EmailChange) => {
  const taken = sql`EXISTS (SELECT 1 FROM ${users} AS other WHERE other.email = ${email})`;
  const its = sql`${users} WHERE user_id = ${userId}`;
  const emailTo = (to: ReturnType<typeof sql>) => ({ origin, about: 'user' as const, to });
  return [
    build.update(users).set({ newEmail: email }).where(eq(users.userId, userId)),
    enqueue({
      kind: 'email-confirmation',
      ...emailTo(sql`SELECT ${email} AS recipient, user_id AS about FROM ${its} AND NOT ${taken}`),
    }),
    enqueue({
      kind: 'email-taken',
      ...emailTo(sql`SELECT ${email} AS recipient, user_id AS about FROM ${its} AND ${taken}`),
    }),
    enqueue({
      kind: 'email-changing',
      ...emailTo(sql`SELECT email AS recipient, user_id AS about FROM ${its} AND email IS NOT NULL`),
    }),
  ];
};

export async function emailLink(
  keys: Keys,
  { userId, email, version, origin }: { userId: number; email: string; version: number; origin: string },
) {
  const token = await signLink(keys, {
    audience: AUDIENCE,
    subject: String(userId),
    valid: '7 days',
    claims: { email, version },
  });
  return `${origin}/account/email#token=${token}`;
}

/** Following the link proves access to the new address: the account gets it, and all sessions end. */
export async function confirmEmail({ database, keys }: WritePorts, token: string): Promise<string> {
  const link = await readLink(keys, token, AUDIENCE);
  const email = String(link?.email ?? '');
  const [changed] = await database
    .write(
      build
        .update(users)
        .set({
          email,
          newEmail: null,
          // An account's first address doesn't end sessions.
          tokenVersion: sql`${users.tokenVersion} + (${users.email} IS NOT NULL)`,
          version: sql`${users.version} + 1`,
        })
        .where(
          and(
            eq(users.userId, Number(link?.sub ?? 0)),
            eq(users.newEmail, email),
            eq(users.tokenVersion, Number(link?.version ?? 0)),
            eq(users.enabled, true),
          ),
        )
        .returning({ email: users.email }),
    )
    .catch(error => {
      if (constraintViolation(error)?.kind === 'unique') return [];
      throw error;
    });
  if (changed) return email;
  const message = 'This link has expired or was already used. Change your email again';
  throw new ValidationError([{ path: 'token', message }]);
}
