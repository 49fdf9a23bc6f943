import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { prefixMatch, wordsOf } from '../../../db/search-words.ts';

/** Scripts without spaces between words, for which the full-text index has no words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Limited because a statement binds at most a hundred values. */
const MOST_UNSPACED = 6;

export const isCode = (q: string) => /^\d{1,15}$/.test(q);

/** Products that match all words, by prefix, or the product code. */
export function isFound(q: string): SQL {
  const { productCode, productName, productDescription } = products;
  const { spaced, unspaced } = wordsIn(q);
  const started = sql`${productCode} IN (SELECT rowid FROM product_search WHERE product_search MATCH ${prefixMatch(spaced)})`;
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

/** Whether the full-text index alone answers the search, and can rank the results. */
export const isRanked = (q: string) => wordsIn(q).unspaced.length === 0 && !isCode(q);

/** Matches in the name weigh more than in the category, and those more than in the description. */
export const ranked = (q: string): SQL =>
  sql`product_search MATCH ${prefixMatch(wordsIn(q).spaced)} AND rank MATCH 'bm25(10.0, 4.0, 1.0)'`;

export function wordsIn(q: string): { spaced: string[]; unspaced: string[] } {
  const words = wordsOf(q);
  return {
    spaced: words.filter(word => !UNSPACED.test(word)),
    unspaced: words.filter(word => UNSPACED.test(word)).slice(0, MOST_UNSPACED),
  };
}
