const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/**
 * MATCH expression for rows that contain all these words, matched by prefix. Quoting makes every word literal; the
 * empty phrase finds nothing.
 */
export const prefixMatch = (words: string[]): string =>
  words.length > 0 ? words.map(word => `"${word}" *`).join(' ') : '""';
