import { eq, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { messageReplies } from '../../../db/schema/message-replies.ts';
import { messages } from '../../../db/schema/messages.ts';
import { Unavailable } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import { type LetterContent, sendLetter } from '../../letters/letter.ts';
import { selectContact } from '../../office/settings/queries.ts';
import { known, versioned } from './queries.ts';
import { type MessageRow, nameOf, selectMessages } from './rows.ts';

type Reply = { id: string; text: string; userId: number; origin: string };

/** Sends the reply to the message's own address, and stores it once the mail service has accepted it. */
export async function replyToMessage({ database, mail }: WritePorts, reply: Reply) {
  const { id, text, userId, origin } = reply;
  if (!mail) throw new Unavailable('This shop sends no mail yet: it has no mail service. Nothing was sent');
  const its = eq(messages.messageId, id);
  const [[row], [contact]] = await database.readBatch([selectMessages().where(its), selectContact()]);
  const message = known(row, id);
  const letter = toLetter(message, { text, origin, ...(contact as Contact) });
  const headers = contact?.email ? { 'Reply-To': contact.email } : undefined;
  await sendLetter(mail, letter, { to: message.email, headers }).catch(refused);

  const [, , [answered]] = await database.writeBatch([
    build
      .insert(messageReplies)
      .values({ messageId: id, text, writtenBy: nameOf(userId), sentAt: new Date() }),
    build
      .update(messages)
      .set({ readAt: sql`coalesce(read_at, ${Date.now()})`, version: sql`${messages.version} + 1` })
      .where(its),
    selectMessages().where(its),
  ]);
  return versioned(known(answered, id));
}

function refused(error: unknown): never {
  console.warn('a reply was not sent:', error);
  throw new Unavailable('The mail service did not take the letter. Nothing was sent; try again in a moment');
}

type Contact = { shopName: string; email: string | null };

function toLetter(row: MessageRow, parts: Contact & { text: string; origin: string }): LetterContent {
  const { shopName, email, text, origin } = parts;
  const quoted = [row.subject, row.message].filter(Boolean).join('\n\n');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(row.receivedAt);
  return {
    subject: row.subject ? `Re: ${row.subject}` : `Your message to ${shopName}`,
    from: shopName,
    title: row.name ? `Hello ${row.name},` : 'Hello,',
    parts: [
      { kind: 'text', text },
      ...(quoted ? [{ kind: 'quote' as const, title: `You wrote on ${day}`, text: quoted }] : []),
    ],
    foot: [`${shopName}, ${origin}`, ...(email ? [`To answer, write to ${email}`] : [])].join('\n'),
  };
}
