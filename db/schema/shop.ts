import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: which shop this is. Its picture store carries the same id. */
export const shop = sqliteTable('shop', {
  id: integer('id').primaryKey(),
  shopId: text('shop_id').notNull(),
});
