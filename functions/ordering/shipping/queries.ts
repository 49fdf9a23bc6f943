import { asc, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { countries } from '../../../db/schema/countries.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths, toMinorUnits } from '../../../db/sql/minor-units.ts';
import { StaleVersion, ValidationError } from '../../errors.ts';
import { COUNTRY } from '../../pricing/countries/record.ts';
import { unpayableIn } from '../../records/payable.ts';
import type { ShippingFee, UpdateShippingFees } from './contract.ts';

const FEE_COLUMNS = {
  countryId: countries.countryId,
  countryCode: countries.countryCode,
  countryName: countries.countryName,
  denomination: countries.denomination,
  displayStatus: countries.displayStatus,
  shippingFee: countries.shippingFee,
  version: countries.version,
};

const selectAll = () =>
  build
    .select(FEE_COLUMNS)
    .from(countries)
    .orderBy(asc(sql`${countries.countryName} COLLATE NOCASE`));

export async function listShippingFees(database: Database): Promise<ShippingFee[]> {
  return (await database.read(selectAll())).map(toShippingFee);
}

/** All or none: none if someone changed one of these countries meanwhile. */
export async function updateShippingFees(database: Writer, { fees }: UpdateShippingFees) {
  const given = JSON.stringify(fees.map(fee => ({ ...fee, shippingFee: toMinorUnits(fee.shippingFee) })));
  const fee = (column: string) => sql.raw(`given.value ->> '${column}'`);
  const [changed, after] = await database
    .writeBatch([
      build
        .update(countries)
        .set({
          shippingFee: sql`(SELECT ${fee('shippingFee')} FROM json_each(${given}) AS given
          WHERE ${fee('countryId')} = ${countries.countryId})`,
          version: sql`${countries.version} + 1`,
        })
        .where(sql`EXISTS (SELECT 1 FROM json_each(${given}) AS given
          WHERE ${fee('countryId')} = ${countries.countryId} AND ${fee('shippingFee')} <> ${countries.shippingFee})
        AND NOT EXISTS (SELECT 1 FROM json_each(${given}) AS given
          LEFT JOIN countries AS stored ON stored.country_id = ${fee('countryId')}
          WHERE stored.version IS NOT ${fee('version')})`)
        .returning({ countryId: countries.countryId }),
      selectAll(),
    ])
    .catch(error => refuseUnpayable(database, fees, error));
  const rows = after.map(toShippingFee);
  if (changed.length === 0 && fees.some(given => isStale(given, rows))) {
    throw new StaleVersion(rows, Math.max(0, ...rows.map(({ version }) => version)));
  }
  return rows;
}

async function refuseUnpayable(
  database: Database,
  fees: UpdateShippingFees['fees'],
  error: unknown,
): Promise<never> {
  if (constraintViolation(error)?.kind !== 'rule') throw error;
  const rows = await database.read(selectAll());
  const errors = fees.flatMap((fee, index) => {
    const country = rows.find(({ countryId }) => countryId === fee.countryId);
    const found = unpayableIn(COUNTRY, fee, country?.denomination ?? '');
    return found.map(({ path, message }) => ({ path: `fees.${index}.${path}`, message }));
  });
  throw errors.length > 0 ? new ValidationError(errors) : error;
}

function isStale({ countryId, version }: UpdateShippingFees['fees'][number], rows: ShippingFee[]): boolean {
  return rows.find(row => row.countryId === countryId)?.version !== version;
}

/** Amounts are stored in hundredths. */
const toShippingFee = (row: ShippingFee): ShippingFee => ({
  ...row,
  shippingFee: fromHundredths(row.shippingFee),
});
