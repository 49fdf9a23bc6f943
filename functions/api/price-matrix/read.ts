import { and, asc, type SQL, sql } from 'drizzle-orm';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import type { MatrixCountry, PriceMatrixFilter } from '../../contracts/price-matrix.ts';
import { sliceOf } from '../../http/paging.ts';
import { isChosen, isMissingIn, missingIn, totalOf } from '../products/shelves.ts';

/** Its prices are JSON already: 20,000 of them are never taken apart on their way. */
type ProductRow = { productCode: number; productName: string; prices: string };

const COUNTRY_COLUMNS = {
  countryId: countries.countryId,
  countryCode: countries.countryCode,
  countryName: countries.countryName,
  denomination: countries.denomination,
  displayStatus: countries.displayStatus,
};

const EVERYTHING = { everything: true };

/** The matrix as JSON text and how many products it has on all pages, in one round trip. */
export async function readMatrix(database: Database, filter: PriceMatrixFilter) {
  const [columns, rows, [counted]] = await database.batch([
    database.select(COUNTRY_COLUMNS).from(countries).orderBy(asc(countries.countryName)),
    database.all<ProductRow>(productsWithPrices(filter)),
    database.all<{ total: number }>(sql`SELECT ${totalIn(filter)} AS total`),
  ]);
  return { json: written(columns, rows), total: counted?.total ?? 0 };
}

function written(columns: MatrixCountry[], rows: ProductRow[]): string {
  const lines = rows.map(
    ({ productCode, productName, prices }) =>
      `{"productCode":${productCode},"productName":${JSON.stringify(productName)},"prices":${prices}}`,
  );
  return `{"countries":${JSON.stringify(columns)},"products":[${lines.join(',')}]}`;
}

function productsWithPrices(filter: PriceMatrixFilter): SQL {
  const { limit, offset } = sliceOf(filter);
  const where = wantedIn(filter);
  return sql`
    SELECT chosen.product_code AS "productCode", chosen.product_name AS "productName",
      (SELECT json_group_array(json(${PRICE})) FROM ${productPrices}
        WHERE ${productPrices.productCode} = chosen.product_code ${inColumns(filter)}) AS prices
    FROM (SELECT ${products.productCode}, ${products.productName} FROM ${products}
      ${where ? sql`WHERE ${where}` : sql``}
      ORDER BY ${products.productCode} LIMIT ${limit} OFFSET ${offset}) AS chosen
    ORDER BY chosen.product_code`;
}

/** As the contract's MatrixPrice has it. */
export const PRICE =
  sql.raw(`json_array(country_id, net_price / 100.0, retail_price / 100.0, pv / 100.0, pq / 100.0,
  json(iif(display_at_website, 'true', 'false')), stock_available, product_prices.version)`);

function inColumns({ country }: PriceMatrixFilter): SQL {
  if (!country) return sql``;
  return sql`AND ${productPrices.countryId} IN ${among(country)}`;
}

const wantedIn = (filter: PriceMatrixFilter) =>
  and(isChosen(shelfOf(filter)), filter.missing === undefined ? undefined : isMissingIn(filter.missing));

const shelfOf = ({ q, category, subcategory }: PriceMatrixFilter) => ({
  filter: { q, category, subcategory },
  audience: EVERYTHING,
});

function totalIn(filter: PriceMatrixFilter): SQL<number> {
  const { q, missing } = filter;
  if (missing === undefined) return totalOf(shelfOf(filter));
  if (!q) return missingIn(shelfOf(filter), missing);
  return sql`(SELECT count(*) FROM ${products} WHERE ${wantedIn(filter)})`;
}
