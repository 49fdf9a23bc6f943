import { eq, inArray } from 'drizzle-orm';
import { messageReplies } from '../../../db/schema/message-replies.ts';
import { messages } from '../../../db/schema/messages.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { RowsOf } from '../../../db/sql/statement.ts';
import type { Composer } from '../../emails/composer.ts';
import { type EmailContent, withoutLinks } from '../../emails/email.ts';
import { selectContact } from '../../settings/queries.ts';

const selectReplies = (ids: number[]) =>
  build
    .select({
      replyId: messageReplies.replyId,
      text: messageReplies.text,
      subject: messages.subject,
      message: messages.message,
      receivedAt: messages.receivedAt,
    })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.messageId, messageReplies.messageId))
    .where(inArray(messageReplies.replyId, jsonInList(ids)));

type Reply = RowsOf<ReturnType<typeof selectReplies>>[number];
type Contact = { shopName: string; email: string | null };

/** Replies from staff, each with the customer's message quoted below it. */
export const composeReplies: Composer = async ({ database }, due) => {
  const [rows, [contact]] = await database.readBatch([
    selectReplies(due.map(({ replyId }) => replyId ?? 0)),
    selectContact(),
  ]);
  const replies = new Map(rows.map(row => [row.replyId, row]));
  const headers = contact?.email ? { 'Reply-To': contact.email } : undefined;
  return new Map(
    due.flatMap(({ letterId, replyId, origin }) => {
      const reply = replies.get(replyId ?? 0);
      return reply
        ? [[letterId, { content: toEmail(reply, { ...(contact as Contact), origin }), headers }]]
        : [];
    }),
  );
};

function toEmail(reply: Reply, { shopName, email, origin }: Contact & { origin: string }): EmailContent {
  const quoted = [reply.subject, reply.message].filter(Boolean).join('\n\n');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(reply.receivedAt);
  return {
    subject: reply.subject ? `Re: ${withoutLinks(reply.subject)}` : `Your message to ${shopName}`,
    from: shopName,
    title: 'Our reply to your message',
    parts: [
      { kind: 'text', text: reply.text },
      ...(quoted
        ? [{ kind: 'quote' as const, title: `You wrote on ${day}`, text: withoutLinks(quoted) }]
        : []),
    ],
    foot: [`${shopName}, ${origin}`, ...(email ? [`To reply, write to ${email}`] : [])].join('\n'),
  };
}
