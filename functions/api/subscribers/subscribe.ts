import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { subscriberLetters } from '../../../db/schema/subscriber-letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import type { Subscribe, Subscription } from '../../contracts/subscribers.ts';
import { countAttempt, isWithin } from '../../http/attempts.ts';
import type { Ports } from '../../http/shop.ts';
import { linkIsSpent } from './links.ts';

type Asked = Pick<Subscribe, 'email' | 'source'> & { sender: string | null; origin: string };

const MOST_LETTERS_AN_HOUR = 3;

/**
 * Keeps the address, and writes down the letter that asks whether it is meant: in the same steps whether it was there
 * or not. One that is confirmed stays as it is, and gets no letter.
 */
export async function subscribe(ports: Ports, { email, source, sender, origin }: Asked) {
  const { database } = ports;
  const perMail = {
    of: 'confirm-mail',
    subject: email.toLowerCase(),
    most: MOST_LETTERS_AN_HOUR,
    minutes: 60,
  };
  const asked = { source, sender, createdAt: new Date() };
  const now = Date.now();
  await database.batch([
    countAttempt(ports, perMail),
    database
      .insert(subscribers)
      .values({ email, ...asked })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          ...asked,
          state: 'pending',
          confirmedAt: null,
          unsubscribedAt: null,
          version: sql`${subscribers.version} + 1`,
        },
        setWhere: sql`${subscribers.state} <> 'confirmed'`,
      }),
    database.run(sql`
      INSERT INTO ${subscriberLetters} (subscriber_id, origin, due_at)
      SELECT subscriber_id, ${origin}, ${now} FROM ${subscribers}
      WHERE email = ${email} AND state = 'pending' AND ${isWithin(ports, perMail)}
      ON CONFLICT DO UPDATE SET origin = excluded.origin, due_at = excluded.due_at, tries = 0, sent_at = NULL`),
  ]);
}

/** Once more does no harm: who presses the link again reads the same. */
export async function confirm(database: Database, subscriberId: number): Promise<Subscription> {
  const its = eq(subscribers.subscriberId, subscriberId);
  const [, , [current]] = await database.batch([
    database
      .update(subscribers)
      .set({ state: 'confirmed', confirmedAt: new Date(), version: sql`${subscribers.version} + 1` })
      .where(sql`${its} AND state = 'pending'`),
    // Who confirmed by an older letter needs none that is still to be sent.
    database.delete(subscriberLetters).where(sql`subscriber_id = ${subscriberId} AND sent_at IS NULL`),
    selectSubscription(database).where(its),
  ]);
  if (current?.state !== 'confirmed') throw linkIsSpent();
  return current;
}

/** An address that was never confirmed goes at once; one that was is known as gone until the sweep. */
export async function unsubscribe(database: Database, subscriberId: number): Promise<Subscription> {
  const its = eq(subscribers.subscriberId, subscriberId);
  const [[current]] = await database.batch([
    selectSubscription(database).where(its),
    database.delete(subscribers).where(sql`${its} AND state = 'pending'`),
    database
      .update(subscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: new Date(), version: sql`${subscribers.version} + 1` })
      .where(sql`${its} AND state = 'confirmed'`),
  ]);
  return { state: 'unsubscribed', email: current?.email ?? null };
}

const selectSubscription = (database: Database) =>
  database.select({ state: subscribers.state, email: subscribers.email }).from(subscribers);
