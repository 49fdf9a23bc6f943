import type { MatrixProduct } from '../../../../functions/pricing/price-matrix/contract.ts';
import type { Column, Columns } from './columns.ts';
import { keyOf, type Setting } from './edit.ts';
import type { Layout } from './families.ts';
import type { Field, Value } from './fields.ts';
import type { GridState } from './grid-state.ts';
import type { MatrixStore } from './matrix-store.ts';
import type { Range, Spot } from './selection.ts';

/** The visible rows and columns, over the persistent prices and selection. */
export type Sheet = {
  store: MatrixStore;
  grid: GridState;
  products: readonly MatrixProduct[];
  /** Where the rows are, below the headings of their families. */
  layout: Layout;
  fold: (familyIds: readonly number[], isFolded: boolean) => void;
  columns: Columns;
  /** How many countries are selected; a phone shows only one of them. */
  countries: number;
};

export type Spotted = Column & { product: MatrixProduct; key: string };

export const boundsOf = ({ products, columns }: Sheet) => ({
  rows: products.length,
  cols: columns.all.length,
});

export function cellAt({ products, columns }: Sheet, { row, col }: Spot): Spotted | undefined {
  const [product, column] = [products[row], columns.all[col]];
  if (!product || !column) return undefined;
  return { ...column, product, key: keyOf(product.productCode, column.country.countryId) };
}

export function valueAt(sheet: Sheet, spot: Spot): Value {
  const cell = cellAt(sheet, spot);
  return (cell && sheet.store.priceAt(cell.key)?.[cell.field]) ?? null;
}

/** A setting for each cell of a range for which `value` returns one; undefined leaves a cell unchanged. */
export function settingsIn(
  sheet: Sheet,
  { top, bottom, left, right }: Range,
  value: (cell: Spotted) => Value | undefined,
): Setting[] {
  const settings: Setting[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let col = left; col <= right; col += 1) {
      const cell = cellAt(sheet, { row, col });
      const next = cell && value(cell);
      if (cell && next !== undefined) settings.push({ ...cell, value: next });
    }
  }
  return settings;
}

/** The position of a price's field, if visible. */
export function spotOf(sheet: Sheet, key: string, field?: Field): Spot | undefined {
  const [productCode, countryId] = key.split(':').map(Number);
  const row = sheet.products.findIndex(product => product.productCode === productCode);
  const isThere = (column: Column) => column.country.countryId === countryId;
  const exact = sheet.columns.all.findIndex(
    column => isThere(column) && (field === undefined || column.field === field),
  );
  return row === -1 || exact === -1 ? undefined : { row, col: exact };
}
