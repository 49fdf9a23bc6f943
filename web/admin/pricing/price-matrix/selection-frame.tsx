import { useGrid, useGridState } from './grid-context.ts';
import { at, type Range, rangeOf } from './selection.ts';
import type { Sheet } from './sheet.ts';
import type { Measures } from './use-viewport.ts';

/** One element over the cells instead of a border on each, so a selection of 20,000 cells costs no more than two. */
export function SelectionFrame() {
  const { sheet, measures } = useGrid();
  const { grid } = sheet;
  const range = useGridState(sheet, grid.range);
  const selection = useGridState(sheet, grid.selection);
  const filling = useGridState(sheet, grid.filling);
  const isMany = range.top !== range.bottom || range.left !== range.right;
  return (
    <>
      {isMany && <div className="matrix-frame" style={placeOf(range, sheet, measures)} />}
      {!sheet.layout.isHidden(selection.active.row) && (
        <div className="matrix-active" style={placeOf(rangeOf(at(selection.active)), sheet, measures)}>
          {!isMany && <span className="matrix-handle" data-handle="" />}
        </div>
      )}
      {isMany && (
        <div className="matrix-filling border-none" style={placeOf(range, sheet, measures)}>
          <span className="matrix-handle" data-handle="" />
        </div>
      )}
      {filling && <div className="matrix-filling" style={placeOf(filling, sheet, measures)} />}
    </>
  );
}

function placeOf({ top, bottom, left, right }: Range, { columns, layout }: Sheet, measures: Measures) {
  const [first, last] = [columns.all[left], columns.all[right]];
  if (!first || !last) return { display: 'none' };
  const firstLine = layout.lineOf(top);
  return {
    top: measures.head + firstLine * measures.rowHeight,
    height: (layout.lineOf(bottom) - firstLine + 1) * measures.rowHeight,
    left: measures.pinned + first.left,
    width: last.left + last.width - first.left,
  };
}
