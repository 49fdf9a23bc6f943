import { at, isIn, type Range, rangeOf, type Selection, type Spot } from './selection.ts';

/** Of the active cell. After typing, the arrows leave the cell; after F2, a double click or a tap, they move in the text. */
export type Editing = { text: string; byTyping: boolean };
export type GridState = ReturnType<typeof createGridState>;

const SELECTED = 1;
const ACTIVE = 2;
const EDITING = 4;

/** The selection and the cell being edited, kept outside React so that a move renders two cells and a frame. */
export function createGridState() {
  let selection: Selection = at({ row: 0, col: 0 });
  let range: Range = rangeOf(selection);
  let seen: Spot = selection.active;
  let editing: Editing | undefined;
  /** What stands in it, where that is not what it began with. */
  let typed: string | undefined;
  let filling: Range | undefined;
  /** Whether the active cell should have the focus of the page. */
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
    /** The cell that should be in sight. */
    seen: () => seen,
    editing: () => editing,
    typed: () => typed,
    filling: () => filling,
    isFocused: () => isFocused,
    isLeaving: () => isLeaving,
    leave: (next: boolean) => {
      isLeaving = next;
    },

    /** How a cell looks, as one number: a cell that looks as before is not rendered. */
    lookOf: (spot: Spot): number => {
      const isActive = spot.row === selection.active.row && spot.col === selection.active.col;
      return (
        (isIn(spot, range) ? SELECTED : 0) + (isActive ? ACTIVE : 0) + (isActive && editing ? EDITING : 0)
      );
    },

    /** A stretched selection shows its end, unless what was selected as a whole begins elsewhere. */
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
    /** Where the selection begins when other rows or columns come. */
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
