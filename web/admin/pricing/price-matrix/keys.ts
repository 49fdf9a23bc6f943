import { formatCount } from '../../format.ts';
import { clear, fillDown, fillRight, toggle } from './actions.ts';
import { pastFolded } from './families.ts';
import { FIELDS, type Layer } from './fields.ts';
import { forSpreadsheet } from './format.ts';
import { at, type Direction, goTo, jump, move, type Selection, step, within } from './selection.ts';
import { boundsOf, cellAt, type Sheet, valueAt } from './sheet.ts';

/** Commands of the screen around the grid. */
export type Commands = {
  save: () => void;
  undo: () => void;
  redo: () => void;
  showLayer: (layer: Layer) => void;
  say: (what: string) => void;
  pageRows: () => number;
  /** Returns whether there is one. */
  toFamily: () => boolean;
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'
>;

/** For the list that '?' shows. */
export const GRID_KEYS = [
  { key: 'Arrows', does: 'Move; with Shift select, with Ctrl to the end' },
  { key: 'Tab, Enter', does: 'Next cell to the right, below' },
  { key: 'Typing, F2', does: 'Edit the cell' },
  { key: 'Delete', does: 'Remove the price, empty the value' },
  { key: 'Space', does: 'Switch Yes and No' },
  { key: 'Ctrl C, Ctrl V', does: 'Copy, paste a block' },
  { key: 'Ctrl D, Ctrl R', does: 'Fill down, fill right' },
  { key: 'Ctrl Z, Ctrl Shift Z', does: 'Undo, redo' },
  { key: 'Alt 1 – 6, Alt 0', does: 'Show another value, show all' },
  { key: 'Alt Up', does: 'Heading of the family: fold it, select it' },
  { key: 'Ctrl S', does: 'Save' },
  { key: 'Esc, Tab', does: 'Leave the grid' },
] as const;

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const BEGINS_A_VALUE = /^[\d.,+\-−\p{Sc}\p{L}]$/u;

/** Returns whether the key was handled. */
export function pressKey(event: Pressed, sheet: Sheet, commands: Commands): boolean {
  const { key, shiftKey, altKey, isComposing } = event;
  const isControlled = event.ctrlKey || event.metaKey;
  if (isComposing || boundsOf(sheet).rows === 0) return false;
  if (key === 'Tab' && sheet.grid.isLeaving()) return false;
  if (key !== 'Shift') sheet.grid.leave(key === 'Escape');
  if (altKey && key === 'ArrowUp') return commands.toFamily();
  if (altKey) return !isControlled && pressLayer(event.code, commands);
  if (isControlled && pressCommand(key.toLowerCase(), event, sheet, commands)) return true;
  const next = pastFolded(sheet.layout, sheet.grid.selection(), from =>
    movedBy(event, from, sheet, commands),
  );
  if (next) {
    sheet.grid.select(next);
    return true;
  }
  if (isControlled) return false;
  if (key === 'Delete' || key === 'Backspace') return said(clear(sheet), 'cleared', commands);
  if (key === 'F2') return edit(sheet);
  if (key === ' ') return shiftKey ? selectRow(sheet) : toggle(sheet) || edit(sheet);
  if (!BEGINS_A_VALUE.test(key)) return false;
  sheet.grid.edit({ text: key, byTyping: true });
  return true;
}

function pressLayer(code: string, { showLayer }: Commands): boolean {
  const number = /^(?:Digit|Numpad)([0-6])$/.exec(code)?.[1];
  if (number === undefined) return false;
  showLayer(FIELDS[Number(number) - 1] ?? 'All');
  return true;
}

function pressCommand(key: string, { shiftKey }: Pressed, sheet: Sheet, commands: Commands): boolean {
  const { grid } = sheet;
  const { rows, cols } = boundsOf(sheet);
  if (key === 's') commands.save();
  else if (key === 'z' && !shiftKey) commands.undo();
  else if (key === 'y' || key === 'z') commands.redo();
  else if (key === 'd') said(fillDown(sheet), 'filled', commands);
  else if (key === 'r') said(fillRight(sheet), 'filled', commands);
  else if (key === 'a') {
    const { active } = grid.selection();
    grid.select({ active, from: { row: 0, col: 0 }, end: { row: rows - 1, col: cols - 1 } }, active);
  } else if (key === ' ') {
    const { active } = grid.selection();
    grid.select({ active, from: { ...active, row: 0 }, end: { row: rows - 1, col: active.col } }, active);
  } else return false;
  return true;
}

function movedBy(
  event: Pressed,
  selection: Selection,
  sheet: Sheet,
  { pageRows }: Commands,
): Selection | undefined {
  const { key, shiftKey: stretch } = event;
  const isControlled = event.ctrlKey || event.metaKey;
  const bounds = boundsOf(sheet);
  const { row, col } = stretch ? selection.end : selection.active;
  const direction = ARROWS[key];
  const to = (spot: { row: number; col: number }) => goTo(selection, within(spot, bounds), stretch);
  if (direction && isControlled) {
    const isFilled = (spot: { row: number; col: number }) => valueAt(sheet, spot) !== null;
    return jump(selection, { direction, stretch, isFilled }, bounds);
  }
  if (direction) return move(selection, { direction, stretch }, bounds);
  if (key === 'Home') return to({ row: isControlled ? 0 : row, col: 0 });
  if (key === 'End') return to({ row: isControlled ? bounds.rows - 1 : row, col: bounds.cols - 1 });
  if (key === 'PageUp') return to({ row: row - pageRows(), col });
  if (key === 'PageDown') return to({ row: row + pageRows(), col });
  if (key === 'Enter') return step(selection, { along: 'column', backwards: stretch }, bounds);
  if (key === 'Tab') return tabbed(selection, stretch, bounds);
  return key === 'Escape' ? at(selection.active) : undefined;
}

/** Tab leaves the grid from the last cell, so it is no keyboard trap. */
function tabbed(selection: Selection, backwards: boolean, bounds: { rows: number; cols: number }) {
  const next = step(selection, { along: 'row', backwards }, bounds);
  const isStuck = next.active.row === selection.active.row && next.active.col === selection.active.col;
  return isStuck ? undefined : next;
}

function selectRow({ grid, columns }: Sheet): boolean {
  const { active } = grid.selection();
  const end = { ...active, col: columns.all.length - 1 };
  grid.select({ active, from: { ...active, col: 0 }, end }, active);
  return true;
}

export function edit(sheet: Sheet): boolean {
  const spot = sheet.grid.selection().active;
  const cell = cellAt(sheet, spot);
  if (!cell) return false;
  const text = forSpreadsheet(cell.field, valueAt(sheet, spot), cell.country.denomination);
  sheet.grid.edit({ text, byTyping: false });
  return true;
}

function said(count: number, done: string, { say }: Commands): true {
  say(`${formatCount(count, 'price')} ${done}`);
  return true;
}
