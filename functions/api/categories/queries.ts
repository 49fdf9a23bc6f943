import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { Category, CategoryFilter, CreateCategory, UpdateCategory } from '../../contracts/categories.ts';
import { ChangedMeanwhile, Clash, NotFound } from '../../errors.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';

type Row = typeof categories.$inferSelect;
type Audience = { everything: boolean };
type Which = { id: number; versions?: number[] | undefined };

export async function listCategories(
  database: Database,
  filter: CategoryFilter,
  { everything }: Audience,
): Promise<Listing<Category>> {
  const chosen = and(
    everything ? undefined : eq(categories.displayStatus, true),
    filter.displayStatus === undefined ? undefined : eq(categories.displayStatus, filter.displayStatus),
    filter.q ? contains(categories.categoryName, filter.q) : undefined,
  );
  const rows = database
    .select()
    .from(categories)
    .where(chosen)
    .orderBy(...orderOf(filter))
    .$dynamic();
  const slice = sliceOf(filter);
  if (!slice) {
    const all = await rows;
    return { rows: all.map(toCategory), total: all.length };
  }
  const [page, [counted]] = await database.batch([
    rows.limit(slice.limit).offset(slice.offset),
    database.select({ total: count() }).from(categories).where(chosen),
  ]);
  return { rows: page.map(toCategory), total: counted?.total ?? 0 };
}

export async function findCategory(database: Database, id: number, { everything }: Audience) {
  const [row] = await database.select().from(categories).where(eq(categories.categoryId, id));
  if (!row || !(everything || row.displayStatus)) throw unknown(id);
  return toVersioned(row);
}

export async function createCategory(database: Database, category: CreateCategory) {
  const [row] = await database.insert(categories).values(category).returning().catch(nameTaken);
  return toVersioned(row as Row);
}

export async function updateCategory(database: Database, { id, versions }: Which, changes: UpdateCategory) {
  const [[updated], [current]] = await database
    .batch([
      database
        .update(categories)
        .set({ ...changes, version: sql`${categories.version} + 1` })
        .where(meant({ id, versions }))
        .returning(),
      database.select().from(categories).where(eq(categories.categoryId, id)),
    ])
    .catch(nameTaken);
  if (!updated) throw changedOrGone(current, id);
  return toVersioned(updated);
}

export async function deleteCategory(database: Database, { id, versions }: Which) {
  const [[deleted], [current]] = await database
    .batch([
      database.delete(categories).where(meant({ id, versions })).returning(),
      database.select().from(categories).where(eq(categories.categoryId, id)),
    ])
    .catch(async error => {
      if (refusalOf(error)?.kind === 'foreign-key') throw await stillInUse(database, id);
      throw error;
    });
  if (!deleted) throw changedOrGone(current, id);
}

function meant({ id, versions }: Which) {
  return and(eq(categories.categoryId, id), versions && inArray(categories.version, versions));
}

function changedOrGone(current: Row | undefined, id: number) {
  return current ? new ChangedMeanwhile(toCategory(current), current.version) : unknown(id);
}

async function stillInUse(database: Database, id: number) {
  const rows = await database
    .select({ name: subcategories.subcategoryName })
    .from(subcategories)
    .where(eq(subcategories.categoryId, id));
  const names = rows.map(row => row.name);
  const noun = names.length === 1 ? 'subcategory uses' : 'subcategories use';
  return new Clash(
    `${names.length} ${noun} this category: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`,
    {
      references: [{ kind: 'subcategories', count: names.length, names: names.slice(0, 20) }],
    },
  );
}

function nameTaken(error: unknown): never {
  if (refusalOf(error)?.kind !== 'unique') throw error;
  const message = 'There is a category of this name already';
  throw new Clash(message, { errors: [{ path: 'categoryName', message }] });
}

function orderOf({ sort }: CategoryFilter) {
  const direction = sort?.descending ? desc : asc;
  const { field = 'categoryId' } = sort ?? {};
  return field === 'categoryId'
    ? [direction(categories.categoryId)]
    : [direction(categories[field]), asc(categories.categoryId)];
}

const unknown = (id: number) => new NotFound(`There is no category ${id}`);

const toCategory = ({ categoryId, categoryName, displayStatus }: Row): Category => ({
  categoryId,
  categoryName,
  displayStatus,
});

const toVersioned = (row: Row) => ({ entity: toCategory(row), version: row.version });
