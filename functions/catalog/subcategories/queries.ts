import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { Clash, NotFound, RuleBroken } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { codecOf } from '../../records/codec.ts';
import {
  type Audience,
  listRows,
  NAMES_GIVEN,
  settle,
  settleDeletion,
  stillInUse,
  type Which,
} from '../../records/rows.ts';
import type { CreateSubcategory, SubcategoryFilter, UpdateSubcategory } from './contract.ts';
import { SUBCATEGORY } from './record.ts';

type Row = typeof subcategories.$inferSelect;

const { toWire } = codecOf(SUBCATEGORY, subcategories);

const itsCategory = eq(categories.categoryId, subcategories.categoryId);

/** A subcategory is displayed only if its category is active too. */
const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

export function listSubcategories(
  { database }: Deps<'database'>,
  filter: SubcategoryFilter,
  { everything }: Audience,
) {
  const chosen = and(everything ? undefined : isDisplayed, subcategoriesMatching(filter));
  const rows = build.select(getTableColumns(subcategories)).from(subcategories);
  const total = build.select({ total: count() }).from(subcategories);
  return listRows(database, {
    rows: rows
      .innerJoin(categories, itsCategory)
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total.innerJoin(categories, itsCategory).where(chosen).$dynamic(),
    page: filter,
    toEntity: toWire,
    asked: ['subcategories', filter, everything],
  });
}

/** The WHERE condition of the list's filters. */
export const subcategoriesMatching = ({ category, displayStatus, q }: SubcategoryFilter) =>
  and(
    category === undefined ? undefined : eq(subcategories.categoryId, category),
    displayStatus === undefined ? undefined : eq(subcategories.displayStatus, displayStatus),
    q ? contains(subcategories.subcategoryName, q) : undefined,
  );

export async function findSubcategory({ database }: Deps<'database'>, id: number, { everything }: Audience) {
  const [row] = await database.read(
    build
      .select(getTableColumns(subcategories))
      .from(subcategories)
      .innerJoin(categories, itsCategory)
      .where(and(eq(subcategories.subcategoryId, id), everything ? undefined : isDisplayed)),
  );
  if (!row) throw unknown(id);
  return toVersioned(row);
}

export async function createSubcategory({ database }: WriteDeps<'database'>, subcategory: CreateSubcategory) {
  const [row] = await database
    .write(build.insert(subcategories).values(subcategory).returning())
    .catch(refused);
  return toVersioned(row as Row);
}

export async function updateSubcategory(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  changes: UpdateSubcategory,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(subcategories)
        .set({ ...changes, version: sql`${subcategories.version} + 1` })
        .where(meant({ id, versions }))
        .returning({ id: subcategories.subcategoryId }),
      build.select().from(subcategories).where(eq(subcategories.subcategoryId, id)),
    ])
    .catch(refused);
  return settle({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

export async function deleteSubcategory({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database
    .writeBatch([
      build
        .delete(subcategories)
        .where(meant({ id, versions }))
        .returning({ id: subcategories.subcategoryId }),
      build.select().from(subcategories).where(eq(subcategories.subcategoryId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  settleDeletion({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(subcategories.subcategoryId, id), versions && inArray(subcategories.version, versions));
}

async function usedBy(database: Database, id: number) {
  const within = eq(products.subcategoryId, id);
  const [named, [counted]] = await database.readBatch([
    build.select({ name: products.productName }).from(products).where(within).limit(NAMES_GIVEN),
    build.select({ total: count() }).from(products).where(within),
  ]);
  return stillInUse('subcategory', {
    kind: 'products',
    noun: ['product', 'products'],
    count: counted?.total ?? 0,
    names: named.map(row => row.name),
  });
}

function refused(error: unknown): never {
  const kind = refusalOf(error)?.kind;
  if (kind === 'foreign-key') {
    throw new RuleBroken([{ path: 'categoryId', message: 'There is no such category' }]);
  }
  if (kind !== 'unique') throw error;
  const message = 'This category has a subcategory of this name already';
  throw new Clash(message, { errors: [{ path: 'subcategoryName', message }] });
}

function orderOf({ sort }: SubcategoryFilter) {
  const { field = 'subcategoryId', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  const by = field === 'category' ? categories.categoryName : subcategories[field];
  return [direction(by), direction(subcategories.subcategoryId)];
}

const unknown = (id: number) => new NotFound(`There is no subcategory ${id}`);

const toVersioned = (row: Row) => ({ entity: toWire(row), version: row.version });
