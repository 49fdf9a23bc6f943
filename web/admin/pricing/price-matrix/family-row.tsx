import clsx from 'clsx';
import { ChevronRight, SquareCheckBig, SquareDashed } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { formatCount } from '../../format.ts';
import { type FamilyRows, withFamily } from './families.ts';
import { isFlag } from './fields.ts';
import { shown } from './format.ts';
import { useGrid, useGridState, usePrices } from './grid-context.ts';
import { at } from './selection.ts';
import { boundsOf, valueAt } from './sheet.ts';

type FamilyRowProps = {
  line: number;
  family: FamilyRows;
  firstCol: number;
  lastCol: number;
  /** The heading above the active cell is in the order of Tab; others are reached from it by arrows. */
  isNear: boolean;
};

/** The heading of a family: folds its variants, selects them all, and shows what they cost. */
export const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const { line, family, firstCol, lastCol, isNear } = props;
  const { sheet, measures } = useGrid();
  const { grid } = sheet;
  const { familyId, familyName, first, last, variants, isFolded } = family;
  const { cols } = boundsOf(sheet);
  const isSelected = useGridState(sheet, () => {
    const { top, bottom, left, right } = grid.range();
    return top <= first && bottom >= last && left === 0 && right === cols - 1;
  });
  const here = last - first + 1;
  const count =
    here < variants ? `${here} of ${formatCount(variants, 'variant')}` : formatCount(here, 'variant');

  const select = (stretch: boolean) => {
    const selection = grid.selection();
    if (isSelected && !stretch) return grid.select(at(selection.active));
    const next = withFamily(family, selection, { cols, stretch });
    grid.select(next, next.active);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    const next = sheet.layout.lines[line + by];
    if (next?.row !== undefined) grid.select(at({ row: next.row, col: grid.selection().active.col }));
    else if (next?.family) focusFamily(event.currentTarget.parentElement, next.family.familyId);
  };
  const tabIndex = isNear ? 0 : -1;
  const columns = Array.from({ length: Math.max(0, lastCol - firstCol + 1) }, (_, index) => firstCol + index);
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      data-family={familyId}
      onKeyDown={press}
      style={{ top: measures.head + line * measures.rowHeight, height: measures.rowHeight }}
      className="matrix-row matrix-family"
    >
      <div role="rowheader" aria-colindex={1} style={{ width: measures.pinned }} className="matrix-product">
        <button
          type="button"
          tabIndex={tabIndex}
          aria-expanded={!isFolded}
          title={familyName}
          onClick={() => sheet.fold([familyId], !isFolded)}
          className="flex h-full min-w-0 flex-1 items-center gap-1.5 text-start"
        >
          <ChevronRight
            size={16}
            aria-hidden="true"
            className={clsx('shrink-0 transition-transform', isFolded ? 'rtl:-scale-x-100' : 'rotate-90')}
          />
          <span className="truncate">{familyName}</span>
          <span className="shrink-0 text-fine font-normal text-muted max-sm:sr-only"> {count}</span>
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={isSelected}
          aria-label={`Select ${here === 1 ? 'the variant' : `all ${here} variants`} of ${familyName}`}
          onClick={event => select(event.shiftKey)}
          className={clsx(
            'grid h-full w-7 shrink-0 place-items-center',
            isSelected ? 'text-action' : 'text-muted',
          )}
        >
          {isSelected ? (
            <SquareCheckBig size={16} aria-hidden="true" />
          ) : (
            <SquareDashed size={16} aria-hidden="true" />
          )}
        </button>
      </div>
      {columns.map(col => (
        <FamilyRange key={col} col={col} family={family} />
      ))}
    </div>
  );
});

/** The lowest and highest value of its variants. */
function FamilyRange({ col, family: { first, last } }: { col: number; family: FamilyRows }) {
  const { sheet, measures } = useGrid();
  const column = sheet.columns.all[col];
  const text = usePrices(sheet, () => {
    if (!column || isFlag(column.field)) return '';
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let row = first; row <= last; row += 1) {
      const value = valueAt(sheet, { row, col });
      if (typeof value !== 'number') continue;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    if (lowest > highest) return '';
    const [from, to] = [lowest, highest].map(value =>
      shown(column.field, value, column.country.denomination),
    );
    return from === to ? `${from}` : `${from} – ${to}`;
  });
  if (!column) return null;
  return (
    <div
      role="gridcell"
      aria-colindex={col + 2}
      title={text || undefined}
      style={{ left: measures.pinned + column.left, width: column.width }}
      className={clsx('matrix-cell is-range', column.field === 'NetPrice' && 'is-first')}
    >
      {text}
    </div>
  );
}

/** Returns whether it is there. */
export function focusFamily(box: Element | null, familyId: number): boolean {
  const button = box?.querySelector<HTMLElement>(`[data-family="${familyId}"] button`);
  button?.focus();
  return button !== null && button !== undefined;
}
