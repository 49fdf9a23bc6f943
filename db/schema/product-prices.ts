import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { countries } from './countries.ts';
import { products } from './products.ts';

/** Prices and points are whole hundredths. */
export const productPrices = sqliteTable(
  'product_prices',
  {
    productCode: integer('product_code')
      .notNull()
      .references(() => products.productCode),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.countryId),
    netPrice: integer('net_price').notNull(),
    retailPrice: integer('retail_price').notNull(),
    pv: integer('pv').notNull().default(0),
    pq: integer('pq').notNull().default(0),
    displayAtWebsite: integer('display_at_website', { mode: 'boolean' }).notNull().default(true),
    stockAvailable: integer('stock_available').notNull(),
    /** Whether it is in stock, for the indexes of lists. Maintained by triggers. */
    hasStock: integer('has_stock', { mode: 'boolean' }).notNull().default(true),
    /** Whether the product stands for its family in lists of the country; true without a family. Maintained by triggers. */
    leading: integer('leading', { mode: 'boolean' }).notNull().default(true),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    version: integer('version').notNull().default(1),
  },
  table => [primaryKey({ columns: [table.productCode, table.countryId] })],
);
