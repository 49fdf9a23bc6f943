import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: the ID of this shop. Its picture store carries the same ID. */
export const shop = sqliteTable('shop', {
  id: integer('id').primaryKey(),
  shopId: text('shop_id').notNull(),
});
