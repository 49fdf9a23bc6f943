import { and, eq, type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { ValidationError } from '../../errors.ts';
import type { FamilyVariants } from './contract.ts';

/** A variant that cannot be part of the family. */
type Hindrance = { position: number; familyId: number | null };

/** What makes the given products, in this order, the only variants of a family. */
export function writingVariants(id: SQL | number, variants: FamilyVariants, isMeant?: SQL) {
  const given = sql`json_each(${JSON.stringify(variants.map(rowOf))}) AS given`;
  const isListed = sql`(given.value ->> 'productCode') = ${products.productCode}`;
  const hindrances = sql<Hindrance>`SELECT given.key AS position, own.family_id AS "familyId"
    FROM ${given} LEFT JOIN ${products} AS own ON own.product_code = given.value ->> 'productCode'
    WHERE own.product_code IS NULL OR (own.family_id IS NOT NULL AND own.family_id IS NOT ${id})`;
  const isPossible = and(isMeant, sql`NOT EXISTS (${hindrances})`);
  // A variant that takes the options of another one is taken out first, so that two of them can swap.
  const staysAsItIs = sql`EXISTS (SELECT 1 FROM ${given} WHERE ${isListed} AND (
    (given.value ->> 'options') = ${products.options} OR NOT EXISTS (
      SELECT 1 FROM ${products} AS other WHERE other.family_id = ${id}
        AND other.product_code <> ${products.productCode} AND other.options = given.value ->> 'options'))
    AND json_array_length(given.value ->> 'options') = json_array_length(${products.options}))`;
  const version = sql`version + 1`;
  const differs = sql`(${products.familyId} IS NOT ${id}
    OR ${products.options} <> given.value ->> 'options' COLLATE BINARY OR ${products.familyPosition} <> given.key)`;
  return {
    hindrances,
    isPossible,
    takeOut: build
      .update(products)
      .set({ familyId: null, options: [], familyPosition: 0, version })
      .where(and(eq(products.familyId, id), sql`NOT ${staysAsItIs}`, isPossible)),
    putIn: sql`UPDATE ${products} SET family_id = ${id}, options = given.value ->> 'options', family_position = given.key,
      version = ${version} FROM ${given} WHERE ${isListed} AND ${isPossible} AND ${differs}`,
  };
}

export function refuseHindered(hindrances: Hindrance[]) {
  if (hindrances.length > 0) throw new ValidationError(hindrances.map(toError));
}

const rowOf = ({ productCode, options }: FamilyVariants[number]) => ({
  productCode,
  options: JSON.stringify(options),
});

const toError = ({ position, familyId }: Hindrance) => ({
  path: `variants.${position}.productCode`,
  message: familyId === null ? 'There is no such product' : 'This product belongs to another family',
});
