import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Cells } from './cells.ts';
import { type ImportKind, ofPlainRecords } from './columns.ts';
import type { Facts } from './facts.ts';
import { judgePrice } from './judge-prices.ts';
import { judgeProduct } from './judge-products.ts';
import { type Known, plainImport } from './plain-records.ts';
import type { Owned } from './queries.ts';
import type { ImportLine, Staged } from './staged.ts';
import { isPriceOutdated, writePrices } from './write-prices.ts';
import { isProductOutdated, writeProducts } from './write-products.ts';

export type KindOfFile = {
  /** What a row of the file is about. */
  one: string;
  /** By which field a row is told. */
  key: string;
  /** What a row would do. */
  judge: (asked: ImportLine, cells: Cells, facts: Facts, known: Known) => Staged;
  /** What its rows are held against besides. */
  read?: (database: Database, owned: Owned, rows: Cells[]) => Promise<Known>;
  /** Of a row that no longer says what its check showed. */
  isOutdated: SQL;
  /** What changes rows, and what makes new ones, as those rows of the file say of which something is true. */
  write: (isMeant: SQL) => readonly [SQL, SQL];
};

export const IMPORTS: Record<ImportKind, KindOfFile> = {
  products: {
    one: 'product',
    key: 'productCode',
    judge: judgeProduct,
    isOutdated: isProductOutdated,
    write: writeProducts,
  },
  productprices: {
    one: 'price',
    key: 'productCode',
    judge: judgePrice,
    isOutdated: isPriceOutdated,
    write: writePrices,
  },
  ...ofPlainRecords(plainImport),
};
