import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { ProductPriceFilter } from '../../contracts/product-prices.ts';
import { money, yesOrNo } from '../imports/cells.ts';
import { itsProduct } from '../product-prices/rows.ts';
import { pricesMatching } from '../product-prices/searched.ts';
import { itsCountry } from '../products/rows.ts';
import type { ExportPage } from './stream.ts';

const ROWS_AT_ONCE = 1000;

export type Key = { productCode: number; countryId: number };

/** The prices that follow one, as lines of a file; in the order of `headingsOf`. */
export async function readPrices(
  database: Database,
  filter: ProductPriceFilter,
  after: Key | undefined,
): Promise<ExportPage<Key>> {
  const { productCode, countryId } = productPrices;
  const follows = after && sql`(${productCode}, ${countryId}) > (${after.productCode}, ${after.countryId})`;
  const rows = await database
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
    .limit(ROWS_AT_ONCE);
  return {
    lines: rows.map(({ price, productName, countryCode, denomination }) => [
      String(price.productCode),
      productName,
      countryCode,
      denomination,
      money(price.netPrice),
      money(price.retailPrice),
      money(price.pv),
      money(price.pq),
      yesOrNo(price.displayAtWebsite),
      String(price.stockAvailable),
      price.createdAt.toISOString(),
    ]),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.price,
  };
}
