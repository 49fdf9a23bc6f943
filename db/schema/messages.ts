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
  /** Keyed hash of the sender's IP address, kept for 30 days. */
  sender: text('sender'),
  state: text('state', { enum: ['inbox', 'archived', 'junk'] })
    .notNull()
    .default('inbox'),
  readAt: integer('read_at', { mode: 'timestamp_ms' }),
  /** Name of who last changed its state; null if no one has. */
  movedBy: text('moved_by'),
  movedAt: integer('moved_at', { mode: 'timestamp_ms' }),
  version: integer('version').notNull().default(1),
});
