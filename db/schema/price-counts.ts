import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { subcategories } from './subcategories.ts';

/**
 * How many products of a subcategory have a price in a country and stock there, and how many of them the website
 * displays: sold and in stock. Kept by triggers alone.
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
  },
  table => [primaryKey({ columns: [table.subcategoryId, table.countryId] })],
);
