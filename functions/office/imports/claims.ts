import { type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/import-rows.ts';
import { products } from '../../../db/schema/products.ts';
import { HELD_ALONE, type HeldAlone } from '../../catalog/products/held-alone.ts';

const every = (claim: HeldAlone, condition: (column: SQL, name: SQL) => SQL) =>
  sql.join(
    claim.columns.map(({ column, name }) => condition(sql.raw(column), sql.raw(`'${name}'`))),
    sql` AND `,
  );

/** The other products that have what a row of a file wants: `holder`. */
const holders = (claim: HeldAlone) => sql`${products} AS holder
  WHERE ${every(claim, (column, name) => sql`holder.${column} = ${importRows.wanted} ->> ${name}`)}
    AND holder.product_code IS NOT ${importRows.productCode}`;

/** The row of the file by which the holder gives it up. */
const giver = (claim: HeldAlone) => sql`SELECT 1 FROM ${importRows} AS giver
  WHERE giver.import_id = ${importRows.importId} AND giver.target = CAST(holder.product_code AS TEXT)
    AND giver.outcome = 'change' AND giver.version = holder.version
    AND NOT (${every(claim, (column, name) => sql`holder.${column} IS giver.wanted ->> ${name}`)})`;

/** Whether a row wants what another product has and keeps. */
export const isClaimTaken: SQL = sql.join(
  HELD_ALONE.map(claim => sql`EXISTS (SELECT 1 FROM ${holders(claim)} AND NOT EXISTS (${giver(claim)}))`),
  sql` OR `,
);

/** Takes from products what they give up to other rows of the file, before these are written. */
export const releaseClaims = (isMeant: SQL): SQL[] =>
  HELD_ALONE.map(
    claim => sql`UPDATE ${products} SET ${sql.join(
      claim.columns.map(({ column, none }) => sql`${sql.raw(column)} = ${none}`),
      sql`, `,
    )}
    WHERE product_code IN (SELECT holder.product_code FROM ${importRows} CROSS JOIN ${holders(claim)}
      AND ${importRows.outcome} IN ('create', 'change') AND ${isMeant} AND EXISTS (${giver(claim)}))`,
  );
