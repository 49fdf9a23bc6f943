import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { firstVersion } from '../../../db/sql/now.ts';
import { isOneOfCurrencies, PRICE_SUM_COLUMNS } from '../../../db/sql/payable.ts';
import { WITHOUT_DECIMALS } from '../../contracts/currencies.ts';
import { columnsOf, copiedFrom } from '../../records/bulk-sql.ts';
import { PRODUCT } from './record.ts';

type Copies = {
  /** The rows `given` with a JSON object `value` each: `copyOf`, `productName`, `sku`, `priceChange`, `stockAvailable`. */
  given: SQL;
  /** When they are created: this tells them from products that were there before. */
  at: number;
  isPossible: SQL | undefined;
};

type CopiedProducts = Copies & {
  /** What else is not as copied, by schema name. */
  own: Record<string, SQL>;
};

const given = (name: string) => sql.raw(`(given.value ->> '${name}')`);

/** Creates products with all that others have, except their codes. */
export const copyProducts = ({ given: rows, at, isPossible, own }: CopiedProducts) => sql`
  INSERT INTO ${products} (${columnsOf(PRODUCT)}, created_at)
  SELECT ${copiedFrom(PRODUCT, 'source', { productName: given('productName'), sku: given('sku'), barcode: sql`NULL`, ...own })}, ${at}
  FROM ${rows} JOIN ${products} AS source ON source.product_code = ${given('copyOf')}
  WHERE ${isPossible} ORDER BY given.key`;

type CopiedPrices = Copies & {
  /** Condition: the product `made` was created for this row. */
  isMade: SQL;
};

/** Gives them the prices and points of the others, wherever those have any. Triggers record their stock. */
export const copyPrices = ({ given: rows, at, isPossible, isMade }: CopiedPrices) => sql`
  INSERT INTO ${productPrices} (${sql.raw(PRICE_COLUMNS.map(({ name }) => name).join(', '))})
  SELECT ${sql.join(
    PRICE_COLUMNS.map(({ value }) => value(at)),
    sql`, `,
  )}
  FROM ${rows} JOIN ${products} AS made ON ${isMade} AND made.created_at = ${at}
  JOIN ${productPrices} AS source ON source.product_code = ${given('copyOf')}
  JOIN ${countries} AS there ON there.country_id = source.country_id
  WHERE ${isPossible}`;

const unit = `iif(${isOneOfCurrencies(WITHOUT_DECIMALS, 'there.denomination')}, 100, 1)`;

/** In the smallest unit of its currency, halves up. */
const adjusted = (column: string) =>
  sql.raw(
    `((source.${column} * (100 + (given.value ->> 'priceChange')) + 50 * ${unit}) / (100 * ${unit}) * ${unit})`,
  );

const copied = (column: string) =>
  PRICE_SUM_COLUMNS.includes(column) ? adjusted(column) : sql.raw(`source.${column}`);

const OWN_VALUES: Record<string, (at: number) => SQL> = {
  productCode: () => sql`made.product_code`,
  stockAvailable: () => sql`coalesce(${given('stockAvailable')}, source.stock_available)`,
  createdAt: at => sql`${at}`,
  version: () => firstVersion,
};

const BY_TRIGGERS = ['hasStock', 'leading'];

/** All other columns, so that a new one is copied too. */
const PRICE_COLUMNS = Object.entries(getTableColumns(productPrices))
  .filter(([name]) => !BY_TRIGGERS.includes(name))
  .map(([name, column]) => ({
    name: column.name,
    value: OWN_VALUES[name] ?? (() => copied(column.name)),
  }));

const MOST_HUNDREDTHS = 99_999_999_999;

/** Condition: one of the prices would be higher than any can be. */
export const isPriceTooHigh = sql`EXISTS (SELECT 1 FROM ${productPrices} AS source
  JOIN ${countries} AS there ON there.country_id = source.country_id
  WHERE source.product_code = ${given('copyOf')}
    AND max(${sql.join(PRICE_SUM_COLUMNS.map(adjusted), sql`, `)}) > ${MOST_HUNDREDTHS})`;
