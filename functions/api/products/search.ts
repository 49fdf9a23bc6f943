import { type SQL, sql } from 'drizzle-orm';
import { begun, wordsOf } from '../../../db/begun-words.ts';
import { contains } from '../../../db/contains.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';

/** Scripts that put no spaces between words, so that the index has no words of them to begin with. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** The words of them that are looked for; a database binds a hundred values to a statement. */
const MOST_UNSPACED = 6;

export const isCode = (q: string) => /^\d{1,15}$/.test(q);

/** The products that a search means: all its words, each of them perhaps only begun, or a product's code. */
export function isFound(q: string): SQL {
  const { productCode, productName, productDescription } = products;
  const { spaced, unspaced } = wordsIn(q);
  const started = sql`${productCode} IN (SELECT rowid FROM product_search WHERE product_search MATCH ${begun(spaced)})`;
  const inside = unspaced.map(
    word =>
      sql`(${contains(productName, word)} OR ${contains(productDescription, word)} OR ${isOfKind(word)})`,
  );
  const all = sql.join(spaced.length > 0 || inside.length === 0 ? [started, ...inside] : inside, sql` AND `);
  return isCode(q) ? sql`(${all} OR ${productCode} = ${Number(q)})` : sql`(${all})`;
}

function isOfKind(word: string): SQL {
  const named = sql`${contains(categories.categoryName, word)} OR ${contains(subcategories.subcategoryName, word)}`;
  return sql`${products.subcategoryId} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
    JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId} WHERE ${named})`;
}

/** Whether the index alone answers the search, and can say how well each product fits. */
export const isRanked = (q: string) => wordsIn(q).unspaced.length === 0 && !isCode(q);

/** A name counts more than its kind, and that more than the description. */
export const ranked = (q: string): SQL =>
  sql`product_search MATCH ${begun(wordsIn(q).spaced)} AND rank MATCH 'bm25(10.0, 4.0, 1.0)'`;

export function wordsIn(q: string): { spaced: string[]; unspaced: string[] } {
  const words = wordsOf(q);
  return {
    spaced: words.filter(word => !UNSPACED.test(word)),
    unspaced: words.filter(word => UNSPACED.test(word)).slice(0, MOST_UNSPACED),
  };
}
