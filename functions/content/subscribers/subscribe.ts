import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { letters } from '../../../db/schema/letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { incrementRateLimit, isWithinLimit } from '../../security/rate-limit.ts';
import type { Subscribe, Subscription } from './contract.ts';
import { expiredLink } from './links.ts';

type SubscribeRequest = Pick<Subscribe, 'email' | 'source'> & { sender: string | null; origin: string };

const MAX_EMAILS_PER_HOUR = 3;

/**
 * Stores the address and queues the confirmation email: in the same steps for a known and an unknown
 * address, so that timing reveals nothing. A confirmed one is left alone and gets no email.
 */
export async function subscribe(ports: WritePorts, { email, source, sender, origin }: SubscribeRequest) {
  const { database } = ports;
  const perMail = {
    of: 'confirm-mail',
    subject: email.toLowerCase(),
    most: MAX_EMAILS_PER_HOUR,
    minutes: 60,
  };
  const values = { source, sender, createdAt: new Date() };
  await database.writeBatch([
    incrementRateLimit(ports, perMail),
    build
      .insert(subscribers)
      .values({ email, ...values })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          ...values,
          state: 'pending',
          confirmedAt: null,
          unsubscribedAt: null,
          version: sql`${subscribers.version} + 1`,
        },
        setWhere: sql`${subscribers.state} <> 'confirmed'`,
      }),
    sql`${enqueue({
      kind: 'newsletter-confirmation',
      origin,
      about: 'subscriber',
      to: sql`SELECT email AS recipient, subscriber_id AS about FROM ${subscribers}
        WHERE email = ${email} AND state = 'pending' AND ${isWithinLimit(ports, perMail)}`,
    })} ON CONFLICT (subscriber_id) WHERE subscriber_id IS NOT NULL DO UPDATE SET
      origin = excluded.origin, written_at = excluded.written_at, due_at = excluded.due_at,
      tries = 0, sent_at = NULL, given_up_at = NULL, problem = NULL,
      idempotency_key = NULL`,
  ]);
}

/** The confirmation email. */
export const emailsTo = (email: string) =>
  sql`subscriber_id = (SELECT subscriber_id FROM ${subscribers} WHERE email = ${email})`;

/** Idempotent: opening the link again gives the same answer. */
export async function confirm(database: Writer, subscriberId: number): Promise<Subscription> {
  const its = eq(subscribers.subscriberId, subscriberId);
  const [, , [current]] = await database.writeBatch([
    build
      .update(subscribers)
      .set({ state: 'confirmed', confirmedAt: new Date(), version: sql`${subscribers.version} + 1` })
      .where(sql`${its} AND state = 'pending'`),
    // Confirming makes emails that are still queued pointless.
    build.delete(letters).where(sql`subscriber_id = ${subscriberId} AND sent_at IS NULL`),
    selectSubscription().where(its),
  ]);
  if (current?.state !== 'confirmed') throw expiredLink();
  return current;
}

/** A never confirmed address is deleted at once; a confirmed one is remembered until the sweep. */
export async function unsubscribe(database: Writer, subscriberId: number): Promise<Subscription> {
  const its = eq(subscribers.subscriberId, subscriberId);
  const [[current]] = await database.writeBatch([
    selectSubscription().where(its),
    build.delete(subscribers).where(sql`${its} AND state = 'pending'`),
    build
      .update(subscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: new Date(), version: sql`${subscribers.version} + 1` })
      .where(sql`${its} AND state = 'confirmed'`),
  ]);
  return { state: 'unsubscribed', email: current?.email ?? null };
}

const selectSubscription = () =>
  build.select({ state: subscribers.state, email: subscribers.email }).from(subscribers);
