import { type Range, type Spot, sizeOf } from './selection.ts';

/** A block in clipboard format: tabs between cells, newlines between rows, quotes where needed. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r' || text[place + 1] !== '\n') cell += sign === '\r' ? '' : sign;
  }
  endCell();
  // Spreadsheets end the last row too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '' && rows.at(-1)?.length === 1) rows.pop();
  return rows;
}

export function writeBlock(rows: string[][]): string {
  return rows.map(row => row.map(quoted).join('\t')).join('\n');
}

const quoted = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

type Write = Spot & { text: string };
export type PastePlan = {
  writes: Write[];
  /** The range it is written to. */
  range: Range;
  /** What lies beyond the last row or column. */
  cut: { rows: number; cols: number };
  /** Empty cells of the block: the cells they would overwrite stay. */
  blanks: number;
};

/** Where each cell of a block goes: from the selection's first cell, repeated if the selection is a multiple of it. */
export function planPaste(
  block: string[][],
  selection: Range,
  bounds: { rows: number; cols: number },
): PastePlan {
  const height = block.length;
  const width = Math.max(...block.map(row => row.length));
  const selected = sizeOf(selection);
  const repeats = selected.rows % height === 0 && selected.cols % width === 0;
  const rows = repeats ? selected.rows : height;
  const cols = repeats ? selected.cols : width;
  const fit = {
    rows: Math.min(rows, bounds.rows - selection.top),
    cols: Math.min(cols, bounds.cols - selection.left),
  };
  const writes: Write[] = [];
  let blanks = 0;
  for (let row = 0; row < fit.rows; row += 1) {
    for (let col = 0; col < fit.cols; col += 1) {
      const text = onOneLine(block[row % height]?.[col % width] ?? '');
      if (text === '') blanks += 1;
      else writes.push({ row: selection.top + row, col: selection.left + col, text });
    }
  }
  return {
    writes,
    range: {
      top: selection.top,
      left: selection.left,
      bottom: selection.top + fit.rows - 1,
      right: selection.left + fit.cols - 1,
    },
    cut: { rows: rows - fit.rows, cols: cols - fit.cols },
    blanks,
  };
}

/** In one line, because the editor would join lines, turning 2 and 300 into 2300. */
const onOneLine = (text: string) => text.trim().replace(/\s*[\r\n]\s*/g, ' ⏎ ');

export type Copy = { from: Spot; to: Spot };

/** What a fill copies: the first row down, the first column right, or a range into a larger one. */
export function planFill(range: Range, into: Range): Copy[] {
  const { rows, cols } = sizeOf(range);
  const copies: Copy[] = [];
  for (let row = into.top; row <= into.bottom; row += 1) {
    for (let col = into.left; col <= into.right; col += 1) {
      const from = {
        row: range.top + modulo(row - range.top, rows),
        col: range.left + modulo(col - range.left, cols),
      };
      if (from.row !== row || from.col !== col) copies.push({ from, to: { row, col } });
    }
  }
  return copies;
}

const modulo = (number: number, by: number) => ((number % by) + by) % by;

/** Where dragging the fill handle extends a range: down, up or sideways, whichever is further. */
export function stretched(range: Range, { row, col }: Spot): Range {
  const down = Math.max(row - range.bottom, 0);
  const up = Math.max(range.top - row, 0);
  const right = Math.max(col - range.right, 0);
  const left = Math.max(range.left - col, 0);
  const furthest = Math.max(down, up, right, left);
  if (furthest === 0) return range;
  if (furthest === down) return { ...range, bottom: row };
  if (furthest === up) return { ...range, top: row };
  return furthest === right ? { ...range, right: col } : { ...range, left: col };
}
