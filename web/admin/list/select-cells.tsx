import type { ComponentProps } from 'react';
import { Td, Th } from '../../ui/table.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { focusedRow, isAboutRows } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

/** The whole cell is clickable: a checkbox alone is too small for a finger. */
const area = 'grid size-10 cursor-pointer place-items-center pointer-coarse:size-11';

function Box(props: ComponentProps<'input'>) {
  return (
    <label className={area}>
      <input type="checkbox" className="size-4 cursor-pointer accent-action" {...props} />
    </label>
  );
}

export function SelectPage({ selection: { page, toggle, togglePage } }: { selection: Selection }) {
  const choose = (range: boolean) => {
    const id = focusedRow()?.dataset.id;
    if (id !== undefined) toggle(id, range);
  };
  useShortcut('x', 'Select the row', () => choose(false), isAboutRows);
  useShortcut('X', 'Select up to the row', () => choose(true), isAboutRows);
  return (
    <Th className="data-select">
      <Box
        aria-label="Select this page"
        checked={page === 'all'}
        ref={box => {
          if (box) box.indeterminate = page === 'some';
        }}
        onChange={togglePage}
      />
    </Th>
  );
}

type SelectRowProps = { selection: Selection; id: string; name: string };

export function SelectRow({ selection: { isSelected, isPartly, toggle }, id, name }: SelectRowProps) {
  return (
    <Td className="data-select">
      <Box
        aria-label={`Select ${name}`}
        checked={isSelected(id)}
        ref={box => {
          if (box) box.indeterminate = isPartly(id);
        }}
        onChange={({ nativeEvent }) => toggle(id, (nativeEvent as PointerEvent).shiftKey)}
      />
    </Td>
  );
}
