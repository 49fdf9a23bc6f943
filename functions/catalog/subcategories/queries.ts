import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { codecOf } from '../../records/codec.ts';
import { createRow, deleteRow, findRow, updateRow } from '../../records/crud-queries.ts';
import { listRows, orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import type { CreateSubcategory, SubcategoryFilter, UpdateSubcategory } from './contract.ts';
import { SUBCATEGORY } from './record.ts';

const itsCategory = eq(categories.categoryId, subcategories.categoryId);

const ROWS = {
  one: SUBCATEGORY.one,
  table: subcategories,
  id: subcategories.subcategoryId,
  select: () =>
    build.select(getTableColumns(subcategories)).from(subcategories).innerJoin(categories, itsCategory),
  toEntity: codecOf(SUBCATEGORY, subcategories).toJson,
};

/** A subcategory is displayed only if its category is active too. */
const displayedTo = ({ everything }: Audience) =>
  everything ? undefined : and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

const mapErrors = mapConstraintErrors({
  missing: { path: 'categoryId', message: 'There is no such category' },
  unique: { path: 'subcategoryName', message: 'This category already has a subcategory with this name' },
});

export function listSubcategories(
  { database }: Deps<'database'>,
  filter: SubcategoryFilter,
  audience: Audience,
) {
  const chosen = and(displayedTo(audience), subcategoriesMatching(filter));
  const total = build.select({ total: count() }).from(subcategories).innerJoin(categories, itsCategory);
  return listRows(database, {
    ...ROWS,
    from: sql`${subcategories} JOIN ${categories} ON ${itsCategory}`,
    idOf: row => row.subcategoryId,
    where: chosen,
    order: orderBy(filter),
    total: total.where(chosen),
    paging: filter,
    asked: ['subcategories', filter, audience],
  });
}

/** The WHERE condition of the list's filters. */
export const subcategoriesMatching = ({ category, displayStatus, q }: SubcategoryFilter) =>
  and(
    category === undefined ? undefined : eq(subcategories.categoryId, category),
    displayStatus === undefined ? undefined : eq(subcategories.displayStatus, displayStatus),
    q ? containsText(subcategories.subcategoryName, q) : undefined,
  );

function orderBy({ sort = { field: 'subcategoryId', descending: false } }: SubcategoryFilter) {
  const by = sort.field === 'category' ? categories.categoryName : subcategories[sort.field];
  return orderedBy({ ...sort, by, id: ROWS.id });
}

export const findSubcategory = ({ database }: Deps<'database'>, id: number, audience: Audience) =>
  findRow(database, ROWS, { id, where: displayedTo(audience) });

export const createSubcategory = ({ database }: WriteDeps<'database'>, subcategory: CreateSubcategory) =>
  createRow(database, ROWS, build.insert(subcategories).values(subcategory).returning()).catch(mapErrors);

export const updateSubcategory = (
  { database }: WriteDeps<'database'>,
  which: Which,
  changes: UpdateSubcategory,
) => updateRow(database, ROWS, { ...which, changes }).catch(mapErrors);

export const deleteSubcategory = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'subcategory', {
    kind: 'products',
    noun: ['product', 'products'],
    names: build.select({ name: products.productName }).from(products),
    table: products,
    where: eq(products.subcategoryId, id),
  });
