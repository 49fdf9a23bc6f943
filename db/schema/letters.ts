import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LetterKind } from '../../functions/contracts/letter-kinds.ts';
import { messageReplies } from './message-replies.ts';
import { orders } from './orders.ts';
import { subscribers } from './subscribers.ts';
import { users } from './users.ts';

/** The outbox. What a letter says is made when it is sent, of what it tells of as it is then. */
export const letters = sqliteTable('letters', {
  letterId: integer('letter_id').primaryKey(),
  /** A trigger refuses what the shop cannot write. */
  kind: text('kind').notNull().$type<LetterKind>(),
  recipient: text('recipient').notNull(),
  /** Where the shop was found by whoever caused it; its links lead there where it has no address of its own. */
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
  /** Goes out however many others were asked for its address. */
  owed: integer('owed', { mode: 'boolean' }).notNull().default(false),
  /** The mail service took nothing when it was last tried. */
  held: integer('held', { mode: 'boolean' }).notNull().default(false),
  /** The same over all retries, and random, so that no other email has it; made at the first of them. */
  idempotencyKey: text('idempotency_key'),
});
