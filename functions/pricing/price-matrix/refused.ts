import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { type ShopError, StaleVersion, ValidationError } from '../../errors.ts';
import { unpayableIn } from '../../records/payable.ts';
import { PRICE } from '../product-prices/record.ts';
import { type MatrixPrice, namedPrice, type OutdatedPrice, type PriceChange } from './contract.ts';
import { MATRIX_PRICE } from './read.ts';

type Found = { at: number; price: string | null; hasProduct: number; denomination: string | null };

/**
 * Reports every invalid cell: an unknown product or country, an amount that can't be paid in its currency, or else a
 * price that someone else changed.
 */
export async function changeProblem(
  database: Database,
  changes: PriceChange[],
): Promise<ShopError | undefined> {
  const cells = changes.map(({ ProductCode, CountryID }) => ({ ProductCode, CountryID }));
  const found = await database.read(sql<Found>`
    SELECT cells.key AS at, (SELECT ${MATRIX_PRICE} FROM product_prices
        WHERE product_code = cells.value ->> 'ProductCode' AND country_id = cells.value ->> 'CountryID') AS price,
      EXISTS (SELECT 1 FROM products WHERE product_code = cells.value ->> 'ProductCode') AS "hasProduct",
      (SELECT denomination FROM countries WHERE country_id = cells.value ->> 'CountryID') AS denomination
    FROM json_each(${JSON.stringify(cells)}) AS cells ORDER BY cells.key`);

  const errors: FieldError[] = found.flatMap(({ at, hasProduct, denomination }) => [
    ...(hasProduct ? [] : [{ path: `changes.${at}.ProductCode`, message: 'There is no such product' }]),
    ...(denomination === null
      ? [{ path: `changes.${at}.CountryID`, message: 'There is no such country' }]
      : unpayableIn(PRICE, changes[at] ?? {}, denomination).map(({ path, message }) => ({
          path: `changes.${at}.${path}`,
          message,
        }))),
  ]);
  if (errors.length > 0) return new ValidationError(errors);

  const outdated: OutdatedPrice[] = found.flatMap(({ at, price: json }) => {
    const change = changes[at];
    const price = json === null ? null : (JSON.parse(json) as MatrixPrice);
    if (!change || versionOf(price) === change.version) return [];
    return [{ ProductCode: String(change.ProductCode), CountryID: change.CountryID, price }];
  });
  const versions = outdated.map(({ price }) => versionOf(price) ?? 0);
  return outdated.length > 0 ? new StaleVersion(outdated, Math.max(...versions)) : undefined;
}

const versionOf = (price: MatrixPrice | null) => (price ? namedPrice(price).version : null);
