import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { catalogue } from '../../../db/schema/catalogue.ts';
import { countries } from '../../../db/schema/countries.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { isBeingApplied, type Owned } from './queries.ts';

const itsPrice = sql`SELECT 1 FROM ${productPrices} AS it
  WHERE it.product_code = ${importRows.productCode} AND it.country_id = ${importRows.countryId}`;

/** A row that no longer says what its check showed: its price was changed or made, its product or country is gone. */
export const isPriceOutdated = sql`(
  ${importRows.outcome} = 'change' AND NOT EXISTS (${itsPrice} AND it.version = ${importRows.version})
  OR ${importRows.outcome} = 'create' AND (EXISTS (${itsPrice})
    OR NOT EXISTS (SELECT 1 FROM ${products} AS product WHERE product.product_code = ${importRows.productCode})
    OR NOT EXISTS (SELECT 1 FROM ${countries} AS country WHERE country.country_id = ${importRows.countryId})))`;

/** Changes and makes prices as the rows of the import that is being applied say. */
export function writePrices(database: Database, { importId }: Owned) {
  const isBegun = isBeingApplied(importId);
  return [
    database.run(sql`
      UPDATE ${productPrices} SET net_price = row.wanted ->> 'netPrice', retail_price = row.wanted ->> 'retailPrice',
        pv = row.wanted ->> 'pv', pq = row.wanted ->> 'pq',
        display_at_website = row.wanted ->> 'displayAtWebsite', stock_available = row.wanted ->> 'stockAvailable',
        version = product_prices.version + 1
      FROM (SELECT product_code, country_id, wanted FROM ${importRows}
        WHERE import_id = ${importId} AND outcome = 'change' AND ${isBegun}) AS row
      WHERE product_prices.product_code = row.product_code AND product_prices.country_id = row.country_id`),
    // As where one price is made: the catalogue's version, which only grows.
    database.run(sql`
      INSERT INTO ${productPrices} (product_code, country_id, net_price, retail_price, pv, pq, display_at_website,
        stock_available, created_at, version)
      SELECT product_code, country_id, wanted ->> 'netPrice', wanted ->> 'retailPrice', wanted ->> 'pv',
        wanted ->> 'pq', wanted ->> 'displayAtWebsite', wanted ->> 'stockAvailable', ${Date.now()},
        (SELECT version FROM ${catalogue})
      FROM ${importRows} WHERE import_id = ${importId} AND outcome = 'create' AND ${isBegun} ORDER BY line`),
  ] as const;
}
