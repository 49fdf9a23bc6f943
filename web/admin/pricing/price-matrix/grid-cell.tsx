import clsx from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { isBelowNet, type Price } from './fields.ts';
import { shown } from './format.ts';
import { useGrid, useGridState, usePrices } from './grid-context.ts';
import { isActive, isEditing, isSelected } from './grid-state.ts';
import { problemsOf } from './read-value.ts';
import { cellAt, type Spotted } from './sheet.ts';

type GridCellProps = { row: number; col: number };

export const GridCell = memo(function GridCell({ row, col }: GridCellProps) {
  const { sheet } = useGrid();
  const cell = cellAt(sheet, { row, col });
  return cell ? <PriceCell row={row} col={col} cell={cell} /> : null;
});

function PriceCell({ row, col, cell }: GridCellProps & { cell: Spotted }) {
  const { sheet, measures } = useGrid();
  const { store, grid } = sheet;
  const { key } = cell;
  const price = usePrices(sheet, () => store.priceAt(key));
  const base = usePrices(sheet, () => store.baseAt(key)?.price ?? null);
  const look = useGridState(sheet, () => grid.lookOf({ row, col }));
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = isActive(look) && !isEditing(look);
  useEffect(() => {
    if (takesFocus && grid.isFocused()) box.current?.focus({ preventScroll: true });
  }, [takesFocus, grid]);

  const { text, marks, notes } = faceOf(cell, price, base);
  return (
    <div
      ref={box}
      role="gridcell"
      tabIndex={isActive(look) ? 0 : -1}
      aria-colindex={col + 2}
      aria-selected={isSelected(look)}
      aria-invalid={marks.isInvalid || undefined}
      data-row={row}
      data-col={col}
      title={notes.join('. ') || undefined}
      style={{ left: measures.pinned + cell.left, width: cell.width }}
      className={clsx(
        'matrix-cell',
        price === null && 'is-missing',
        marks.isChanged && 'is-changed',
        marks.isInvalid && 'is-invalid',
        marks.isBelow && 'is-below',
        marks.isFirst && 'is-first',
      )}
    >
      {isEditing(look) ? <CellEditor cell={cell} row={row} /> : text}
      {!isEditing(look) && notes.length > 0 && <span className="sr-only">, {notes.join(', ')}</span>}
    </div>
  );
}

function faceOf({ field, country }: Spotted, price: Price | null, base: Price | null) {
  const problem = price && problemsOf(price, country.denomination)?.[field];
  const isChanged = (price?.[field] ?? null) !== (base?.[field] ?? null);
  const isBelow = price !== null && field === 'RetailPrice' && isBelowNet(price);
  const isRemoved = price === null && base !== null;
  return {
    text: price === null ? '' : shown(field, price[field], country.denomination),
    marks: { isChanged, isBelow, isInvalid: Boolean(problem), isFirst: field === 'NetPrice' },
    notes: [
      ...(problem ? [problem] : []),
      ...(isRemoved ? ['Price removed'] : price === null ? ['No price'] : []),
      ...(isBelow ? ['Retail price is lower than net price'] : []),
      ...(isChanged && !isRemoved
        ? [`was ${shown(field, base?.[field] ?? null, country.denomination) || 'empty'}`]
        : []),
    ],
  };
}
