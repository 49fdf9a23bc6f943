import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** Internal notes of staff about an order. */
export const orderNotes = sqliteTable('order_notes', {
  noteId: integer('note_id').primaryKey({ autoIncrement: true }),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.orderId),
  note: text('note').notNull(),
  writtenBy: text('written_by').notNull(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
});
