import { type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { containsText } from '../../../db/sql/contains.ts';
import { prefixMatch, wordsOf } from '../../../db/sql/search-words.ts';
import { LAST_ROW, MAX_COUNT } from '../../contracts/list-limits.ts';
import { UNSPACED_SCRIPT } from '../../contracts/search-length.ts';

/** Limited because a statement binds at most a hundred values. */
const MOST_UNSPACED = 6;

const isCode = (q: string) => /^\d{1,15}$/.test(q);

/** What may be a product code, a barcode or a SKU: short, and with a digit. */
const isExact = (q: string) => /^(?=.*\d).{1,64}$/.test(q);

/** Products that match all words, by prefix, or have exactly this code, barcode or SKU. */
export function isFound(q: string): SQL {
  const all = [...(isIndexed(q) ? [isAmong(matched(wordsIn(q).spaced))] : []), ...unindexed(q)];
  const matches = sql.join(all, sql` AND `);
  return isExact(q) ? sql`(${matches} OR ${isAmong(exactly(q))})` : sql`(${matches})`;
}

const isAmong = (codes: SQL) => sql`${products.productCode} IN (${codes})`;

const matched = (words: string[]) =>
  sql`SELECT rowid FROM product_search WHERE product_search MATCH ${prefixMatch(words)}`;

/** The products with exactly this code, barcode or SKU, each found by its index. */
function exactly(q: string): SQL {
  const bySku = sql`SELECT its.product_code AS code FROM ${products} AS its WHERE its.sku = ${q}`;
  if (!isCode(q)) return bySku;
  return sql`SELECT ${Number(q)} AS code UNION ${bySku}
    UNION SELECT its.product_code FROM ${products} AS its WHERE its.barcode = ${q}`;
}

/** Whether the full-text index is used: also for a search without words, which finds nothing. */
export function isIndexed(q: string): boolean {
  const { spaced, unspaced } = wordsIn(q);
  return spaced.length > 0 || unspaced.length === 0;
}

/** Search terms that the full-text index can't match. */
export const unindexed = (q: string): SQL[] => wordsIn(q).unspaced.map(isWithin);

const isWithin = (word: string): SQL =>
  sql`(${containsText(products.productName, word)} OR ${containsText(products.productDescription, word)} OR ${isOfKind(word)})`;

function isOfKind(word: string): SQL {
  const named = sql`${containsText(categories.categoryName, word)} OR ${containsText(subcategories.subcategoryName, word)}`;
  return sql`${products.subcategoryId} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
    JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId} WHERE ${named})`;
}

/** Whether the matches are ranked. */
export const isRanked = (q: string) => wordsIn(q).unspaced.length === 0;

/** Matches have negative ranks, the best ones the least. */
const BEFORE_ANY = -1e9;

/**
 * What is meant exactly, then the ranked matches of the full-text index: `code, rank`. Paging ends at the counting
 * limit, so only the best matches are returned.
 */
export function found(q: string): SQL {
  if (!isExact(q)) return best(q);
  const others = isCode(q)
    ? sql`SELECT rowid AS code, 1 AS rank FROM (${matched([q])} ORDER BY rowid LIMIT ${LAST_ROW})`
    : best(q);
  return sql`SELECT code, ${sql.raw(String(BEFORE_ANY))} AS rank FROM (${exactly(q)})
    UNION ALL SELECT code, rank FROM (${others}) WHERE code NOT IN (${exactly(q)})`;
}

/** Matches in the name weigh more than in the category, and those more than in the description. */
const best = (q: string) => sql`SELECT rowid AS code, rank FROM product_search
  WHERE product_search MATCH ${prefixMatch(wordsIn(q).spaced)} AND rank MATCH 'bm25(10.0, 4.0, 1.0)'
  ORDER BY rank LIMIT ${MAX_COUNT}`;

/** Number of matches in the full-text index, if that is enough; each is a product. */
export const foundAlone = (q: string): SQL | undefined =>
  isRanked(q) && !isExact(q) ? sql`${matched(wordsIn(q).spaced)} LIMIT ${MAX_COUNT}` : undefined;

export function wordsIn(q: string): { spaced: string[]; unspaced: string[] } {
  const words = wordsOf(q);
  return {
    spaced: words.filter(word => !UNSPACED_SCRIPT.test(word)),
    unspaced: words.filter(word => UNSPACED_SCRIPT.test(word)).slice(0, MOST_UNSPACED),
  };
}
