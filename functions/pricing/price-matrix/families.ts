import { and, type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import type { listed } from '../../catalog/products/product-filters.ts';
import { whereOf } from '../../catalog/products/product-filters.ts';
import type { Slice } from '../../http/paging.ts';
import type { MatrixFamily } from './contract.ts';

/** What a row says of its family: the name and the count only where the family begins. */
export type InFamily = {
  familyId: number | null;
  familyName: string | null;
  variants: number | null;
};

/** Each family in the order of its variants, then what has no family: of the rows `chosen`. */
export const FAMILY_ORDER = sql`chosen.family_id IS NULL, chosen.family_id, chosen.place, chosen.product_code`;

const isIn = (family: 'NULL' | 'NOT NULL') => sql`${products.familyId} IS ${sql.raw(family)}`;

const COLUMNS = sql`${products.productCode} AS product_code, ${products.productName} AS product_name`;
const PLACE = sql`${products.familyId} AS family_id, ${products.familyPosition} AS place`;
const NO_PLACE = sql`NULL AS family_id, 0 AS place`;

/**
 * A page of products in the order of families. No index has both parts of that order, so they are walked one after the
 * other, and the second only if the page reaches that far. Matches of a search are few enough to be sorted.
 */
export function chosenByFamily(
  { from, where }: ReturnType<typeof listed>,
  { limit, offset }: Slice,
  isSearch: boolean,
): SQL {
  const slice = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (isSearch)
    return sql`SELECT * FROM (
      SELECT ${COLUMNS}, ${products.familyId} AS family_id, iif(${isIn('NULL')}, 0, ${products.familyPosition}) AS place
      FROM ${from} ${whereOf(where)}) AS chosen ORDER BY ${FAMILY_ORDER} ${slice}`;
  const part = (columns: SQL, isPart: SQL, order: SQL) => sql`SELECT * FROM (
    SELECT ${COLUMNS}, ${columns} FROM ${from} ${whereOf(and(where, isPart))} ORDER BY ${order} LIMIT ${offset + limit})`;
  return sql`SELECT * FROM (
    ${part(PLACE, isIn('NOT NULL'), sql`${products.familyId}, ${products.familyPosition}, ${products.productCode}`)}
    UNION ALL ${part(NO_PLACE, isIn('NULL'), sql`${products.productCode}`)}) ${slice}`;
}

const isFirstHere = sql`chosen.family_id IS NOT NULL
  AND row_number() OVER (PARTITION BY chosen.family_id ORDER BY chosen.place, chosen.product_code) = 1`;

/** Of the rows `chosen`, what their family is. */
export const FAMILY_COLUMNS = sql`chosen.family_id AS "familyId",
  CASE WHEN ${isFirstHere} THEN (
    SELECT families.family_name FROM families WHERE families.family_id = chosen.family_id) END AS "familyName",
  CASE WHEN ${isFirstHere} THEN (
    SELECT count(*) FROM products AS its WHERE its.family_id = chosen.family_id) END AS variants`;

export const familiesIn = (rows: Partial<InFamily>[]): MatrixFamily[] =>
  rows.flatMap(({ familyId, familyName, variants }) =>
    familyId && familyName && variants ? [{ familyId, familyName, variants }] : [],
  );
