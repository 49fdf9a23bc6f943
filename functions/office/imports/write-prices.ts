import { type SQL, sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { firstVersion } from '../../../db/sql/now.ts';
import { leadLast } from '../../pricing/product-prices/lead-last.ts';
import { PRICE } from '../../pricing/product-prices/record.ts';
import { assignAll, columnsOf, valuesFrom } from '../../records/bulk-sql.ts';

const itsPrice = sql`SELECT 1 FROM ${productPrices} AS it
  WHERE it.product_code = ${importRows.productCode} AND it.country_id = ${importRows.countryId}`;

/** An outdated row: its price was changed or created, or its product or country is gone. */
export const isPriceOutdated = sql`(
  ${importRows.outcome} = 'change' AND NOT EXISTS (${itsPrice} AND it.version = ${importRows.version})
  OR ${importRows.outcome} = 'create' AND (EXISTS (${itsPrice})
    OR NOT EXISTS (SELECT 1 FROM ${products} AS product WHERE product.product_code = ${importRows.productCode})
    OR NOT EXISTS (SELECT 1 FROM ${countries} AS country WHERE country.country_id = ${importRows.countryId})))`;

/** Updates and creates prices from rows of an import. */
export const writePrices = (isMeant: SQL) =>
  [
    ...leadLast(sql`row.wanted ->> 'netPrice'`, sql`row.version`).map(
      isItsTurn => sql`
      UPDATE ${productPrices} SET ${assignAll(PRICE, 'row.wanted')}, version = product_prices.version + 1
      FROM (SELECT product_code, country_id, version, wanted FROM ${importRows}
        WHERE outcome = 'change' AND ${isMeant}) AS row
      WHERE product_prices.product_code = row.product_code AND product_prices.country_id = row.country_id
        AND ${isItsTurn}`,
    ),
    sql`
      INSERT INTO ${productPrices} (product_code, country_id, ${columnsOf(PRICE)}, created_at, version)
      SELECT product_code, country_id, ${valuesFrom(PRICE, 'wanted')}, ${Date.now()}, ${firstVersion}
      FROM ${importRows} WHERE outcome = 'create' AND ${isMeant} ORDER BY line`,
  ] as const;
