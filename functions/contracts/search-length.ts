/** Scripts without spaces, in which one character can be a word. */
export const UNSPACED_SCRIPT =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export const TOO_SHORT = 'Search for at least two letters';

/** A single letter matches too much; a number may be a product code. */
export const isTooShort = (q: string) =>
  !UNSPACED_SCRIPT.test(q) && !/\p{N}/u.test(q) && q.match(/\p{L}/gu)?.length === 1;
