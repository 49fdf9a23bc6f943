import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm';
import { build } from '../../db/build.ts';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import type { PageSummary } from '../content/pages/contract.ts';
import { listPages } from '../content/pages/queries.ts';
import { isShown } from '../content/posts/list.ts';
import type { ListedPage } from './contract.ts';
import type { Listing } from './document.ts';

const itsCategory = eq(categories.categoryId, subcategories.categoryId);
const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

// The unary plus keeps SQLite on the index of codes, which includes the subcategory.
const isOnDisplay = sql`+${products.subcategoryId} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
  JOIN ${categories} ON ${itsCategory} WHERE ${isDisplayed})`;

/** The shop's own pages, category lists and blog posts, and the number of products. */
export async function readLists(
  database: Database,
  pages: readonly ListedPage[],
): Promise<{ lists: Listing[]; products: number }> {
  const [summaries, lists, written, [counted]] = await Promise.all([
    listPages(database),
    database.read(
      build
        .select({ categoryId: categories.categoryId })
        .from(categories)
        .where(eq(categories.displayStatus, true))
        .orderBy(categories.categoryId),
    ),
    database.read(
      build
        .select({ slug: posts.slug, publishAt: posts.publishAt })
        .from(posts)
        .where(isShown())
        .orderBy(desc(posts.publishAt), desc(posts.postId)),
    ),
    database.read(
      build
        .select({ total: sql<number>`coalesce(sum(${subcategories.productCount}), 0)`.as('total') })
        .from(subcategories)
        .innerJoin(categories, itsCategory)
        .where(isDisplayed),
    ),
  ]);
  return {
    lists: [
      ...pages.flatMap(page => addressesOf(page, summaries)),
      ...lists.map(({ categoryId }) => ({ path: `/products-list?category=${categoryId}` })),
      ...written.map(({ slug, publishAt }) => ({
        path: `/blog-details/${slug}`,
        lastModified: publishAt?.toISOString().slice(0, 10),
      })),
    ],
    products: counted?.total ?? 0,
  };
}

/** None where there is nothing to see. */
function addressesOf({ path, written, each }: ListedPage, summaries: readonly PageSummary[]): Listing[] {
  const named = (name: string) => summaries.find(({ page }) => page === name);
  if (written && !named(written)?.entries.length) return [];
  if (!each) return [{ path }];
  const page = named(each.page);
  const slugs = page?.isWritten ? page.entries.map(({ slug }) => slug) : each.builtIn;
  return slugs.map(slug => ({ path: path.replace(':slug', String(slug)) }));
}

/** The codes of a part, its first and its last. */
type Part = { from: number; to: number };

type Range = Part & { most: number };

/** Products on display whose codes lie in a part, or all of them. */
export async function listProductPages(database: Database, part?: Range) {
  const rows = await database.read(
    build
      .select({ code: products.productCode, createdAt: products.createdAt })
      .from(products)
      .where(and(isOnDisplay, part && between(products.productCode, part.from, part.to)))
      .orderBy(products.productCode)
      .limit(part?.most ?? -1),
  );
  return rows.map(({ code, createdAt }) => ({
    path: `/products-details/${code}`,
    lastModified: createdAt.toISOString().slice(0, 10),
  }));
}

/** Parts of so many products, however far their codes lie apart. */
export async function listParts(database: Database, size: number): Promise<Part[]> {
  const codeAfter = (code: SQL, offset: number) => sql`(SELECT ${products.productCode} FROM ${products}
    WHERE ${products.productCode} > ${code} AND ${isOnDisplay} ORDER BY ${products.productCode} LIMIT 1 OFFSET ${offset})`;
  const firsts = await database.read(sql<{ code: number }>`WITH RECURSIVE firsts (code) AS (
      SELECT ${codeAfter(sql`0`, 0)}
      UNION ALL
      SELECT ${codeAfter(sql`firsts.code`, size - 1)} FROM firsts WHERE firsts.code IS NOT NULL)
    SELECT code FROM firsts WHERE code IS NOT NULL`);
  return firsts.map(({ code }, index) => ({
    from: code,
    to: (firsts[index + 1]?.code ?? Number.MAX_SAFE_INTEGER + 1) - 1,
  }));
}
