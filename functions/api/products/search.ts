import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';

/** Scripts that put no spaces between words, so that the index has no words of them to begin with. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** The words of them that are looked for; a database binds a hundred values to a statement. */
const MOST_UNSPACED = 6;
const CODE = /^\d{1,15}$/;
const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** The products that a search means: all its words, each of them perhaps only begun, or a product's code. */
export function isFound(q: string): SQL {
  const { productCode, productName, productDescription } = products;
  const { spaced, unspaced } = wordsIn(q);
  const begun = sql`${productCode} IN (SELECT rowid FROM product_search WHERE product_search MATCH ${phrasesOf(spaced)})`;
  const inside = unspaced.map(
    word =>
      sql`(${contains(productName, word)} OR ${contains(productDescription, word)} OR ${isOfKind(word)})`,
  );
  const all = sql.join(spaced.length > 0 || inside.length === 0 ? [begun, ...inside] : inside, sql` AND `);
  return CODE.test(q) ? sql`(${all} OR ${productCode} = ${Number(q)})` : sql`(${all})`;
}

function isOfKind(word: string): SQL {
  const named = sql`${contains(categories.categoryName, word)} OR ${contains(subcategories.subcategoryName, word)}`;
  return sql`${products.subcategoryId} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
    JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId} WHERE ${named})`;
}

/** Whether the index alone answers the search, and can say how well each product fits. */
export const isRanked = (q: string) => wordsIn(q).unspaced.length === 0 && !CODE.test(q);

/** A name counts more than its kind, and that more than the description. */
export const ranked = (q: string): SQL =>
  sql`product_search MATCH ${phrasesOf(wordsIn(q).spaced)} AND rank MATCH 'bm25(10.0, 4.0, 1.0)'`;

function wordsIn(q: string): { spaced: string[]; unspaced: string[] } {
  const words: string[] = q.match(WORDS) ?? [];
  return {
    spaced: words.filter(word => !UNSPACED.test(word)),
    unspaced: words.filter(word => UNSPACED.test(word)).slice(0, MOST_UNSPACED),
  };
}

/** In quotes every word is only a word; the empty phrase finds nothing. */
const phrasesOf = (words: string[]) => (words.length > 0 ? words.map(word => `"${word}" *`).join(' ') : '""');
