import { type RefObject, useEffect } from 'react';
import { forgetRow, rememberedRow } from './list-memory.ts';
import type { List } from './use-list.ts';

/** Whoever comes back from a row finds it marked, in view, and under the keys. */
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
