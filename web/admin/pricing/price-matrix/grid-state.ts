import { at, isIn, type Range, rangeOf, type Selection, type Spot } from './selection.ts';

/** The active cell's editor. After typing, arrows leave it; after F2, a double click or a tap, they move in the text. */
export type Editing = { text: string; byTyping: boolean };
export type GridState = ReturnType<typeof createGridState>;

const SELECTED = 1;
const ACTIVE = 2;
const EDITING = 4;

/** The selection and the edited cell, outside React so that a move renders two cells and a frame. */
export function createGridState() {
  let selection: Selection = at({ row: 0, col: 0 });
  let range: Range = rangeOf(selection);
  let seen: Spot = selection.active;
  let editing: Editing | undefined;
  /** The initial text, if it is not the cell's value. */
  let typed: string | undefined;
  let filling: Range | undefined;
  /** Whether the active cell should have the page's focus. */
  let isFocused = false;
  /** After Escape the next Tab leaves the grid. */
  let isLeaving = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    selection: () => selection,
    range: () => range,
    /** The cell to scroll into view. */
    seen: () => seen,
    editing: () => editing,
    typed: () => typed,
    filling: () => filling,
    isFocused: () => isFocused,
    isLeaving: () => isLeaving,
    leave: (next: boolean) => {
      isLeaving = next;
    },

    /** A cell's appearance as one number, so that unchanged cells are not rendered. */
    lookOf: (spot: Spot): number => {
      const isActive = spot.row === selection.active.row && spot.col === selection.active.col;
      return (
        (isIn(spot, range) ? SELECTED : 0) + (isActive ? ACTIVE : 0) + (isActive && editing ? EDITING : 0)
      );
    },

    /** An extended selection shows its end, unless a row or column was selected as a whole. */
    select: (next: Selection, see?: Spot) => {
      const { active } = selection;
      const isMoved = next.active.row !== active.row || next.active.col !== active.col;
      seen = see ?? (isMoved ? next.active : next.end);
      selection = next;
      range = rangeOf(next);
      editing = typed = undefined;
      isFocused = true;
      notify();
    },
    /** Where the selection starts when the rows or columns change. */
    reset: () => {
      selection = at({ row: 0, col: 0 });
      range = rangeOf(selection);
      editing = typed = undefined;
      notify();
    },
    edit: (next: Editing | undefined) => {
      editing = next;
      typed = next?.byTyping ? next.text : undefined;
      if (next) isFocused = true;
      notify();
    },
    type: (text: string) => {
      const wasTyped = typed !== undefined;
      typed = editing?.byTyping || text !== editing?.text ? text : undefined;
      if (wasTyped !== (typed !== undefined)) notify();
    },
    fill: (next: Range | undefined) => {
      filling = next;
      notify();
    },
    focus: (next: boolean) => {
      isFocused = next;
    },
  };
}

export const isSelected = (look: number) => (look & SELECTED) !== 0;
export const isActive = (look: number) => (look & ACTIVE) !== 0;
export const isEditing = (look: number) => (look & EDITING) !== 0;
