import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { families } from '../../../db/schema/families.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { WriteDeps } from '../../deps.ts';
import { NotFound, ValidationError } from '../../errors.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import { settle, type Versioned, type Which } from '../../records/rows.ts';
import type { Family, FamilyVariants } from './contract.ts';
import { FAMILY_ROWS } from './queries.ts';

const mapErrors = mapConstraintErrors({
  unique: { path: 'variants', message: 'Another variant has the same options' },
  raisedAt: 'variants',
});

/** All or nothing: sets which products are variants of a family, in which order and with which options. */
export async function setVariants(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  { variants }: FamilyVariants,
): Promise<Versioned<Family>> {
  const given = sql`json_each(${JSON.stringify(variants.map(rowOf))}) AS given`;
  const isListed = sql`(given.value ->> 'productCode') = ${products.productCode}`;
  const hindered = sql<Hindrance>`SELECT given.key AS position, own.family_id AS "familyId"
    FROM ${given} LEFT JOIN ${products} AS own ON own.product_code = given.value ->> 'productCode'
    WHERE own.product_code IS NULL OR own.family_id <> ${id}`;
  const meant = and(eq(families.familyId, id), versions && inArray(families.version, versions));
  const happens = sql`EXISTS (SELECT 1 FROM ${families} WHERE ${meant}) AND NOT EXISTS (${hindered})`;
  // A variant that takes the options of another one is taken out first, so that two of them can swap.
  const staysAsItIs = sql`EXISTS (SELECT 1 FROM ${given} WHERE ${isListed} AND (
    (given.value ->> 'options') = ${products.options} OR NOT EXISTS (
      SELECT 1 FROM ${products} AS other WHERE other.family_id = ${id}
        AND other.product_code <> ${products.productCode} AND other.options = given.value ->> 'options')))`;
  const nextVersion = sql`version + 1`;
  const [refused, , , changed, [current]] = await database
    .writeBatch([
      hindered,
      build
        .update(products)
        .set({ familyId: null, options: [], familyPosition: 0, version: nextVersion })
        .where(and(eq(products.familyId, id), sql`NOT ${staysAsItIs}`, happens)),
      sql`UPDATE ${products} SET family_id = ${id}, options = given.value ->> 'options', family_position = given.key,
        version = ${nextVersion} FROM ${given} WHERE ${isListed} AND ${happens} AND ${differs(id)}`,
      build
        .update(families)
        .set({ version: sql`${families.version} + 1` })
        .where(and(meant, sql`NOT EXISTS (${hindered})`))
        .returning({ id: families.familyId }),
      FAMILY_ROWS.select().where(eq(families.familyId, id)),
    ])
    .catch(mapErrors);
  if (current && refused.length > 0) throw new ValidationError(refused.map(toError));
  const unknown = new NotFound(`There is no family ${id}`);
  return settle({ changed, current, toEntity: FAMILY_ROWS.toEntity, unknown });
}

type Hindrance = { position: number; familyId: number | null };

const rowOf = ({ productCode, options }: FamilyVariants['variants'][number]) => ({
  productCode,
  options: JSON.stringify(options),
});

const differs = (id: number): SQL => sql`(${products.familyId} IS NOT ${id}
  OR ${products.options} <> given.value ->> 'options' COLLATE BINARY OR ${products.familyPosition} <> given.key)`;

const toError = ({ position, familyId }: Hindrance) => ({
  path: `variants.${position}.productCode`,
  message: familyId === null ? 'There is no such product' : 'This product belongs to another family',
});
