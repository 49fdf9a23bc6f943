import { type PointerEvent, type RefObject, useRef } from 'react';
import { fill, toggle } from './actions.ts';
import { stretched } from './clipboard.ts';
import { columnAt } from './columns.ts';
import type { GridParts } from './grid-context.ts';
import { edit } from './keys.ts';
import { at, goTo, type Spot, within } from './selection.ts';
import { boundsOf } from './sheet.ts';
import { reveal } from './use-viewport.ts';

type Drag = { what: 'select' | 'fill' };
type Press = PointerEvent<HTMLDivElement>;

const numberIn = (target: Element, name: string) => {
  const found = target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  return found === null || found === undefined ? undefined : Number(found);
};

/** Selects by clicking and dragging, or by row and column headings; fills by the handle; a tap edits. */
export function usePointer(box: RefObject<HTMLDivElement | null>, { sheet, measures }: GridParts) {
  const drag = useRef<Drag | undefined>(undefined);
  const { grid, columns } = sheet;

  const spotUnder = ({ clientX, clientY }: Press): Spot => {
    const element = box.current as HTMLDivElement;
    const { left, top } = element.getBoundingClientRect();
    const x = Math.max(0, clientX - left - measures.pinned) + element.scrollLeft;
    const y = Math.max(0, clientY - top - measures.head) + element.scrollTop;
    const row = sheet.layout.rowAt(Math.floor(y / measures.rowHeight));
    return within({ row, col: columnAt(columns, x) }, boundsOf(sheet));
  };

  const selectHead = (target: Element, stretch: boolean): boolean => {
    const { rows, cols } = boundsOf(sheet);
    const [row, col] = [numberIn(target, 'head-row'), numberIn(target, 'head-col')];
    if (row === undefined && col === undefined) return false;
    const begin = row === undefined ? { row: 0, col: col ?? 0 } : { row, col: 0 };
    const end = row === undefined ? { row: rows - 1, col: col ?? 0 } : { row, col: cols - 1 };
    const { active, from } = grid.selection();
    grid.select(stretch ? { active, from, end } : { active: begin, from: begin, end }, stretch ? end : begin);
    return true;
  };

  /** Typed text is kept before another cell becomes active; scrolling does not interrupt typing. */
  const leaveEditor = ({ target }: Press) => {
    if (target === box.current) return;
    const cell = box.current?.querySelector('.matrix-editor')?.closest<HTMLElement>('[role=gridcell]');
    cell?.focus({ preventScroll: true });
  };

  return {
    onPointerDown: (event: Press) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return;
      leaveEditor(event);
      if (event.target.closest('[data-handle]')) drag.current = { what: 'fill' };
      else if (selectHead(event.target, event.shiftKey)) event.preventDefault();
      else if (numberIn(event.target, 'col') !== undefined) {
        grid.select(goTo(grid.selection(), spotUnder(event), event.shiftKey));
        drag.current = { what: 'select' };
      }
      if (!drag.current) return;
      event.preventDefault();
      box.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: Press) => {
      if (!drag.current || !box.current) return;
      const spot = spotUnder(event);
      if (drag.current.what === 'fill') grid.fill(stretched(grid.range(), spot));
      else if (!isSame(spot, grid.selection().end)) grid.select(goTo(grid.selection(), spot, true));
      reveal(box.current, { ...spot, row: sheet.layout.lineOf(spot.row) }, { columns, measures });
    },
    onPointerUp: () => {
      const into = grid.filling();
      if (drag.current?.what === 'fill' && into) {
        const from = grid.range();
        grid.fill(undefined);
        fill(sheet, from, into);
        const corner = { row: into.top, col: into.left };
        grid.select({ active: corner, from: corner, end: { row: into.bottom, col: into.right } });
      }
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
      grid.fill(undefined);
    },
    onClick: (event: React.MouseEvent<HTMLDivElement>) => {
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      if (!isTouch || !(event.target instanceof Element) || event.target.closest('input')) return;
      const [row, col] = [numberIn(event.target, 'row'), numberIn(event.target, 'col')];
      if (row === undefined || col === undefined) return;
      grid.select(at({ row, col }));
      if (!toggle(sheet)) edit(sheet);
    },
    onDoubleClick: (event: React.MouseEvent<HTMLDivElement>) => {
      if (!(event.target instanceof Element) || numberIn(event.target, 'col') === undefined) return;
      if (!toggle(sheet)) edit(sheet);
    },
  };
}

const isSame = (one: Spot, other: Spot) => one.row === other.row && one.col === other.col;
