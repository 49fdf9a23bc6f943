import clsx from 'clsx';
import { memo } from 'react';
import type { MatrixProduct } from '../../../../functions/pricing/price-matrix/contract.ts';
import { GridCell } from './grid-cell.tsx';
import { useGrid, usePrices } from './grid-context.ts';
import { ownNameOf } from './own-name.ts';

type GridRowProps = {
  row: number;
  line: number;
  /** Of a variant, shown above it. */
  familyName: string | undefined;
  product: MatrixProduct;
  firstCol: number;
  lastCol: number;
  /** The active cell keeps the focus, so it is rendered even when out of view. */
  activeCol?: number | undefined;
  /** The number of visible countries. */
  countries: number;
};

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, line, familyName, product, firstCol, lastCol, activeCol, countries } = props;
  const { sheet, measures } = useGrid();
  const cols = Array.from({ length: Math.max(0, lastCol - firstCol + 1) }, (_, index) => firstCol + index);
  if (activeCol !== undefined && (activeCol < firstCol || activeCol > lastCol)) cols.push(activeCol);
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      style={{ top: measures.head + line * measures.rowHeight, height: measures.rowHeight }}
      className={clsx('matrix-row', row % 2 === 1 && 'is-odd', familyName !== undefined && 'is-variant')}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-head-row={row}
        style={{ width: measures.pinned }}
        className="matrix-product"
      >
        <span className="min-w-0 flex-1 truncate" title={product.productName}>
          <Name product={product} familyName={familyName} />
        </span>
        <span className="shrink-0 text-fine text-muted max-sm:hidden">{product.productCode}</span>
        <PricedCount sheet={sheet} productCode={product.productCode} of={countries} />
      </div>
      {cols.map(col => (
        <GridCell key={col} row={row} col={col} />
      ))}
    </div>
  );
});

/** Where names are cut short, variants differ in what comes after the family’s name. */
function Name({ product: { productName }, familyName }: Pick<GridRowProps, 'product' | 'familyName'>) {
  const own = ownNameOf(productName, familyName);
  return (
    <>
      <span className="sr-only">{productName.slice(0, productName.length - own.length)}</span>
      {own}
    </>
  );
}

type PricedCountProps = { sheet: Parameters<typeof usePrices>[0]; productCode: number; of: number };

/** The number of countries with a price for it. */
function PricedCount({ sheet, productCode, of }: PricedCountProps) {
  const priced = usePrices(sheet, () => sheet.store.counts.pricesOf(productCode));
  return (
    <span
      className={clsx('matrix-count', priced < of && 'is-short')}
      title={`Priced in ${priced} of ${of} countries`}
    >
      {priced}/{of}
    </span>
  );
}
