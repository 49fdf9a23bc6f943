import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { subcategories } from './subcategories.ts';

/**
 * For each subcategory and country, the number of products with a price and of those with stock, and how many of each
 * are displayed. Maintained by triggers.
 */
export const priceCounts = sqliteTable(
  'price_counts',
  {
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.subcategoryId),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.countryId),
    sold: integer('sold').notNull(),
    inStock: integer('in_stock').notNull(),
    priced: integer('priced').notNull(),
    stocked: integer('stocked').notNull(),
    /** How many of those listed, families once, cost less than their retail price. */
    reduced: integer('reduced').notNull().default(0),
    /** How many of these are in stock. */
    reducedInStock: integer('reduced_in_stock').notNull().default(0),
    /** How many of those sold, and in stock, another variant stands for in lists. */
    soldBehind: integer('sold_behind').notNull().default(0),
    inStockBehind: integer('in_stock_behind').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.subcategoryId, table.countryId] })],
);
