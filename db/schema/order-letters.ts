import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** What is to be told about an order by mail; each once. */
export const orderLetters = sqliteTable(
  'order_letters',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    kind: text('kind', {
      enum: ['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'],
    }).notNull(),
    origin: text('origin').notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: integer('due_at', { mode: 'timestamp_ms' }).notNull(),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  table => [primaryKey({ columns: [table.orderId, table.kind] })],
);
