import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import type { Cells } from './cells.ts';
import { type ImportKind, ofPlainRecords } from './columns.ts';
import type { ReferenceData } from './facts.ts';
import { refuseCrowding } from './family-room.ts';
import { validatePrice } from './judge-prices.ts';
import { validateProduct } from './judge-products.ts';
import { type ExistingRows, plainImport } from './plain-records.ts';
import type { Owned } from './queries.ts';
import { settleClaims } from './settle-claims.ts';
import type { ImportLine, Staged } from './staged.ts';
import { isPriceOutdated, writePrices } from './write-prices.ts';
import { isProductOutdated, writeProducts } from './write-products.ts';

export type KindOfFile = {
  /** The subject of a row. */
  one: string;
  /** The field that identifies a row. */
  key: string;
  /** The effect of a row. */
  judge: (asked: ImportLine, cells: Cells, facts: ReferenceData, known: ExistingRows) => Staged;
  /** Additional facts that its rows are checked against. */
  read?: (database: Database, owned: Owned, rows: Cells[]) => Promise<ExistingRows>;
  /** Refuses rows for what other rows and other products have. */
  settle?: (database: Database, owned: Owned, judged: Staged[]) => Promise<Staged[]>;
  /** SQL condition for an outdated row. */
  isOutdated: SQL;
  /** Statements that update and insert rows, for file rows matching a condition. */
  write: (isMeant: SQL) => readonly SQL[];
};

export const IMPORTS: Record<ImportKind, KindOfFile> = {
  products: {
    one: 'product',
    key: 'productCode',
    judge: validateProduct,
    settle: async (database, owned, judged) =>
      settleClaims(database, owned, await refuseCrowding(database, owned, judged)),
    isOutdated: isProductOutdated,
    write: writeProducts,
  },
  productprices: {
    one: 'price',
    key: 'productCode',
    judge: validatePrice,
    isOutdated: isPriceOutdated,
    write: writePrices,
  },
  ...ofPlainRecords(plainImport),
};
