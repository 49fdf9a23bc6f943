import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { messages } from './messages.ts';

export const messageReplies = sqliteTable('message_replies', {
  replyId: integer('reply_id').primaryKey({ autoIncrement: true }),
  messageId: text('message_id')
    .notNull()
    .references(() => messages.messageId, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  writtenBy: text('written_by').notNull(),
  sentAt: integer('sent_at', { mode: 'timestamp_ms' }).notNull(),
});
