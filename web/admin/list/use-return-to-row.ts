import { type RefObject, useEffect } from 'react';
import { forgetRow, rememberedRow } from './list-memory.ts';
import type { List } from './use-list.ts';

/** When returning from a row, the list highlights it, scrolls to it and focuses it. */
export function useReturnToRow<Row>(
  path: string,
  { busy, rows }: List<Row>,
  body: RefObject<HTMLTableSectionElement | null>,
) {
  useEffect(() => {
    const id = rememberedRow(path);
    if (id === null || !rows) return;
    const row = [...(body.current?.rows ?? [])].find(one => one.dataset.id === id);
    if (row || !busy) forgetRow(path);
    if (!row) return;
    row.dataset.marked = 'true';
    row.scrollIntoView({ block: 'nearest' });
    if (document.activeElement?.matches('body, h1')) row.focus({ preventScroll: true });
  }, [path, busy, rows, body]);
}
