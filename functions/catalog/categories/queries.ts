import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { codecOf } from '../../records/codec.ts';
import { createJoinedRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import { addressesOf } from '../pictures/addresses.ts';
import type { Category, CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { CATEGORY } from './record.ts';
import { categorySlugOf } from './slug.ts';

/** The picture itself is stored already. */
type Stored<Fields> = Omit<Fields, 'categoryPicture'> & { pictureId?: string | null | undefined };

const { columns, toRow, toJson } = codecOf(CATEGORY, categories);

const COLUMNS = { ...columns, files: pictures.files, version: categories.version };

type Row = Pick<typeof categories.$inferSelect, keyof typeof columns | 'version'> & {
  files: PictureFile[] | null;
};

const rows = (pictureBase: string) => ({
  one: CATEGORY.one,
  table: categories,
  id: categories.categoryId,
  select: selectCategories,
  toEntity: (row: Row) => toCategory(row, pictureBase),
});

const selectCategories = () =>
  build.select(COLUMNS).from(categories).leftJoin(pictures, eq(pictures.pictureId, categories.pictureId));

function toCategory(row: Row, pictureBase: string): Category {
  const { categoryId, categoryName, categoryDescription, ...others } = toJson(row);
  const picture = addressesOf(row.files ?? [], pictureBase);
  return {
    categoryId,
    categoryName,
    categorySlug: categorySlugOf({ categoryId, categoryName }),
    categoryDescription,
    categoryPicture: picture?.url ?? null,
    categoryPictureSrcset: picture?.srcset ?? null,
    ...others,
  };
}

const displayedTo = ({ everything }: Audience) =>
  everything ? undefined : eq(categories.displayStatus, true);

const mapErrors = mapConstraintErrors({
  unique: { path: 'categoryName', message: 'A category with this name already exists' },
});

type Reading = Deps<'database' | 'pictureBase'>;
type Writing = WriteDeps<'database' | 'pictureBase'>;

export const listCategories = (
  { database, pictureBase }: Reading,
  filter: CategoryFilter,
  audience: Audience,
) =>
  listTable(database, rows(pictureBase), {
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
  orderedBy({ ...sort, by: categories[sort.field], id: categories.categoryId });

export const findCategory = ({ database, pictureBase }: Reading, id: number, audience: Audience) =>
  findRow(database, rows(pictureBase), { id, where: displayedTo(audience) });

export function createCategory(
  { database, pictureBase }: Writing,
  { pictureId, ...category }: Stored<CreateCategory>,
) {
  const insert = build.insert(categories).values({ ...toRow(category), pictureId });
  return createJoinedRow(database, rows(pictureBase), { insert }).catch(mapErrors);
}

export const updateCategory = (
  { database, pictureBase }: Writing,
  which: Which,
  { pictureId, ...given }: Stored<UpdateCategory>,
) =>
  updateRow(database, rows(pictureBase), { ...which, changes: { ...toRow(given), pictureId } }).catch(
    mapErrors,
  );

export const deleteCategory = ({ database, pictureBase }: Writing, which: Which) =>
  deleteRow(database, rows(pictureBase), { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'category', {
    kind: 'subcategories',
    noun: ['subcategory', 'subcategories'],
    names: build.select({ name: subcategories.subcategoryName }).from(subcategories),
    table: subcategories,
    where: eq(subcategories.categoryId, id),
  });
