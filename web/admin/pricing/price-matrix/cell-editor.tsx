import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { enter } from './actions.ts';
import { pastFolded } from './families.ts';
import { isFlag, longLabelOf } from './fields.ts';
import { useGrid } from './grid-context.ts';
import { move, type Selection, step } from './selection.ts';
import { boundsOf, type Spotted } from './sheet.ts';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/** The cell editor. Enter and Tab keep the text and move on, Ctrl S keeps it and saves, Escape discards it. */
export function CellEditor({ cell, row }: { cell: Spotted; row: number }) {
  const { sheet } = useGrid();
  const { grid } = sheet;
  const editing = grid.editing();
  const [text, setText] = useState(editing?.text ?? '');
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const byTyping = editing?.byTyping ?? false;

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!byTyping) input.current?.select();
  }, [byTyping]);

  const leave = (next?: Selection) => {
    isDone.current = true;
    if (next) grid.select(next);
    else grid.edit(undefined);
  };
  const keep = (next?: Selection, everywhere = false) => {
    if (isDone.current) return;
    enter(sheet, text, everywhere);
    leave(next);
  };

  /** The grid does not take the focus back from another control; losing it to another window does not count. */
  const blur = ({ currentTarget }: FocusEvent) => {
    if (isDone.current) return;
    grid.focus(currentTarget === document.activeElement);
    keep();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    const isControlled = event.ctrlKey || event.metaKey;
    // The surrounding grid saves.
    if (isControlled && key.toLowerCase() === 's' && !nativeEvent.isComposing) return keep();
    event.stopPropagation();
    if (nativeEvent.isComposing) return;
    const bounds = boundsOf(sheet);
    const go = (by: (from: Selection) => Selection) => keep(pastFolded(sheet.layout, grid.selection(), by));
    const arrow = byTyping && !isControlled ? ARROWS[key as keyof typeof ARROWS] : undefined;
    if (key === 'Escape') leave();
    else if (key === 'Enter' && isControlled) keep(undefined, true);
    else if (key === 'Enter') go(from => step(from, { along: 'column', backwards: shiftKey }, bounds));
    else if (key === 'Tab') go(from => step(from, { along: 'row', backwards: shiftKey }, bounds));
    else if (arrow) go(from => move(from, { direction: arrow, stretch: false }, bounds));
    else return;
    event.preventDefault();
  };

  return (
    <input
      ref={input}
      aria-label={`${longLabelOf(cell.field)} of ${cell.product.productName} in ${cell.country.countryName}`}
      inputMode={isFlag(cell.field) ? 'text' : cell.field === 'StockAvailable' ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={40}
      data-row={row}
      value={text}
      onChange={event => {
        setText(event.target.value);
        grid.type(event.target.value);
      }}
      onKeyDown={press}
      onPointerDown={event => event.stopPropagation()}
      onBlur={blur}
      className="matrix-editor"
    />
  );
}
