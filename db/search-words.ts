const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/**
 * What to MATCH for rows that have all these words, each of them perhaps only begun. In quotes every word is only a
 * word; the empty phrase finds nothing.
 */
export const prefixMatch = (words: string[]): string =>
  words.length > 0 ? words.map(word => `"${word}" *`).join(' ') : '""';
