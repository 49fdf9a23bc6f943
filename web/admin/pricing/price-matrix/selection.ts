export type Spot = { row: number; col: number };
/** From one corner to the opposite one, which moves when extended; the active cell lies within. */
export type Selection = { active: Spot; from: Spot; end: Spot };
export type Range = { top: number; bottom: number; left: number; right: number };
export type Bounds = { rows: number; cols: number };

export type Direction = 'up' | 'down' | 'left' | 'right';
const STEPS: Record<Direction, Spot> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
};

export const at = (spot: Spot): Selection => ({ active: spot, from: spot, end: spot });

export function rangeOf({ from, end }: Selection): Range {
  return {
    top: Math.min(from.row, end.row),
    bottom: Math.max(from.row, end.row),
    left: Math.min(from.col, end.col),
    right: Math.max(from.col, end.col),
  };
}

export const sizeOf = ({ top, bottom, left, right }: Range) => ({
  rows: bottom - top + 1,
  cols: right - left + 1,
});

export const isIn = ({ row, col }: Spot, { top, bottom, left, right }: Range) =>
  row >= top && row <= bottom && col >= left && col <= right;

export function within({ row, col }: Spot, { rows, cols }: Bounds): Spot {
  return { row: Math.max(0, Math.min(rows - 1, row)), col: Math.max(0, Math.min(cols - 1, col)) };
}

/** The selection moved to a cell: as a whole, or only its end. */
export const goTo = (selection: Selection, spot: Spot, stretch: boolean): Selection =>
  stretch ? { ...selection, end: spot } : at(spot);

export type Move = { direction: Direction; by?: number; stretch: boolean };

export function move(selection: Selection, { direction, by = 1, stretch }: Move, bounds: Bounds): Selection {
  const from = stretch ? selection.end : selection.active;
  const { row, col } = STEPS[direction];
  return goTo(selection, within({ row: from.row + row * by, col: from.col + col * by }, bounds), stretch);
}

type Jump = { direction: Direction; stretch: boolean; isFilled: (spot: Spot) => boolean };

/** Like Ctrl and an arrow: to the end of the filled cells, to the next filled one, or to the edge. */
export function jump(
  selection: Selection,
  { direction, stretch, isFilled }: Jump,
  bounds: Bounds,
): Selection {
  const { row, col } = STEPS[direction];
  const next = (spot: Spot): Spot | undefined => {
    const there = { row: spot.row + row, col: spot.col + col };
    return isIn(there, { top: 0, left: 0, bottom: bounds.rows - 1, right: bounds.cols - 1 })
      ? there
      : undefined;
  };
  let spot = stretch ? selection.end : selection.active;
  const first = next(spot);
  const runs = first !== undefined && isFilled(spot) && isFilled(first);
  for (let there = first; there; there = next(spot)) {
    if (runs && !isFilled(there)) break;
    spot = there;
    if (!runs && isFilled(there)) break;
  }
  return goTo(selection, spot, stretch);
}

type Step = { along: 'row' | 'column'; backwards: boolean };

/** Like Tab and Enter: on to the next cell, cycling within a multiple selection. */
export function step(selection: Selection, { along, backwards }: Step, bounds: Bounds): Selection {
  const range = rangeOf(selection);
  const { rows, cols } = sizeOf(range);
  const by = backwards ? -1 : 1;
  if (rows * cols === 1) {
    const spot = along === 'row' ? alongRows(selection.active, by, bounds) : undefined;
    const { row, col } = selection.active;
    return at(within(spot ?? { row: along === 'row' ? row : row + by, col }, bounds));
  }
  const [row, col] = [selection.active.row - range.top, selection.active.col - range.left];
  const place = along === 'row' ? row * cols + col : col * rows + row;
  const next = (place + by + rows * cols) % (rows * cols);
  const active =
    along === 'row'
      ? { row: range.top + Math.floor(next / cols), col: range.left + (next % cols) }
      : { row: range.top + (next % rows), col: range.left + Math.floor(next / rows) };
  return { ...selection, active };
}

function alongRows({ row, col }: Spot, by: number, { rows, cols }: Bounds): Spot | undefined {
  const place = row * cols + col + by;
  if (place < 0 || place >= rows * cols) return undefined;
  return { row: Math.floor(place / cols), col: place % cols };
}
