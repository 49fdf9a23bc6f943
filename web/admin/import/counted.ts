import type { ImportKind } from '../../../functions/contracts/import-columns.ts';

const NOUNS = {
  products: ['product', 'products'],
  productprices: ['price', 'prices'],
  rows: ['row', 'rows'],
};

const format = new Intl.NumberFormat('en');

/** '1 row', '1,234 prices'. */
export const counted = (what: ImportKind | 'rows', count: number) =>
  `${format.format(count)} ${NOUNS[what][count === 1 ? 0 : 1]}`;

export const inFigures = (count: number) => format.format(count);
