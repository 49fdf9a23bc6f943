import { and, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import { messages } from '../../../db/schema/messages.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import type { SentDeleted } from './contract.ts';

type SentContent = {
  /** A value, or a subquery for one. */
  email: string | SQL;
  /** Only what was sent since then. */
  since?: SQL | undefined;
};

const isFrom = (column: SQLWrapper, email: string | SQL) => sql`${column} = ${email} COLLATE NOCASE`;

/** Statements that delete everything sent under an address, ignoring case. */
export const deleteSent = ({ email, since }: SentContent) =>
  [
    build
      .delete(messages)
      .where(and(isFrom(messages.email, email), since && gte(messages.receivedAt, since)))
      .returning({ id: messages.messageId }),
    build
      .delete(comments)
      .where(and(isFrom(comments.email, email), since && gte(comments.createdAt, since)))
      .returning({ id: comments.commentId }),
    build
      .delete(subscribers)
      .where(and(isFrom(subscribers.email, email), since && gte(subscribers.createdAt, since)))
      .returning({ id: subscribers.subscriberId }),
  ] as const;

export async function deleteAllSent(database: Writer, email: string): Promise<SentDeleted> {
  const [ofMessages, ofComments, ofSubscribers] = await database.writeBatch(deleteSent({ email }));
  return {
    messages: ofMessages.length,
    comments: ofComments.length,
    subscriptions: ofSubscribers.length,
  };
}

/** Whether anything is stored under an address. */
export const isAnythingSent = (email: string | SQL) =>
  sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${isFrom(messages.email, email)})
    OR EXISTS (SELECT 1 FROM ${comments} WHERE ${isFrom(comments.email, email)})
    OR EXISTS (SELECT 1 FROM ${subscribers} WHERE ${isFrom(subscribers.email, email)})`;
