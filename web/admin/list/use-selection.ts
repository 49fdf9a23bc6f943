import { useEffect, useRef, useState } from 'react';
import { COUNTED_TO } from '../../../functions/contracts/list-limits.ts';
import type { BulkRequest } from '../../api/crud.ts';
import { rememberedRow } from './list-memory.ts';
import type { List } from './use-list.ts';

type Chosen = { filters: string; ids: ReadonlySet<string>; all: boolean };

export type Selection = ReturnType<typeof useSelection>;

export type BulkTarget = Omit<BulkRequest, 'action'>;

/** What a bulk request is about: the selected rows, or all that the filters match. */
export function bulkTargetOf<Row>({ all, ids, count }: Selection, { q, filters }: List<Row>): BulkTarget {
  if (!all) return { keys: ids };
  // A total that was not counted to its end is none that the rows could be held against.
  const given = Object.entries({ q, ...filters }).filter((entry): entry is [string, string] => !!entry[1]);
  return { matching: Object.fromEntries(given), ...(count !== COUNTED_TO && { expected: count }) };
}

const without = (chosen: Chosen, id: string): Chosen => ({
  ...chosen,
  ids: new Set([...chosen.ids].filter(one => one !== id)),
});

/** By the path of its list, until the page is loaded anew. */
const left = new Map<string, Chosen>();

/** A row is gone, though not on its list. */
export function forgetChosen(path: string, id: string) {
  const chosen = left.get(path);
  if (chosen) left.set(path, without(chosen, id));
}

type Of<Row> = { path: string; idOf: (row: Row) => string };

/**
 * The rows that were chosen: across pages and orders, but only as long as the filters stay. Whoever comes back from a
 * row finds them as they were.
 */
export function useSelection<Row>({ path, idOf }: Of<Row>, list: List<Row>) {
  const filters = JSON.stringify([list.q, list.filters]);
  const none: Chosen = { filters, ids: new Set(), all: false };
  const [last, setLast] = useState(() => (rememberedRow(path) !== null && left.get(path)) || none);
  useEffect(() => void left.set(path, last), [path, last]);
  const chosen = last.filters === filters ? last : none;
  const anchor = useRef<string>(undefined);

  const onPage = (list.rows ?? []).map(idOf);
  const isSelected = (id: string) => chosen.all || chosen.ids.has(id);
  const selectedHere = onPage.filter(isSelected).length;

  const choose = (ids: string[], on: boolean) => {
    // Deselecting one row of all leaves the others on this page.
    const next = new Set(chosen.all ? onPage : chosen.ids);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setLast({ filters, ids: next, all: false });
  };

  /** With `range`, all from the row that was chosen last to this one. */
  const toggle = (id: string, range = false) => {
    const [from, to] = [onPage.indexOf(anchor.current ?? ''), onPage.indexOf(id)];
    const ids = range && from >= 0 ? onPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    choose(ids, !isSelected(id));
  };

  return {
    ids: [...chosen.ids],
    all: chosen.all,
    count: chosen.all ? (list.total ?? 0) : chosen.ids.size,
    isSelected,
    toggle,
    page: selectedHere === 0 ? ('none' as const) : selectedHere < onPage.length ? 'some' : ('all' as const),
    togglePage: () => choose(onPage, selectedHere < onPage.length),
    selectAll: () => setLast({ filters, ids: new Set(), all: true }),
    /** What was chosen while it was on its way stays so. */
    drop: (id: string) => setLast(now => without(now, id)),
    clear: () => setLast(none),
  };
}
