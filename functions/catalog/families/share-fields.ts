import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import type { SharedFields } from './contract.ts';

/** The fields that are given, by schema name. */
const filledIn = (shared: SharedFields) =>
  (Object.keys(shared) as (keyof SharedFields)[])
    .filter(name => shared[name] !== undefined)
    .map(name => ({ name, column: products[name], value: sql`${shared[name]}` }));

/** Parts of statements that write variants, with what is the same for all of them. */
export function sharing(shared: SharedFields = {}) {
  const given = filledIn(shared);
  return {
    assigned: sql.join(given.map(({ column, value }) => sql`${sql.identifier(column.name)} = ${value}, `)),
    /** Condition: a variant has something else. */
    differs: or(...given.map(({ column, value }) => sql`${column} IS NOT ${value}`)) ?? sql`0`,
    own: Object.fromEntries(given.map(({ name, value }) => [name, value])),
  };
}

/** Gives all variants of a family what is the same for them. */
export const shareFields = (familyId: number, shared: SharedFields, isMeant: SQL) =>
  build
    .update(products)
    .set({ ...shared, version: sql`version + 1` })
    .where(and(eq(products.familyId, familyId), sharing(shared).differs, isMeant));
