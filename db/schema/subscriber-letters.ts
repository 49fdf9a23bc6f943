import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { subscribers } from './subscribers.ts';

/** The letter that asks an address whether it is meant. */
export const subscriberLetters = sqliteTable('subscriber_letters', {
  subscriberId: integer('subscriber_id')
    .primaryKey()
    .references(() => subscribers.subscriberId, { onDelete: 'cascade' }),
  origin: text('origin').notNull(),
  tries: integer('tries').notNull().default(0),
  dueAt: integer('due_at', { mode: 'timestamp_ms' }).notNull(),
  sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
});
