import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { families } from './families.ts';
import { products } from './products.ts';
import { subcategories } from './subcategories.ts';

/**
 * What lists show of a family, once for each of its subcategories and each country where it is sold: the variant that
 * stands for all. Maintained by triggers.
 */
export const leadingVariants = sqliteTable(
  'leading_variants',
  {
    familyId: integer('family_id')
      .notNull()
      .references(() => families.familyId),
    subcategoryId: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.subcategoryId),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.countryId),
    productCode: integer('product_code')
      .notNull()
      .references(() => products.productCode),
    /** How many variants are sold, and how many are in stock. */
    sold: integer('sold').notNull(),
    inStock: integer('in_stock').notNull(),
    pricesDiffer: integer('prices_differ', { mode: 'boolean' }).notNull(),
    /** The values of each option. */
    choices: text('choices', { mode: 'json' }).$type<string[][]>().notNull(),
  },
  table => [primaryKey({ columns: [table.familyId, table.subcategoryId, table.countryId] })],
);
