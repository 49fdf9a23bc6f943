import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { Clash, NotFound } from '../../errors.ts';
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
import type { CategoryFilter, CreateCategory, UpdateCategory } from './contract.ts';
import { CATEGORY } from './record.ts';

type Row = typeof categories.$inferSelect;

const { toWire } = codecOf(CATEGORY, categories);

export function listCategories(
  { database }: Deps<'database'>,
  filter: CategoryFilter,
  { everything }: Audience,
) {
  const chosen = and(everything ? undefined : eq(categories.displayStatus, true), categoriesMatching(filter));
  const rows = build.select().from(categories).where(chosen);
  const total = build.select({ total: count() }).from(categories).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toWire,
    asked: ['categories', filter, everything],
  });
}

/** The WHERE condition of the list's filters. */
export const categoriesMatching = ({ displayStatus, q }: CategoryFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(categories.displayStatus, displayStatus),
    q ? contains(categories.categoryName, q) : undefined,
  );

export async function findCategory({ database }: Deps<'database'>, id: number, { everything }: Audience) {
  const [row] = await database.read(build.select().from(categories).where(eq(categories.categoryId, id)));
  if (!row || !(everything || row.displayStatus)) throw unknown(id);
  return toVersioned(row);
}

export async function createCategory({ database }: WriteDeps<'database'>, category: CreateCategory) {
  const [row] = await database.write(build.insert(categories).values(category).returning()).catch(nameTaken);
  return toVersioned(row as Row);
}

export async function updateCategory(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  changes: UpdateCategory,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(categories)
        .set({ ...changes, version: sql`${categories.version} + 1` })
        .where(meant({ id, versions }))
        .returning({ id: categories.categoryId }),
      build.select().from(categories).where(eq(categories.categoryId, id)),
    ])
    .catch(nameTaken);
  return settle({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

export async function deleteCategory({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database
    .writeBatch([
      build.delete(categories).where(meant({ id, versions })).returning({ id: categories.categoryId }),
      build.select().from(categories).where(eq(categories.categoryId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  settleDeletion({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

function meant({ id, versions }: Which) {
  return and(eq(categories.categoryId, id), versions && inArray(categories.version, versions));
}

async function usedBy(database: Database, id: number) {
  const within = eq(subcategories.categoryId, id);
  const [named, [counted]] = await database.readBatch([
    build
      .select({ name: subcategories.subcategoryName })
      .from(subcategories)
      .where(within)
      .limit(NAMES_GIVEN),
    build.select({ total: count() }).from(subcategories).where(within),
  ]);
  return stillInUse('category', {
    kind: 'subcategories',
    noun: ['subcategory', 'subcategories'],
    count: counted?.total ?? 0,
    names: named.map(row => row.name),
  });
}

function nameTaken(error: unknown): never {
  if (refusalOf(error)?.kind !== 'unique') throw error;
  const message = 'There is a category of this name already';
  throw new Clash(message, { errors: [{ path: 'categoryName', message }] });
}

function orderOf({ sort }: CategoryFilter) {
  const { field = 'categoryId', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(categories[field]), direction(categories.categoryId)];
}

const unknown = (id: number) => new NotFound(`There is no category ${id}`);

const toVersioned = (row: Row) => ({ entity: toWire(row), version: row.version });
