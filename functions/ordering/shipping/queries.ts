import { asc, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { fromHundredths, hundredths } from '../../../db/hundredths.ts';
import { countries } from '../../../db/schema/countries.ts';
import { ChangedMeanwhile } from '../../errors.ts';
import type { ShippingFee, UpdateShippingFees } from './contract.ts';

type Row = typeof countries.$inferSelect;

const selectAll = () =>
  build
    .select()
    .from(countries)
    .orderBy(asc(sql`${countries.countryName} COLLATE NOCASE`));

export async function listShippingFees(database: Database): Promise<ShippingFee[]> {
  return (await database.read(selectAll())).map(toShippingFee);
}

/** All of them or none: not one where somebody changed one of these countries in between. */
export async function updateShippingFees(database: Writer, { fees }: UpdateShippingFees) {
  const given = JSON.stringify(fees.map(fee => ({ ...fee, shippingFee: hundredths(fee.shippingFee) })));
  const fee = (column: string) => sql.raw(`given.value ->> '${column}'`);
  const [changed, after] = await database.writeBatch([
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
  ]);
  const rows = after.map(toShippingFee);
  if (changed.length === 0 && fees.some(given => isStale(given, rows))) {
    throw new ChangedMeanwhile(rows, Math.max(0, ...rows.map(({ version }) => version)));
  }
  return rows;
}

function isStale({ countryId, version }: UpdateShippingFees['fees'][number], rows: ShippingFee[]): boolean {
  return rows.find(row => row.countryId === countryId)?.version !== version;
}

const toShippingFee = ({ createdAt: _, shippingFee, ...row }: Row): ShippingFee => ({
  ...row,
  shippingFee: fromHundredths(shippingFee),
});
