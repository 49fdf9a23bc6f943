import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import { users } from '../../../db/schema/users.ts';
import type { Message } from '../../contracts/messages.ts';

/** Each with its replies, in the order in which they were sent. */
const replies = sql<string>`(
  SELECT json_group_array(json(reply)) FROM (
    SELECT json_object('text', text, 'by', written_by, 'at', sent_at) AS reply
    FROM message_replies WHERE message_replies.message_id = ${messages}.message_id ORDER BY reply_id
  )
)`.as('replies');

export const selectMessages = (database: Database) =>
  database.select({ row: messages, replies }).from(messages);

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

type Told = { text: string; by: string; at: number };

export function toMessage({ row, replies: told }: MessageRow): Message {
  const { version: _, sender: __, receivedAt, readAt, movedAt, ...others } = row;
  return {
    ...others,
    receivedAt: receivedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    movedAt: movedAt?.toISOString() ?? null,
    replies: (JSON.parse(told) as Told[]).map(({ at, ...reply }) => ({
      ...reply,
      sentAt: new Date(at).toISOString(),
    })),
  };
}

/** The name of somebody of staff, as it is kept with what they do. */
export const nameOf = (userId: number): SQL => sql`(SELECT username FROM ${users} WHERE user_id = ${userId})`;
