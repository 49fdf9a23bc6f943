import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { anyOf, hasDecimals, PRICE_SUM_COLUMNS } from '../../../db/sql/payable.ts';
import { amountProblem } from '../../contracts/currencies.ts';
import { ValidationError } from '../../errors.ts';
import { unpayableIn } from '../../records/payable.ts';
import type { UpdateCountry } from './contract.ts';
import { COUNTRY } from './record.ts';

type Refused = { id: number; changes: UpdateCountry };

/** Reports which amounts of a country couldn't be paid after a refused change; rethrows other errors. */
export async function refuseUnpayable(
  database: Database,
  { id, changes }: Refused,
  error: unknown,
): Promise<never> {
  if (constraintViolation(error)?.kind !== 'rule') throw error;
  const isOfIt = eq(countries.countryId, id);
  const [[country], [counted]] = await database.readBatch([
    build.select().from(countries).where(isOfIt),
    sql<{ prices: number }>`SELECT count(*) AS prices FROM ${productPrices}
      WHERE ${productPrices.countryId} = ${id}
        AND ${sql.raw(anyOf(PRICE_SUM_COLUMNS.map(hasDecimals)))}`,
  ]);
  if (!country) throw error;
  const denomination = changes.denomination ?? country.denomination;
  const isOfAnother = denomination !== country.denomination;
  const lacks = `which ${denomination} doesn’t have`;
  const keepsFee = changes.shippingFee === undefined;
  const prices = counted?.prices ?? 0;
  const errors = [
    ...unpayableIn(COUNTRY, changes, denomination),
    ...(isOfAnother && prices > 0
      ? [{ path: 'denomination', message: `${pricesHave(prices)} decimals, ${lacks}. Round them first` }]
      : []),
    ...(isOfAnother && keepsFee && amountProblem(fromHundredths(country.shippingFee), denomination)
      ? [{ path: 'denomination', message: `The shipping fee has decimals, ${lacks}. Round it first` }]
      : []),
  ];
  throw errors.length > 0 ? new ValidationError(errors) : error;
}

const pricesHave = (count: number) => (count === 1 ? 'One price there has' : `${count} prices there have`);
