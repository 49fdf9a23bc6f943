import type { SQL } from 'drizzle-orm';
import type { ImportKind } from './columns.ts';
import { judgePrice } from './judge-prices.ts';
import { judgeProduct } from './judge-products.ts';
import { isPriceOutdated, writePrices } from './write-prices.ts';
import { isProductOutdated, writeProducts } from './write-products.ts';

type KindOfFile = {
  /** What a row of the file is about. */
  one: string;
  /** What a row would do. */
  judge: typeof judgeProduct;
  /** Of a row that no longer says what its check showed. */
  isOutdated: SQL;
  /** What changes rows, and what makes new ones. */
  write: typeof writeProducts;
};

export const IMPORTS: Record<ImportKind, KindOfFile> = {
  products: {
    one: 'product',
    judge: judgeProduct,
    isOutdated: isProductOutdated,
    write: writeProducts,
  },
  productprices: { one: 'price', judge: judgePrice, isOutdated: isPriceOutdated, write: writePrices },
};
