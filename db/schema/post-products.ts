import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { posts } from './posts.ts';

/** One row per product that a post names, which may no longer exist. Maintained by triggers. */
export const postProducts = sqliteTable(
  'post_products',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.postId),
    productCode: integer('product_code').notNull(),
    position: integer('position').notNull(),
  },
  table => [primaryKey({ columns: [table.postId, table.productCode] })],
);
