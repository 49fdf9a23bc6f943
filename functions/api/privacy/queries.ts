import { and, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { comments } from '../../../db/schema/comments.ts';
import { messages } from '../../../db/schema/messages.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import type { SentDeleted } from '../../contracts/privacy.ts';

type Sent = {
  /** A value, or a query for one. */
  email: string | SQL;
  /** Only what was sent from then on. */
  since?: SQL | undefined;
};

const isFrom = (column: SQLWrapper, email: string | SQL) => sql`${column} = ${email} COLLATE NOCASE`;

/** What somebody sent under an address, however they wrote it: statements. */
export const deleteSent = (database: Database, { email, since }: Sent) =>
  [
    database
      .delete(messages)
      .where(and(isFrom(messages.email, email), since && gte(messages.receivedAt, since)))
      .returning({ id: messages.messageId }),
    database
      .delete(comments)
      .where(and(isFrom(comments.email, email), since && gte(comments.createdAt, since)))
      .returning({ id: comments.commentId }),
    database
      .delete(subscribers)
      .where(and(isFrom(subscribers.email, email), since && gte(subscribers.createdAt, since)))
      .returning({ id: subscribers.subscriberId }),
  ] as const;

export async function deleteAllSent(database: Database, email: string): Promise<SentDeleted> {
  const [ofMessages, ofComments, ofSubscribers] = await database.batch(deleteSent(database, { email }));
  return {
    messages: ofMessages.length,
    comments: ofComments.length,
    subscriptions: ofSubscribers.length,
  };
}

/** Whether anything is stored under an address: a statement. */
export const selectWhetherSent = (database: Database, email: string | SQL) =>
  database
    .select({
      isThere: sql<number>`EXISTS (SELECT 1 FROM ${messages} WHERE ${isFrom(messages.email, email)})
        OR EXISTS (SELECT 1 FROM ${comments} WHERE ${isFrom(comments.email, email)})
        OR EXISTS (SELECT 1 FROM ${subscribers} WHERE ${isFrom(subscribers.email, email)})`.as('is_there'),
    })
    .from(sql`(SELECT 1)`);
