import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Processed webhook events of a provider. */
export const paymentMessages = sqliteTable('payment_messages', {
  eventId: text('event_id').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
});
