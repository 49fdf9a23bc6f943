import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { firstVersion } from '../../../db/sql/now.ts';
import { assignPresent, columnsOf, valuesFrom } from '../../records/bulk-sql.ts';
import { leadLast } from '../product-prices/lead-last.ts';
import { PRICE } from '../product-prices/record.ts';
import { toPriceRow } from '../product-prices/rows.ts';
import type { ChangedPrices, PriceChange } from './contract.ts';
import { changeProblem } from './refused.ts';

/** Size of each bound text; the database accepts at most 1 MB. */
const MOST_IN_TEXT = 4000;

type Created = { cell: string; version: number };

/** All changes, or none if one of the prices has changed since it was read. */
export async function changePrices(database: Writer, changes: PriceChange[]): Promise<ChangedPrices> {
  const isNew = ({ version }: PriceChange) => version === null;
  const inserts = textsOf(changes.filter(isNew));
  const updates = textsOf(changes.filter(change => !isNew(change) && !change.remove));
  const removals = textsOf(changes.filter(({ remove }) => remove));
  const answers = await database
    .writeBatch([
      sql<Created>`SELECT 1 WHERE 0`,
      ...[...inserts, ...updates, ...removals].map(text => refuseOutdated(text)),
      ...removals.map(text => removeThese(text)),
      ...LEAD_LAST.flatMap(isMeant => updates.map(text => updateThese(text, isMeant))),
      ...inserts.map(text => sql<Created>`${insertThese(text)}`),
    ])
    .catch(async error => {
      if (!constraintViolation(error)) throw error;
      throw (await changeProblem(database, changes)) ?? error;
    });
  const created = new Map<string, number>();
  for (const rows of answers.slice(answers.length - inserts.length) as Created[][])
    for (const { cell, version } of rows) created.set(cell, version);
  return {
    versions: changes.map(({ ProductCode, CountryID, version, remove }) =>
      remove ? null : version === null ? (created.get(`${ProductCode}:${CountryID}`) ?? 1) : version + 1,
    ),
  };
}

/** Rows as JSON objects, several thousand per text; omitted fields stay omitted. */
function textsOf(changes: PriceChange[]): string[] {
  const rows = changes.map(change => ({
    productCode: change.ProductCode,
    countryId: change.CountryID,
    version: change.version,
    ...toPriceRow(change),
  }));
  return Array.from({ length: Math.ceil(rows.length / MOST_IN_TEXT) }, (_, part) =>
    JSON.stringify(rows.slice(part * MOST_IN_TEXT, (part + 1) * MOST_IN_TEXT)),
  );
}

const KEY = sql`value ->> 'productCode', value ->> 'countryId'`;
const IS_ITS = sql`product_code = value ->> 'productCode' AND country_id = value ->> 'countryId'`;

const refuseOutdated = (text: string): SQL => sql`
  INSERT INTO outdated_prices (product_code, country_id)
  SELECT ${KEY} FROM json_each(${text}) LEFT JOIN ${productPrices} ON ${IS_ITS}
  WHERE version IS NOT value ->> 'version' LIMIT 1`;

const removeThese = (text: string): SQL => sql`
  DELETE FROM ${productPrices} WHERE (product_code, country_id) IN (SELECT ${KEY} FROM json_each(${text}))`;

const LEAD_LAST = leadLast(sql`value ->> 'netPrice'`, sql`value ->> 'version'`);

const updateThese = (text: string, isMeant: SQL): SQL => sql`
  UPDATE ${productPrices} SET ${assignPresent(PRICE, 'value')}, version = version + 1
  FROM json_each(${text}) WHERE ${IS_ITS} AND ${isMeant}`;

const insertThese = (text: string): SQL => sql`
  INSERT INTO ${productPrices} (product_code, country_id, ${columnsOf(PRICE)}, created_at, version)
  SELECT ${KEY}, ${valuesFrom(PRICE, 'value')}, ${Date.now()}, ${firstVersion}
  FROM json_each(${text})
  RETURNING product_code || ':' || country_id AS cell, version`;
