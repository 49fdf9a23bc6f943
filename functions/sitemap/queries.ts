import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import { categorySlugOf } from '../catalog/categories/slug.ts';
import { JOIN_DISPLAYED } from '../catalog/products/displayed.ts';
import { entriesOf, IS_FIRST } from '../catalog/products/grouped.ts';
import { listPages } from '../content/pages/queries.ts';
import { isShown } from '../content/posts/list.ts';
import { lastChange } from '../contracts/last-change.ts';
import type { ListedPage } from './contract.ts';
import type { SitemapEntry } from './document.ts';

const itsCategory = eq(categories.categoryId, subcategories.categoryId);
const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

// An index of codes includes both columns; the unary plus keeps SQLite on it.
const isFirstOnDisplay = sql`${IS_FIRST} AND +${products.subcategoryId} IN (
  SELECT ${subcategories.subcategoryId} FROM ${subcategories} JOIN ${categories} ON ${itsCategory} WHERE ${isDisplayed})`;

/** Number of displayed products, without reading them: of a family only the first one in each of its subcategories. */
export async function countProducts(database: Database): Promise<number> {
  const [counted] = await database.read(
    build
      .select({ total: sql<number>`coalesce(sum(${entriesOf('subcategories')}), 0)`.as('total') })
      .from(subcategories)
      .innerJoin(categories, itsCategory)
      .where(isDisplayed),
  );
  return counted?.total ?? 0;
}

/** The shop's own pages, departments and blog posts, and the number of products. */
export async function readLists(
  database: Database,
  pages: readonly ListedPage[],
): Promise<{ lists: SitemapEntry[]; products: number }> {
  const [summaries, lists, written, total] = await Promise.all([
    listPages(database),
    database.read(
      build
        .select({ categoryId: categories.categoryId, categoryName: categories.categoryName })
        .from(categories)
        .where(eq(categories.displayStatus, true))
        .orderBy(categories.categoryId),
    ),
    database.read(
      build
        .select({ slug: posts.slug, publishAt: posts.publishAt, changedAt: posts.changedAt })
        .from(posts)
        .where(isShown())
        .orderBy(desc(posts.publishAt), desc(posts.postId)),
    ),
    countProducts(database),
  ]);
  const all = [...summaries, { page: 'blog', isWritten: true, entries: written }];
  return {
    lists: [
      ...pages.flatMap(page => addressesOf(page, all)),
      ...lists.map(category => ({ path: `/departments/${categorySlugOf(category)}` })),
      ...written.map(({ slug, ...moments }) => ({
        path: `/blog-details/${slug}`,
        lastModified: lastChange(moments)?.toISOString().slice(0, 10),
      })),
    ],
    products: total,
  };
}

type Summary = { page: string; isWritten: boolean; entries: readonly { slug: string | null }[] };

/** None if there is no content. */
function addressesOf({ path, written, each }: ListedPage, summaries: readonly Summary[]): SitemapEntry[] {
  const named = (name: string) => summaries.find(({ page }) => page === name);
  if (written && !named(written)?.entries.length) return [];
  if (!each) return [{ path }];
  const page = named(each.page);
  const slugs = page?.isWritten ? page.entries.map(({ slug }) => slug) : each.builtIn;
  return slugs.map(slug => ({ path: path.replace(':slug', String(slug)) }));
}

/** A range, in code order, of the products that `countProducts` counts. */
export type Part = { offset: number; limit: number };

/** A displayed variant of its family comes before it, whose page is the canonical one. */
const isBehindAnother = sql<number>`${products.familyId} IS NOT NULL AND EXISTS (
  SELECT 1 FROM products AS one INDEXED BY products_in_order_of_family ${JOIN_DISPLAYED}
  WHERE one.family_id = products.family_id
    AND (one.family_position, one.product_code) < (products.family_position, products.product_code))`;

/**
 * Displayed products, all or a range. Search engines learn of a family once, by its canonical address: its first variants in
 * further subcategories are left out afterwards, so that each file still reads only its part of the index.
 */
export async function listProductPages(database: Database, part?: Part) {
  const rows = await database.read(
    build
      .select({
        code: products.productCode,
        createdAt: products.createdAt,
        isBehind: isBehindAnother.as('isBehind'),
      })
      .from(products)
      .where(isFirstOnDisplay)
      .orderBy(products.productCode)
      .limit(part?.limit ?? -1)
      .offset(part?.offset ?? 0),
  );
  return rows
    .filter(({ isBehind }) => !isBehind)
    .map(({ code, createdAt }) => ({
      path: `/products-details/${code}`,
      lastModified: createdAt.toISOString().slice(0, 10),
    }));
}
