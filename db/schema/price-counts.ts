import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { subcategories } from './subcategories.ts';

/** How many products of a subcategory a country sells and has in stock. Kept by triggers alone. */
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
  },
  table => [primaryKey({ columns: [table.subcategoryId, table.countryId] })],
);
