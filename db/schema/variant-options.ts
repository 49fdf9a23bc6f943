import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { products } from './products.ts';

/** The choices of each variant, by which filters find it: `Colour:Sand`. Maintained by triggers. */
export const variantOptions = sqliteTable(
  'variant_options',
  {
    productCode: integer('product_code')
      .notNull()
      .references(() => products.productCode),
    choice: text('choice').notNull(),
    subcategoryId: integer('subcategory_id').notNull(),
  },
  table => [primaryKey({ columns: [table.productCode, table.choice] })],
);
