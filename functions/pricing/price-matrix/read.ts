import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { isMissingIn, listed, whereOf } from '../../catalog/products/product-filters.ts';
import { countedIn, missingIn, totalOf } from '../../catalog/products/product-totals.ts';
import { sliceOf } from '../../http/paging.ts';
import { asJson } from '../../records/bulk-sql.ts';
import { PRICE } from '../product-prices/record.ts';
import type { MatrixCountry, PriceMatrixFilter } from './contract.ts';
import { chosenByFamily, FAMILY_COLUMNS, FAMILY_ORDER, familiesIn, type InFamily } from './families.ts';

/** Its prices stay JSON text: 20,000 of them are never parsed on the way. */
type ProductRow = { productCode: number; productName: string; prices: string } & Partial<InFamily>;

const COUNTRY_COLUMNS = {
  countryId: countries.countryId,
  countryCode: countries.countryCode,
  countryName: countries.countryName,
  denomination: countries.denomination,
  displayStatus: countries.displayStatus,
};

const EVERYTHING = { everything: true };

/** The matrix as JSON text and the total number of products, in one round trip. */
export async function readMatrix(database: Database, filter: PriceMatrixFilter) {
  const [columns, rows, [counted]] = await database.readBatch([
    build.select(COUNTRY_COLUMNS).from(countries).orderBy(asc(countries.countryName)),
    sql<ProductRow>`${productsWithPrices(filter)}`,
    sql<{ total: number }>`SELECT ${totalIn(filter)} AS total`,
  ]);
  return { json: written(columns, rows), total: counted?.total ?? 0 };
}

function written(columns: MatrixCountry[], rows: ProductRow[]): string {
  const lines = rows.map(
    ({ productCode, productName, familyId, prices }) =>
      `{"productCode":${productCode},"productName":${JSON.stringify(productName)},${
        familyId ? `"familyId":${familyId},` : ''
      }"prices":${prices}}`,
  );
  const families = JSON.stringify(familiesIn(rows));
  return `{"countries":${JSON.stringify(columns)},"families":${families},"products":[${lines.join(',')}]}`;
}

function productsWithPrices(filter: PriceMatrixFilter): SQL {
  const { limit, offset } = sliceOf(filter);
  const wanted = wantedIn(filter);
  const chosen = filter.grouped
    ? chosenByFamily(wanted, { limit, offset }, filter.q !== undefined)
    : sql`SELECT ${products.productCode}, ${products.productName} FROM ${wanted.from} ${whereOf(wanted.where)}
      ORDER BY ${products.productCode} LIMIT ${limit} OFFSET ${offset}`;
  return sql`
    SELECT chosen.product_code AS "productCode", chosen.product_name AS "productName",
      (SELECT json_group_array(json(${MATRIX_PRICE})) FROM ${productPrices}
        WHERE ${productPrices.productCode} = chosen.product_code ${inColumns(filter)}) AS prices
      ${filter.grouped ? sql`, ${FAMILY_COLUMNS}` : sql``}
    FROM (${chosen}) AS chosen
    ORDER BY ${filter.grouped ? FAMILY_ORDER : sql`chosen.product_code`}`;
}

/** In the shape of the contract's MatrixPrice. */
export const MATRIX_PRICE = sql`json_array(country_id, ${asJson(PRICE)}, product_prices.version)`;

function inColumns({ country }: PriceMatrixFilter): SQL {
  if (!country) return sql``;
  return sql`AND ${productPrices.countryId} IN ${jsonInList(country)}`;
}

function wantedIn(filter: PriceMatrixFilter) {
  const { from, where } = listed(productQueryOf(filter));
  return { from, where: and(where, filter.missing === undefined ? undefined : isMissingIn(filter.missing)) };
}

const productQueryOf = ({ q, category, subcategory }: PriceMatrixFilter) => ({
  filter: { q, category, subcategory },
  audience: EVERYTHING,
});

function totalIn(filter: PriceMatrixFilter): SQL<number> {
  const { q, missing } = filter;
  if (missing === undefined) return totalOf(productQueryOf(filter));
  if (!q) return missingIn(productQueryOf(filter), missing);
  return countedIn(wantedIn(filter));
}
