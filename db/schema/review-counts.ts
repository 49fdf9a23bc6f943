import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';

/** Number of approved reviews per product and stars. Maintained by triggers. */
export const reviewCounts = sqliteTable(
  'review_counts',
  {
    productCode: integer('product_code').notNull(),
    stars: integer('stars').notNull(),
    reviews: integer('reviews').notNull(),
  },
  table => [primaryKey({ columns: [table.productCode, table.stars] })],
);
