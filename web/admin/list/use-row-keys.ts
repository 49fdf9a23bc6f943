import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../keyboard/use-shortcut.ts';

type RowElement = HTMLTableRowElement;

/** The row that has or contains the focus. */
export const focusedRow = () => document.activeElement?.closest<RowElement>('tr[data-id]') ?? undefined;

/** Either nothing that uses keys has the focus, or something in the list does. */
export const isAboutRows = (pressed: Element) =>
  pressed.matches('body, h1, main') || pressed.closest('[data-rows]') !== null;

/** Keys for moving through rows and opening them. */
export function useRowKeys(openMenu: (row: RowElement) => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<string>(undefined);
  const navigate = useNavigate();

  const move = (by: number) => {
    const rows = [...(body.current?.rows ?? [])];
    const row = focusedRow();
    const before = rows.findIndex(one => one.dataset.id === last.current);
    const next = rows[row ? rows.indexOf(row) + by : Math.max(before, 0)];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const onRow = (run: (row: RowElement) => void) => () => {
    const row = focusedRow();
    if (row) run(row);
  };

  useShortcut('j ArrowDown', 'Next row', () => move(1), isAboutRows);
  useShortcut('k ArrowUp', 'Previous row', () => move(-1), isAboutRows);
  const edit = onRow(row => void (row.dataset.edit && navigate(row.dataset.edit)));
  useShortcut('Enter', 'Open the row', edit, pressed => pressed.matches('tr'));
  useShortcut('m', 'Actions of the row', onRow(openMenu), isAboutRows);

  return {
    body,
    rowProps: (id: string, editTo: string) => ({
      tabIndex: -1,
      'data-id': id,
      'data-edit': editTo,
      onFocus: () => {
        last.current = id;
      },
    }),
  };
}
