import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { FamilyRow, focusFamily } from './family-row.tsx';
import { GridContext, type GridParts, useGridState } from './grid-context.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { type Commands, pressKey } from './keys.ts';
import { SelectionFrame } from './selection-frame.tsx';
import { useClipboard } from './use-clipboard.ts';
import { usePointer } from './use-pointer.ts';
import { useRoom } from './use-room.ts';
import { reveal, useViewport } from './use-viewport.ts';

type MatrixGridProps = GridParts & {
  commands: Omit<Commands, 'pageRows' | 'toFamily'>;
  busy: boolean;
  onPaste: (text: string) => void;
  /** Receives the width next to its scroll bar. */
  onWidth: (width: number) => void;
};

/** Products down, countries across; only visible cells are rendered. */
export function MatrixGrid({ sheet, measures, commands, busy, onPaste, onWidth }: MatrixGridProps) {
  const parts = useMemo(() => ({ sheet, measures }), [sheet, measures]);
  const { grid, columns, products, layout } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const { firstRow, lastRow, firstCol, lastCol } = useViewport(box, {
    rows: layout.lines.length,
    columns,
    measures,
  });
  useRoom(box, onWidth);
  const active = useGridState(sheet, () => grid.selection().active);
  const pointer = usePointer(box, parts);
  useReveal(box, parts);

  const lines = new Set(
    Array.from({ length: Math.max(0, lastRow - firstRow + 1) }, (_, index) => firstRow + index),
  );
  const near = layout.familyOf(active.row);
  // The active cell and its heading keep the focus, so they are rendered even when out of view.
  lines.add(layout.lineOf(active.row));
  if (near) lines.add(layout.lineOf(near.first) - (near.isFolded ? 0 : 1));

  const toFamily = () => {
    const { familyId } = layout.familyOf(grid.selection().active.row) ?? {};
    return familyId !== undefined && focusFamily(box.current, familyId);
  };
  const press = (event: KeyboardEvent) => {
    // The buttons of a heading have keys of their own.
    const isInHeading = event.target instanceof Element && event.target.closest('[data-family]') !== null;
    if (isInHeading && !event.ctrlKey && !event.metaKey && !event.altKey) return;
    const pageRows = () =>
      Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - measures.head) / measures.rowHeight) - 1);
    if (pressKey(event.nativeEvent, sheet, { ...commands, pageRows, toFamily })) event.preventDefault();
  };
  useClipboard(box, { sheet, onPaste, say: commands.say });

  return (
    <GridContext value={parts}>
      <div
        ref={box}
        role="grid"
        aria-label="Price matrix"
        aria-multiselectable="true"
        aria-rowcount={layout.lines.length + 1}
        aria-colcount={columns.all.length + 1}
        aria-busy={busy}
        style={{ '--matrix-row': `${measures.rowHeight}px` } as React.CSSProperties}
        className={`matrix-box min-h-64 flex-1 max-sm:h-[68dvh] max-sm:flex-none ${columns.fields.length > 1 ? 'matrix-all' : ''}`}
        onKeyDown={press}
        onFocus={() => grid.focus(true)}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) grid.focus(false);
        }}
        {...pointer}
      >
        <div
          role="presentation"
          className="matrix-sheet"
          style={{
            width: measures.pinned + columns.width,
            height: measures.head + layout.lines.length * measures.rowHeight,
          }}
        >
          <GridHead firstCol={firstCol} lastCol={lastCol} />
          {[...lines].map(line => {
            const { row = -1, family } = layout.lines[line] ?? {};
            if (family)
              return (
                <FamilyRow
                  key={`family ${family.familyId}`}
                  {...{ line, family, firstCol, lastCol }}
                  isNear={family === near}
                />
              );
            const product = products[row];
            return (
              product && (
                <GridRow
                  key={product.productCode}
                  {...{ row, line, product, firstCol, lastCol }}
                  familyName={layout.familyOf(row)?.familyName}
                  countries={sheet.countries}
                  activeCol={row === active.row ? active.col : undefined}
                />
              )
            );
          })}
          <SelectionFrame />
        </div>
      </div>
    </GridContext>
  );
}

/** Keeps what moves in view. */
function useReveal(box: React.RefObject<HTMLDivElement | null>, { sheet, measures }: GridParts) {
  const { grid, columns, layout } = sheet;
  useEffect(() => {
    let last = { active: grid.selection().active, seen: grid.seen() };
    return grid.subscribe(() => {
      const [{ active }, seen] = [grid.selection(), grid.seen()];
      const isSame = active.row === last.active.row && active.col === last.active.col;
      const isSeen = seen === last.seen;
      last = { active, seen };
      // A cell focuses itself when it becomes active; one that already is active does not render again.
      if (isSame && grid.isFocused() && !grid.editing())
        box.current
          ?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
          ?.focus({ preventScroll: true });
      if (box.current && !isSeen)
        reveal(box.current, { ...seen, row: layout.lineOf(seen.row) }, { columns, measures });
    });
  }, [box, grid, columns, layout, measures]);
}
