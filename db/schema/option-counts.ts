import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { subcategories } from './subcategories.ts';

/**
 * How many families of a subcategory have a variant with this value, among those sold in a country. A choice is an
 * option with its value, as in `Colour:Sand`. Maintained by triggers.
 */
export const optionCounts = sqliteTable(
  'option_counts',
  {
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.subcategoryId),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.countryId),
    choice: text('choice').notNull(),
    optionName: text('option_name').notNull(),
    families: integer('families').notNull(),
  },
  table => [primaryKey({ columns: [table.subcategoryId, table.countryId, table.choice] })],
);
