import type { MatrixFamily, MatrixProduct } from '../../../../functions/pricing/price-matrix/contract.ts';
import type { Selection } from './selection.ts';

/** The rows of a family: its variants on this page, which follow one another. */
export type FamilyRows = MatrixFamily & { first: number; last: number; isFolded: boolean };

/** What the grid shows from top to bottom: headings of families, and products that are not folded away. */
type Line = { family: FamilyRows; row?: undefined } | { row: number; family?: undefined };

export type Layout = {
  lines: Line[];
  families: FamilyRows[];
  familyOf: (row: number) => FamilyRows | undefined;
  isHidden: (row: number) => boolean;
  /** Of a row that is folded away, the heading. */
  lineOf: (row: number) => number;
  /** Of a heading, the row after it, so that a selection dragged over a folded family includes it. */
  rowAt: (line: number) => number;
};

type Grouped = { products: readonly MatrixProduct[]; families: readonly MatrixFamily[] };

/** Rows keep their numbers while they are folded away, so a selection of them can be changed like any other. */
export function layoutOf({ products, families }: Grouped, folded: ReadonlySet<number>): Layout {
  const known = new Map(families.filter(({ variants }) => variants > 1).map(one => [one.familyId, one]));
  const lines: Line[] = [];
  const lineOfRow: number[] = [];
  const ofRow: (FamilyRows | undefined)[] = [];
  const all: FamilyRows[] = [];
  for (const [row, { familyId }] of products.entries()) {
    const family = familyId === undefined ? undefined : known.get(familyId);
    if (family && all.at(-1)?.familyId !== familyId) {
      const rows = { ...family, first: row, last: row, isFolded: folded.has(family.familyId) };
      all.push(rows);
      lines.push({ family: rows });
    }
    const its = family && all.at(-1);
    if (its) its.last = row;
    ofRow.push(its);
    if (!its?.isFolded) lines.push({ row });
    lineOfRow.push(lines.length - 1);
  }
  return {
    lines,
    families: all,
    familyOf: row => ofRow[row],
    isHidden: row => ofRow[row]?.isFolded ?? false,
    lineOf: row => lineOfRow[row] ?? 0,
    rowAt: line => {
      const found = lines[Math.max(0, Math.min(lines.length - 1, line))];
      if (!found?.family) return found?.row ?? 0;
      return found.family.isFolded ? found.family.last : found.family.first;
    },
  };
}

/** Repeats a move until it reaches a row that is shown, or returns to the last such row on its way. */
export function pastFolded(
  { isHidden }: Layout,
  before: Selection,
  go: (selection: Selection) => Selection | undefined,
): Selection | undefined {
  const first = go(before);
  if (!first) return undefined;
  const spotIn = (one: Selection) =>
    one.end.row !== before.end.row && one.active.row === before.active.row ? one.end : one.active;
  let next = first;
  for (let last: Selection = before; isHidden(spotIn(next).row) && !isSame(last, next); ) {
    last = next;
    next = go(next) ?? next;
  }
  return isHidden(spotIn(next).row) ? before : next;
}

const isSame = (one: Selection, other: Selection) =>
  one.active.row === other.active.row &&
  one.active.col === other.active.col &&
  one.end.row === other.end.row &&
  one.end.col === other.end.col;

/** All of a family, in all columns; extended from what is selected, or taken back. */
export function withFamily(
  { first, last }: FamilyRows,
  { from, end }: Selection,
  { cols, stretch }: { cols: number; stretch: boolean },
): Selection {
  const top = stretch ? Math.min(first, from.row, end.row) : first;
  const bottom = stretch ? Math.max(last, from.row, end.row) : last;
  const corner = { row: top, col: 0 };
  return { active: corner, from: corner, end: { row: bottom, col: cols - 1 } };
}
