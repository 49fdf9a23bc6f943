import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

export const savedProducts = sqliteTable(
  'saved_products',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    productCode: integer('product_code').notNull(),
    savedAt: integer('saved_at', { mode: 'timestamp_ms' }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.productCode] })],
);
