import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EmailKind } from '../../functions/contracts/email-kinds.ts';
import { messageReplies } from './message-replies.ts';
import { orders } from './orders.ts';
import { subscribers } from './subscribers.ts';
import { users } from './users.ts';

/** The outbox. An email is composed when it is sent, from the current data. */
export const letters = sqliteTable('letters', {
  letterId: integer('letter_id').primaryKey(),
  /** A trigger refuses unknown kinds. */
  kind: text('kind').notNull().$type<EmailKind>(),
  recipient: text('recipient').notNull(),
  /** Origin of the request that caused it; its links lead there unless the shop has a fixed URL. */
  origin: text('origin').notNull(),
  orderId: integer('order_id').references(() => orders.orderId, { onDelete: 'cascade' }),
  subscriberId: integer('subscriber_id').references(() => subscribers.subscriberId, { onDelete: 'cascade' }),
  userId: integer('user_id').references(() => users.userId, { onDelete: 'cascade' }),
  replyId: integer('reply_id').references(() => messageReplies.replyId, { onDelete: 'cascade' }),
  writtenAt: integer('written_at', { mode: 'timestamp_ms' }).notNull(),
  dueAt: integer('due_at', { mode: 'timestamp_ms' }).notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  givenUpAt: integer('given_up_at', { mode: 'timestamp_ms' }),
  /** Why the last attempt failed. */
  problem: text('problem'),
  /** Exempt from the limit of emails per address. */
  owed: integer('owed', { mode: 'boolean' }).notNull().default(false),
  /** The mail service was unavailable at the last attempt. */
  held: integer('held', { mode: 'boolean' }).notNull().default(false),
  /** Random and constant over all retries; set at the first attempt. */
  idempotencyKey: text('idempotency_key'),
});
