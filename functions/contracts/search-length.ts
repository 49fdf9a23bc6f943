/** Scripts without spaces between words, in which one sign can be a word. */
export const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export const TOO_SHORT = 'Search for at least two letters';

/** One letter begins half of all words; a number may be the code of a product. */
export const isTooShort = (q: string) =>
  !UNSPACED.test(q) && !/\p{N}/u.test(q) && q.match(/\p{L}/gu)?.length === 1;
