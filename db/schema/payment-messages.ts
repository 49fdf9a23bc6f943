import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a provider told by itself and was carried out. */
export const paymentMessages = sqliteTable('payment_messages', {
  eventId: text('event_id').primaryKey(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
});
