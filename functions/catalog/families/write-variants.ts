import { and, eq, type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { ValidationError } from '../../errors.ts';
import { copyPrices, copyProducts, isPriceTooHigh } from '../products/copy.ts';
import type { FamilyVariants, SharedFields } from './contract.ts';
import { sharing } from './share-fields.ts';

/** A variant that cannot be part of the family. */
type Hindrance = { position: number; problem: Problem };

type VariantList = { variants: FamilyVariants; shared: SharedFields | undefined };

/** What makes the given products and new ones, in this order, the only variants of a family. */
export function writingVariants(id: SQL | number, { variants, shared }: VariantList, isMeant?: SQL) {
  const given = sql`json_each(${JSON.stringify(variants.map(rowOf))}) AS given`;
  const isListed = sql`(given.value ->> 'productCode') = ${products.productCode}`;
  const at = Date.now();
  // Statements after the first one see the new products too.
  const wasThere = sql`other.created_at <> ${at}`;
  const problem = sql`CASE
    WHEN given.value ->> 'productCode' IS NOT NULL THEN CASE
      WHEN own.product_code IS NULL THEN 'unknown'
      WHEN own.family_id IS NOT NULL AND own.family_id IS NOT ${id} THEN 'elsewhere' END
    WHEN NOT EXISTS (SELECT 1 FROM ${products} AS source WHERE source.product_code = given.value ->> 'copyOf')
      THEN 'nothingToCopy'
    WHEN EXISTS (SELECT 1 FROM ${products} AS other WHERE other.family_id = ${id}
        AND other.options = given.value ->> 'options' AND ${wasThere} AND other.product_code NOT IN (
          SELECT value ->> 'productCode' FROM ${given} WHERE value ->> 'productCode' IS NOT NULL))
      THEN 'exists'
    WHEN EXISTS (SELECT 1 FROM ${products} AS other WHERE other.sku = given.value ->> 'sku' AND ${wasThere})
      THEN 'skuTaken'
    WHEN ${isPriceTooHigh} THEN 'priceTooHigh' END`;
  const hindrances = sql<Hindrance>`SELECT position, problem FROM (
    SELECT given.key AS position, ${problem} AS problem
    FROM ${given} LEFT JOIN ${products} AS own ON own.product_code = given.value ->> 'productCode')
    WHERE problem IS NOT NULL`;
  const isPossible = and(isMeant, sql`NOT EXISTS (${hindrances})`);
  // A variant that takes the options of another one is taken out first, so that two of them can swap.
  const staysAsItIs = sql`EXISTS (SELECT 1 FROM ${given} WHERE ${isListed} AND (
    (given.value ->> 'options') = ${products.options} OR NOT EXISTS (
      SELECT 1 FROM ${products} AS other WHERE other.family_id = ${id}
        AND other.product_code <> ${products.productCode} AND other.options = given.value ->> 'options'))
    AND json_array_length(given.value ->> 'options') = json_array_length(${products.options}))`;
  const version = sql`version + 1`;
  const same = sharing(shared);
  const differs = sql`(${products.familyId} IS NOT ${id}
    OR ${products.options} <> given.value ->> 'options' COLLATE BINARY OR ${products.familyPosition} <> given.key
    OR ${same.differs})`;
  const copies = { given, at, isPossible };
  return {
    hindrances,
    isPossible,
    takeOut: build
      .update(products)
      .set({ familyId: null, options: [], familyPosition: 0, version })
      .where(and(eq(products.familyId, id), sql`NOT ${staysAsItIs}`, isPossible)),
    putIn: sql`UPDATE ${products} SET family_id = ${id}, options = given.value ->> 'options', family_position = given.key,
      ${same.assigned} version = ${version} FROM ${given} WHERE ${isListed} AND ${isPossible} AND ${differs}`,
    create: copyProducts({
      ...copies,
      own: {
        familyId: typeof id === 'number' ? sql`${id}` : id,
        options: sql`given.value ->> 'options'`,
        familyPosition: sql`given.key`,
        ...same.own,
      },
    }),
    price: copyPrices({
      ...copies,
      isMade: sql`made.family_id = ${id} AND made.options = given.value ->> 'options'`,
    }),
  };
}

export function refuseHindered(hindrances: Hindrance[]) {
  if (hindrances.length > 0) throw new ValidationError(hindrances.map(toError));
}

const rowOf = ({ productCode, options, new: made }: FamilyVariants[number]) => ({
  productCode,
  ...made,
  options: JSON.stringify(options),
});

const PROBLEMS = {
  unknown: { field: 'productCode', message: 'There is no such product' },
  elsewhere: { field: 'productCode', message: 'This product belongs to another family' },
  nothingToCopy: { field: 'new.copyOf', message: 'There is no such product' },
  exists: { field: 'options', message: 'The family has a variant with these options already' },
  skuTaken: { field: 'new.sku', message: 'Another product has this SKU' },
  priceTooHigh: { field: 'new.priceChange', message: 'This makes a price too high' },
};
type Problem = keyof typeof PROBLEMS;

const toError = ({ position, problem }: Hindrance) => ({
  path: `variants.${position}.${PROBLEMS[problem].field}`,
  message: PROBLEMS[problem].message,
});
