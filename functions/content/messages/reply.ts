import { eq, sql } from 'drizzle-orm';
import { messageReplies } from '../../../db/schema/message-replies.ts';
import { messages } from '../../../db/schema/messages.ts';
import { build } from '../../../db/sql/build.ts';
import type { WritePorts } from '../../deps.ts';
import { Unavailable } from '../../errors.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { known, versioned } from './queries.ts';
import { nameOf, selectMessages } from './rows.ts';

type Reply = { id: string; text: string; userId: number; origin: string };

/** Stores the reply and queues its email to the message's sender. */
export async function replyToMessage({ database, mail }: WritePorts, { id, text, userId, origin }: Reply) {
  if (!mail) throw new Unavailable('The email service of this shop isn’t set up yet. Nothing was sent');
  const its = eq(messages.messageId, id);
  const [, , , [answered]] = await database.writeBatch([
    sql`INSERT INTO ${messageReplies} (message_id, text, written_by, sent_at)
      SELECT message_id, ${text}, ${nameOf(userId)}, ${Date.now()} FROM ${messages} WHERE message_id = ${id}`,
    enqueue({
      kind: 'message-reply',
      origin,
      about: 'reply',
      to: sql`SELECT email AS recipient, reply_id AS about FROM ${messageReplies} JOIN ${messages} USING (message_id)
        WHERE message_id = ${id} ORDER BY reply_id DESC LIMIT 1`,
    }),
    build
      .update(messages)
      .set({ readAt: sql`coalesce(read_at, ${Date.now()})`, version: sql`${messages.version} + 1` })
      .where(its),
    selectMessages().where(its),
  ]);
  return versioned(known(answered, id));
}

/** The emails of a message's replies. */
export const repliesTo = (id: string) =>
  sql`reply_id IN (SELECT reply_id FROM ${messageReplies} WHERE message_id = ${id})`;
