import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import { products } from '../../../db/schema/products.ts';

/** Scripts that put no spaces between words, so that the index has no words of them to begin with. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** The products that a search means: all its words, each of them perhaps only begun, or a product's code. */
export function isFound(q: string): SQL {
  const { productCode, productName, productDescription } = products;
  if (UNSPACED.test(q)) return sql`(${contains(productName, q)} OR ${contains(productDescription, q)})`;
  const found = sql`${productCode} IN (SELECT rowid FROM product_search WHERE product_search MATCH ${wordsOf(q)})`;
  return /^\d{1,15}$/.test(q) ? sql`(${found} OR ${productCode} = ${Number(q)})` : found;
}

/** Whether the index itself answers the search, and can say how well each product fits. */
export const isRanked = (q: string) => !UNSPACED.test(q) && !/^\d{1,15}$/.test(q);

/** A name counts more than its kind, and that more than the description. */
export const ranked = (q: string): SQL =>
  sql`product_search MATCH ${wordsOf(q)} AND rank MATCH 'bm25(10.0, 4.0, 1.0)'`;

/** In quotes every word is only a word; without any the empty phrase finds nothing. */
const wordsOf = (q: string) => (q.match(WORDS) ?? ['']).map(word => `"${word}" *`).join(' ');
