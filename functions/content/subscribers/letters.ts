import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { build } from '../../../db/build.ts';
import type { Writer } from '../../../db/database.ts';
import { among } from '../../../db/in-list.ts';
import { subscriberLetters } from '../../../db/schema/subscriber-letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { type AppEnv, type WriteDeps, writePorts } from '../../http/app-env.ts';
import { type LetterContent, sendLetter } from '../../letters/letter.ts';
import { AT_ONCE, isDue, taken } from '../../letters/outbox.ts';
import { selectShopName } from '../../office/settings/queries.ts';
import type { Mail } from '../../ports/mail.ts';
import { DAYS_KEPT } from './contract.ts';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './links.ts';

type LetterRow = typeof subscriberLetters.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** Sent after the response; the sweep retries failures. */
export function sendConfirmationLater(c: Context<AppEnv>, email: string): void {
  c.executionCtx.waitUntil(
    sendDue(writePorts(c.env, null), email).catch(error =>
      console.warn('a confirmation was left for later:', error),
    ),
  );
}

export async function sweepSubscribers(parts: WriteDeps<'database' | 'mail' | 'secret'>): Promise<void> {
  const { database } = parts;
  const end = new Date(Date.now() - DAYS_KEPT * DAY);
  const { state, createdAt, unsubscribedAt } = subscribers;
  const hadLetter = sql`EXISTS (SELECT 1 FROM ${subscriberLetters}
    WHERE ${subscriberLetters.subscriberId} = ${subscribers.subscriberId})`;
  await database.writeBatch([
    build.delete(subscribers).where(and(eq(state, 'pending'), lt(createdAt, end), hadLetter)),
    build.delete(subscribers).where(and(eq(state, 'unsubscribed'), lt(unsubscribedAt, end))),
  ]);
  await sendDue(parts);
}

async function sendDue(
  { database, mail, secret }: WriteDeps<'database' | 'mail' | 'secret'>,
  email?: string,
): Promise<void> {
  if (!mail) return;
  const due = await database.write(takeDue(email));
  if (due.length === 0) return;
  const ids = due.map(({ subscriberId }) => subscriberId);
  const [rows, [shop]] = await database.readBatch([
    build
      .select({ subscriberId: subscribers.subscriberId, email: subscribers.email })
      .from(subscribers)
      .where(inArray(subscribers.subscriberId, among(ids))),
    selectShopName(),
  ]);
  const addresses = new Map(rows.map(row => [row.subscriberId, row.email]));
  for (const letter of due) {
    const to = addresses.get(letter.subscriberId);
    if (to) await sendOne({ database, mail, secret }, { letter, to, shopName: shop?.shopName ?? '' });
  }
}

/** Claims due letters, for one address or for all. */
function takeDue(email: string | undefined) {
  const { subscriberId } = subscriberLetters;
  const isTheirs = sql`${subscriberId} IN (SELECT subscriber_id FROM ${subscribers} WHERE email = ${email})`;
  const isChosen = and(isDue(subscriberLetters), email === undefined ? undefined : isTheirs);
  return build
    .update(subscriberLetters)
    .set(taken(subscriberLetters))
    .where(
      sql`subscriber_id IN (SELECT subscriber_id FROM ${subscriberLetters} WHERE ${isChosen} LIMIT ${AT_ONCE})`,
    )
    .returning();
}

type Due = { letter: LetterRow; to: string; shopName: string };
type Sending = { database: Writer; mail: Mail; secret: Uint8Array };

async function sendOne({ database, mail, secret }: Sending, { letter, to, shopName }: Due) {
  const { subscriberId } = letter;
  try {
    const content = await confirmation(secret, letter, shopName);
    await sendLetter(mail, content, { to, headers: await unsubscribeHeaders(secret, letter) });
    await database.write(markSent(letter));
  } catch (error) {
    console.warn(`the confirmation of subscriber ${subscriberId} was not sent:`, error);
  }
}

/** Only while nobody asked again: a letter that was queued anew meanwhile is due at another time. */
const markSent = ({ subscriberId, dueAt }: LetterRow) =>
  build
    .update(subscriberLetters)
    .set({ sentAt: new Date() })
    .where(and(eq(subscriberLetters.subscriberId, subscriberId), eq(subscriberLetters.dueAt, dueAt)));

async function confirmation(secret: Uint8Array, letter: LetterRow, shopName: string): Promise<LetterContent> {
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
