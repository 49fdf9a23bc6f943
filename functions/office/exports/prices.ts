import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { itsCountry } from '../../catalog/products/rows.ts';
import type { ProductPriceFilter } from '../../pricing/product-prices/contract.ts';
import { PRICE } from '../../pricing/product-prices/record.ts';
import { itsProduct } from '../../pricing/product-prices/rows.ts';
import { pricesMatching } from '../../pricing/product-prices/searched.ts';
import { editableFieldsOf } from '../../records/record.ts';
import { writeCell } from '../imports/cells.ts';
import type { ExportPage } from './stream.ts';

/** Page size such that a million prices take two hundred queries; a worker may make a thousand. */
const ROWS_AT_ONCE = 5000;

export type Key = { productCode: number; countryId: number };

/** The next prices as CSV lines, in the order of `headingsOf`. */
export async function readPrices(
  database: Database,
  filter: ProductPriceFilter,
  after: Key | undefined,
): Promise<ExportPage<Key>> {
  const { productCode, countryId } = productPrices;
  const follows = after && sql`(${productCode}, ${countryId}) > (${after.productCode}, ${after.countryId})`;
  const rows = await database.read(
    build
      .select({
        price: productPrices,
        productName: products.productName,
        countryCode: countries.countryCode,
        denomination: countries.denomination,
      })
      .from(productPrices)
      .innerJoin(products, itsProduct)
      .innerJoin(countries, itsCountry)
      .where(and(pricesMatching(filter), follows))
      .orderBy(asc(productCode), asc(countryId))
      .limit(ROWS_AT_ONCE),
  );
  return {
    lines: rows.map(({ price, productName, countryCode, denomination }) => [
      String(price.productCode),
      productName,
      countryCode,
      denomination,
      ...editableFieldsOf(PRICE).map(field => writeCell(field, price[field.name as keyof typeof price])),
      price.createdAt.toISOString(),
    ]),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.price,
  };
}
