import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { codecOf } from '../../records/codec.ts';
import { createRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import type { CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { CATEGORY } from './record.ts';

const ROWS = {
  one: CATEGORY.one,
  table: categories,
  id: categories.categoryId,
  select: () => build.select().from(categories),
  toEntity: codecOf(CATEGORY, categories).toJson,
};

const displayedTo = ({ everything }: Audience) =>
  everything ? undefined : eq(categories.displayStatus, true);

const mapErrors = mapConstraintErrors({
  unique: { path: 'categoryName', message: 'A category with this name already exists' },
});

export const listCategories = ({ database }: Deps<'database'>, filter: CategoryFilter, audience: Audience) =>
  listTable(database, ROWS, {
    where: and(displayedTo(audience), categoriesMatching(filter)),
    order: orderBy(filter),
    idOf: row => row.categoryId,
    paging: filter,
    asked: ['categories', filter, audience],
  });

/** The WHERE condition of the list's filters. */
export const categoriesMatching = ({ displayStatus, q }: CategoryFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(categories.displayStatus, displayStatus),
    q ? containsText(categories.categoryName, q) : undefined,
  );

const orderBy = ({ sort = { field: 'categoryId', descending: false } }: CategoryFilter) =>
  orderedBy({ ...sort, by: categories[sort.field], id: ROWS.id });

export const findCategory = ({ database }: Deps<'database'>, id: number, audience: Audience) =>
  findRow(database, ROWS, { id, where: displayedTo(audience) });

export const createCategory = ({ database }: WriteDeps<'database'>, category: CreateCategory) =>
  createRow(database, ROWS, build.insert(categories).values(category).returning()).catch(mapErrors);

export const updateCategory = ({ database }: WriteDeps<'database'>, which: Which, changes: UpdateCategory) =>
  updateRow(database, ROWS, { ...which, changes }).catch(mapErrors);

export const deleteCategory = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'category', {
    kind: 'subcategories',
    noun: ['subcategory', 'subcategories'],
    names: build.select({ name: subcategories.subcategoryName }).from(subcategories),
    table: subcategories,
    where: eq(subcategories.categoryId, id),
  });
