import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { catalogue } from '../../../db/schema/catalogue.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import type { ChangedPrices, PriceChange } from '../../contracts/price-matrix.ts';
import { columnsOf } from '../product-prices/rows.ts';
import { whyRefused } from './refused.ts';

/** Of each text that is bound; a database takes 1 MB at most. */
const MOST_IN_TEXT = 5000;

type Created = { cell: string; version: number };

/** All of the changes, or none of them where one was made to a price that is no longer what it was. */
export async function changePrices(database: Database, changes: PriceChange[]): Promise<ChangedPrices> {
  const isNew = ({ version }: PriceChange) => version === null;
  const inserts = textsOf(changes.filter(isNew));
  const updates = textsOf(changes.filter(change => !isNew(change) && !change.remove));
  const removals = textsOf(changes.filter(({ remove }) => remove));
  const answers = await database
    .batch([
      database.all<Created>(sql`SELECT 1 WHERE 0`),
      ...[...inserts, ...updates, ...removals].map(text => database.run(refuseOutdated(text))),
      ...removals.map(text => database.run(removeThese(text))),
      ...updates.map(text => database.run(updateThese(text))),
      ...inserts.map(text => database.all<Created>(insertThese(text))),
    ])
    .catch(async error => {
      if (!refusalOf(error)) throw error;
      throw (await whyRefused(database, changes)) ?? error;
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

/** Rows of values, several thousand to a text; what was left out is null. */
function textsOf(changes: PriceChange[]): string[] {
  const rows = changes.map(change => {
    const { netPrice, retailPrice, pv, pq, displayAtWebsite, stockAvailable } = columnsOf(change);
    const key = [change.ProductCode, change.CountryID, change.version];
    return [...key, netPrice, retailPrice, pv, pq, displayAtWebsite, stockAvailable];
  });
  return Array.from({ length: Math.ceil(rows.length / MOST_IN_TEXT) }, (_, part) =>
    JSON.stringify(rows.slice(part * MOST_IN_TEXT, (part + 1) * MOST_IN_TEXT)),
  );
}

const refuseOutdated = (text: string): SQL => sql`
  INSERT INTO outdated_prices (product_code, country_id)
  SELECT value ->> 0, value ->> 1 FROM json_each(${text})
  LEFT JOIN ${productPrices} ON product_code = value ->> 0 AND country_id = value ->> 1
  WHERE version IS NOT value ->> 2 LIMIT 1`;

const removeThese = (text: string): SQL => sql`
  DELETE FROM ${productPrices} WHERE (product_code, country_id) IN
    (SELECT value ->> 0, value ->> 1 FROM json_each(${text}))`;

const updateThese = (text: string): SQL => sql`
  UPDATE ${productPrices} SET
    net_price = coalesce(value ->> 3, net_price),
    retail_price = coalesce(value ->> 4, retail_price),
    pv = coalesce(value ->> 5, pv),
    pq = coalesce(value ->> 6, pq),
    display_at_website = coalesce(value ->> 7, display_at_website),
    stock_available = coalesce(value ->> 8, stock_available),
    version = version + 1
  FROM json_each(${text}) WHERE product_code = value ->> 0 AND country_id = value ->> 1`;

/** Their first version is the catalogue's, as that of every price is. */
const insertThese = (text: string): SQL => sql`
  INSERT INTO ${productPrices} (product_code, country_id, net_price, retail_price, pv, pq, display_at_website,
    stock_available, created_at, version)
  SELECT value ->> 0, value ->> 1, value ->> 3, value ->> 4, coalesce(value ->> 5, 0), coalesce(value ->> 6, 0),
    coalesce(value ->> 7, 1), value ->> 8, ${Date.now()}, (SELECT ${catalogue.version} FROM ${catalogue})
  FROM json_each(${text})
  RETURNING product_code || ':' || country_id AS cell, version`;
