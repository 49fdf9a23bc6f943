import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { isShown } from '../api/posts/list.ts';
import type { ListedPage } from './document.ts';

const itsCategory = eq(categories.categoryId, subcategories.categoryId);
const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

// The plus keeps the database on the index of codes, which tells the subcategory as well.
const isOnDisplay = sql`+${products.subcategoryId} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
  JOIN ${categories} ON ${itsCategory} WHERE ${isDisplayed})`;

/** The lists of the categories and the posts of the blog, and how many products there are in all. */
export async function readShelves(database: Database): Promise<{ lists: ListedPage[]; products: number }> {
  const [lists, written, [counted]] = await Promise.all([
    database
      .select({ categoryId: categories.categoryId })
      .from(categories)
      .where(eq(categories.displayStatus, true))
      .orderBy(categories.categoryId),
    database
      .select({ slug: posts.slug, publishAt: posts.publishAt })
      .from(posts)
      .where(isShown())
      .orderBy(desc(posts.publishAt), desc(posts.postId)),
    database
      .select({ total: sql<number>`coalesce(sum(${subcategories.productCount}), 0)`.as('total') })
      .from(subcategories)
      .innerJoin(categories, itsCategory)
      .where(isDisplayed),
  ]);
  return {
    lists: [
      ...lists.map(({ categoryId }) => ({ path: `/products-list?category=${categoryId}` })),
      ...written.map(({ slug, publishAt }) => ({
        path: `/blog-details/${slug}`,
        lastModified: publishAt?.toISOString().slice(0, 10),
      })),
    ],
    products: counted?.total ?? 0,
  };
}

/** The products whose codes lie in a part of so many codes, or all of them. */
export async function listProductPages(database: Database, part?: { number: number; size: number }) {
  const rows = await database
    .select({ code: products.productCode, createdAt: products.createdAt })
    .from(products)
    .where(and(isOnDisplay, part && isWithin(part)))
    .orderBy(products.productCode);
  return rows.map(({ code, createdAt }) => ({
    path: `/products-details/${code}`,
    lastModified: createdAt.toISOString().slice(0, 10),
  }));
}

const isWithin = ({ number, size }: { number: number; size: number }): SQL =>
  sql`${products.productCode} > ${(number - 1) * size} AND ${products.productCode} <= ${number * size}`;

/** The numbers of the parts that hold a product: one step along the index of codes for each. */
export async function listParts(database: Database, partSize: number): Promise<number[]> {
  // Written into the statement: D1 binds numbers as fractions, and would divide as such.
  const size = sql.raw(String(partSize));
  const firstAfter = (code: SQL) => sql`(SELECT (${products.productCode} - 1) / ${size} + 1 FROM ${products}
    WHERE ${products.productCode} > ${code} AND ${isOnDisplay} ORDER BY ${products.productCode} LIMIT 1)`;
  const rows = await database.all<{ number: number }>(sql`WITH RECURSIVE parts (number) AS (
      SELECT ${firstAfter(sql`0`)}
      UNION ALL
      SELECT ${firstAfter(sql`parts.number * ${size}`)} FROM parts WHERE parts.number IS NOT NULL)
    SELECT number FROM parts WHERE number IS NOT NULL`);
  return rows.map(({ number }) => number);
}
