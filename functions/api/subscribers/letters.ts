import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { subscriberLetters } from '../../../db/schema/subscriber-letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { DAYS_KEPT } from '../../contracts/subscribers.ts';
import type { Ports, Shop } from '../../http/shop.ts';
import type { Mail } from '../../ports/mail.ts';
import { AT_ONCE, isDue, taken } from '../letters/due.ts';
import { sendWritten } from '../letters/send-written.ts';
import type { Written } from '../letters/written.ts';
import { selectShopName } from '../settings/queries.ts';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './links.ts';

type Parts = Pick<Ports, 'database' | 'mail' | 'secret'>;
type LetterRow = typeof subscriberLetters.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** Once the answer is out; what fails is sent by the sweep. */
export function sendConfirmationLater(c: Context<Shop>, email: string): void {
  c.executionCtx.waitUntil(
    sendDue(c.env, email).catch(error => console.warn('a confirmation was left for later:', error)),
  );
}

export async function sweepSubscribers(parts: Parts): Promise<void> {
  const { database } = parts;
  const end = new Date(Date.now() - DAYS_KEPT * DAY);
  const { state, createdAt, unsubscribedAt } = subscribers;
  const wasAsked = sql`EXISTS (SELECT 1 FROM ${subscriberLetters}
    WHERE ${subscriberLetters.subscriberId} = ${subscribers.subscriberId})`;
  await database.batch([
    database.delete(subscribers).where(and(eq(state, 'pending'), lt(createdAt, end), wasAsked)),
    database.delete(subscribers).where(and(eq(state, 'unsubscribed'), lt(unsubscribedAt, end))),
  ]);
  await sendDue(parts);
}

async function sendDue({ database, mail, secret }: Parts, email?: string): Promise<void> {
  if (!mail) return;
  const due = await takeDue(database, email);
  if (due.length === 0) return;
  const ids = due.map(({ subscriberId }) => subscriberId);
  const [rows, [shop]] = await database.batch([
    database
      .select({ subscriberId: subscribers.subscriberId, email: subscribers.email })
      .from(subscribers)
      .where(inArray(subscribers.subscriberId, among(ids))),
    selectShopName(database),
  ]);
  const addresses = new Map(rows.map(row => [row.subscriberId, row.email]));
  for (const letter of due) {
    const to = addresses.get(letter.subscriberId);
    if (to) await sendOne({ database, mail, secret }, { letter, to, shopName: shop?.shopName ?? '' });
  }
}

/** Takes letters that are due, to one address or to all. */
function takeDue(database: Database, email: string | undefined) {
  const { subscriberId } = subscriberLetters;
  const isTheirs = sql`${subscriberId} IN (SELECT subscriber_id FROM ${subscribers} WHERE email = ${email})`;
  const wanted = and(isDue(subscriberLetters), email === undefined ? undefined : isTheirs);
  return database
    .update(subscriberLetters)
    .set(taken(subscriberLetters))
    .where(
      sql`subscriber_id IN (SELECT subscriber_id FROM ${subscriberLetters} WHERE ${wanted} LIMIT ${AT_ONCE})`,
    )
    .returning();
}

type Due = { letter: LetterRow; to: string; shopName: string };
type Sending = { database: Database; mail: Mail; secret: Uint8Array };

async function sendOne({ database, mail, secret }: Sending, { letter, to, shopName }: Due) {
  const { subscriberId } = letter;
  try {
    const written = await confirmation(secret, letter, shopName);
    await sendWritten(mail, to, written, await unsubscribeHeaders(secret, letter));
    await database
      .update(subscriberLetters)
      .set({ sentAt: new Date() })
      .where(eq(subscriberLetters.subscriberId, subscriberId));
  } catch (error) {
    console.warn(`the confirmation of subscriber ${subscriberId} was not sent:`, error);
  }
}

async function confirmation(secret: Uint8Array, letter: LetterRow, shopName: string): Promise<Written> {
  const [confirm, leave] = [await confirmLink(secret, letter), await unsubscribeLink(secret, letter)];
  return {
    subject: `Please confirm your address – ${shopName}`,
    from: shopName,
    title: 'Is this your address?',
    parts: [
      {
        kind: 'text',
        text: `Somebody, hopefully you, asked ${shopName} for a letter now and then at this address. Press the link within seven days, and it is yours. If it was not you, do nothing: no other letter comes.`,
      },
      { kind: 'link', label: 'Confirm the address', to: confirm },
    ],
    foot: `${shopName}, ${letter.origin}\nTo have the address deleted at once: ${leave}`,
  };
}
