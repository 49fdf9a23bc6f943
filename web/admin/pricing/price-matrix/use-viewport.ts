import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type Columns, columnsBetween } from './columns.ts';
import type { Spot } from './selection.ts';

export type Measures = {
  rowHeight: number;
  /** The heading and the product column, which stay while the rest scrolls. */
  head: number;
  pinned: number;
};
export type Viewport = { firstRow: number; lastRow: number; firstCol: number; lastCol: number };

const ROWS_AROUND = 6;
/** The window moves by several rows at once, so most scroll frames render nothing. */
const ROWS_AT_ONCE = 4;

/** The visible rows and columns, with some around them. */
export function useViewport(
  box: RefObject<HTMLDivElement | null>,
  { rows, columns, measures }: { rows: number; columns: Columns; measures: Measures },
): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ firstRow: 0, lastRow: -1, firstCol: 0, lastCol: -1 });
  const { rowHeight, head, pinned } = measures;

  const measure = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = box.current;
    const seen = Math.floor(scrollTop / rowHeight / ROWS_AT_ONCE) * ROWS_AT_ONCE;
    const firstRow = Math.max(0, seen - ROWS_AROUND);
    const high = Math.ceil((clientHeight - head) / rowHeight);
    const lastRow = Math.min(rows - 1, seen + high + ROWS_AT_ONCE + ROWS_AROUND);
    const [firstCol, lastCol] = columnsBetween(columns, scrollLeft, scrollLeft + clientWidth - pinned);
    setViewport(before => {
      const isSame =
        before.firstRow === firstRow &&
        before.lastRow === lastRow &&
        before.firstCol === firstCol &&
        before.lastCol === lastCol;
      return isSame ? before : { firstRow, lastRow, firstCol, lastCol };
    });
  }, [box, rows, columns, rowHeight, head, pinned]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, measure]);

  return viewport;
}

/** Scrolls just enough to show a whole cell. */
export function reveal(
  box: HTMLElement,
  { row, col }: Spot,
  { columns, measures: { rowHeight, head, pinned } }: { columns: Columns; measures: Measures },
) {
  const column = columns.all[col];
  if (!column) return;
  const top = row * rowHeight;
  const lowest = top + rowHeight - (box.clientHeight - head);
  if (top < box.scrollTop) box.scrollTop = top;
  else if (lowest > box.scrollTop) box.scrollTop = lowest;
  const furthest = column.left + column.width - (box.clientWidth - pinned);
  if (column.left < box.scrollLeft) box.scrollLeft = column.left;
  else if (furthest > box.scrollLeft) box.scrollLeft = furthest;
}
