import { type DecimalSign, decimalSignIn, ownDecimalSign } from '../../form/read-number.ts';
import { parseBlock, planFill, planPaste, writeBlock } from './clipboard.ts';
import type { Setting } from './edit.ts';
import { isFlag, type Value } from './fields.ts';
import { forSpreadsheet } from './format.ts';
import { isAmbiguous, readValue } from './read-value.ts';
import { at, type Range, rangeOf } from './selection.ts';
import { boundsOf, cellAt, type Sheet, settingsIn, valueAt } from './sheet.ts';

/** The outcome of a paste, for the report. */
export type Pasted = {
  text: string;
  into: Range;
  cells: number;
  /** Unreadable cells, which stay as pasted. */
  unread: number;
  /** The ambiguous ones of those, such as 1,234. */
  ambiguous: string[];
  /** Empty cells of the block, which are skipped. */
  blanks: number;
  cut: { rows: number; cols: number };
};

export function copied(sheet: Sheet): string {
  const { top, bottom, left, right } = sheet.grid.range();
  const rows: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    const cells: string[] = [];
    for (let col = left; col <= right; col += 1) {
      const cell = cellAt(sheet, { row, col });
      const value = valueAt(sheet, { row, col });
      cells.push(cell ? forSpreadsheet(cell.field, value, cell.country.denomination) : '');
    }
    rows.push(cells);
  }
  return writeBlock(rows);
}

/** Reads numbers with the decimal separator found in the block, or with a chosen one. */
export function paste(sheet: Sheet, text: string, chosen?: DecimalSign, into = sheet.grid.range()): Pasted {
  const block = parseBlock(text);
  const plan = planPaste(block, into, boundsOf(sheet));
  const decimalSign = chosen ?? decimalSignIn(block.flat());
  const ambiguous: string[] = [];
  let unread = 0;
  const settings = plan.writes.flatMap(({ row, col, text: typed }): Setting[] => {
    const cell = cellAt(sheet, { row, col });
    if (!cell) return [];
    const value = readValue(cell.field, typed, { decimalSign, denomination: cell.country.denomination });
    if (typeof value === 'string') unread += 1;
    if (isAmbiguous(cell.field, value)) ambiguous.push(typed);
    return [{ ...cell, value }];
  });
  sheet.store.set(settings);
  const { top, left, bottom, right } = plan.range;
  const corner = { row: top, col: left };
  sheet.grid.select({ active: corner, from: corner, end: { row: bottom, col: right } }, corner);
  return { text, into, cells: settings.length, unread, ambiguous, blanks: plan.blanks, cut: plan.cut };
}

export function clear(sheet: Sheet): number {
  return sheet.store.set(settingsIn(sheet, sheet.grid.range(), () => null));
}

/** Enters a value into the active cell, or into all selected ones. */
export function enter(sheet: Sheet, text: string, everywhere: boolean): number {
  const { active } = sheet.grid.selection();
  const range = everywhere ? sheet.grid.range() : rangeOf(at(active));
  return sheet.store.set(
    settingsIn(sheet, range, ({ field, country }) =>
      readValue(field, text, { decimalSign: ownDecimalSign, denomination: country.denomination }),
    ),
  );
}

/** Toggles the active cell between Yes and No, and sets the whole selection to the result. */
export function toggle(sheet: Sheet): boolean {
  const { active } = sheet.grid.selection();
  const cell = cellAt(sheet, active);
  if (!cell || !isFlag(cell.field)) return false;
  const next = valueAt(sheet, active) !== true;
  sheet.store.set(
    settingsIn(sheet, sheet.grid.range(), ({ field, key }) =>
      isFlag(field) && sheet.store.priceAt(key) ? next : undefined,
    ),
  );
  return true;
}

/** Copies the first row of the selection into the others; for a single row, the one above it. */
export function fillDown(sheet: Sheet): number {
  const range = sheet.grid.range();
  const top = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top;
  return fill(sheet, { ...range, top, bottom: top }, { ...range, top });
}

export function fillRight(sheet: Sheet): number {
  const range = sheet.grid.range();
  const left = range.left === range.right ? Math.max(0, range.left - 1) : range.left;
  return fill(sheet, { ...range, left, right: left }, { ...range, left });
}

/** Values are only filled into fields of the same kind: a flag never becomes a price. */
export function fill(sheet: Sheet, from: Range, into: Range): number {
  const settings = planFill(from, into).flatMap(({ from: source, to }): Setting[] => {
    const [given, cell] = [cellAt(sheet, source), cellAt(sheet, to)];
    if (!given || !cell || isFlag(given.field) !== isFlag(cell.field)) return [];
    const value: Value = valueAt(sheet, source);
    return value === null ? [] : [{ ...cell, value }];
  });
  return sheet.store.set(settings);
}
