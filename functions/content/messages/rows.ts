import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { messages } from '../../../db/schema/messages.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { RowsOf } from '../../../db/sql/statement.ts';
import type { Message } from './contract.ts';

/** Replies in the order in which they were sent. */
const replies = sql<string>`(
  SELECT json_group_array(json(reply)) FROM (
    SELECT json_object('text', text, 'by', written_by, 'at', sent_at) AS reply
    FROM message_replies WHERE message_replies.message_id = ${messages}.message_id ORDER BY reply_id
  )
)`.as('replies');

export const selectMessages = () => build.select({ ...getTableColumns(messages), replies }).from(messages);

export type MessageRow = RowsOf<ReturnType<typeof selectMessages>>[number];

type ReplyRow = { text: string; by: string; at: number };

export function toMessage({ version: _, sender: __, ...row }: MessageRow): Message {
  const { replies: repliesJson, receivedAt, readAt, movedAt, ...others } = row;
  return {
    ...others,
    receivedAt: receivedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    movedAt: movedAt?.toISOString() ?? null,
    replies: (JSON.parse(repliesJson) as ReplyRow[]).map(({ at, ...reply }) => ({
      ...reply,
      sentAt: new Date(at).toISOString(),
    })),
  };
}

/** The staff member's name at the time, stored with what they did. */
export const nameOf = (userId: number): SQL => sql`(SELECT username FROM ${users} WHERE user_id = ${userId})`;
