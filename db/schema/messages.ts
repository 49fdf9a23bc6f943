import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const messages = sqliteTable('messages', {
  messageId: text('message_id').primaryKey(),
  kind: text('kind', { enum: ['contact', 'question'] }).notNull(),
  name: text('name'),
  email: text('email').notNull(),
  phone: text('phone'),
  subject: text('subject'),
  message: text('message').notNull().default(''),
  receivedAt: integer('received_at', { mode: 'timestamp_ms' }).notNull(),
  /** A keyed hash of the address that it came from, for 30 days. */
  sender: text('sender'),
  state: text('state', { enum: ['inbox', 'archived', 'junk'] })
    .notNull()
    .default('inbox'),
  readAt: integer('read_at', { mode: 'timestamp_ms' }),
  /** The name of who moved it last; null where nobody did. */
  movedBy: text('moved_by'),
  movedAt: integer('moved_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
