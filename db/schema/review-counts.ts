import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';

/** How many approved reviews give a product so many stars. Kept by triggers alone. */
export const reviewCounts = sqliteTable(
  'review_counts',
  {
    productCode: integer('product_code').notNull(),
    stars: integer('stars').notNull(),
    reviews: integer('reviews').notNull(),
  },
  table => [primaryKey({ columns: [table.productCode, table.stars] })],
);
