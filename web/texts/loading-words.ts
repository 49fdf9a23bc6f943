const WORDS: [path: string, words: string][] = [
  ['/products-list', 'Loading products...'],
  ['/products-details', 'Loading product details...'],
];

export const loadingWords = (path: string) =>
  WORDS.find(([begin]) => path.startsWith(begin))?.[1] ?? 'Loading ...';
