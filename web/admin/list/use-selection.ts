import { useEffect, useRef, useState } from 'react';
import { MAX_COUNT } from '../../../functions/contracts/list-limits.ts';
import type { BulkRequest } from '../../api/crud.ts';
import type { Groups } from './groups.ts';
import { rememberedRow } from './list-memory.ts';
import type { List } from './use-list.ts';

type Chosen = { filters: string; ids: ReadonlySet<string>; all: boolean };

export type Selection = ReturnType<typeof useSelection>;

export type BulkTarget = Omit<BulkRequest, 'action'>;

/** The target of a bulk request: the selected rows, or all that match the filters. */
export function bulkTargetOf<Row>({ all, ids, count }: Selection, { q, filters }: List<Row>): BulkTarget {
  if (!all) return { keys: ids };
  // An estimated total cannot be used to check the number of rows.
  const given = Object.entries({ q, ...filters }).filter((entry): entry is [string, string] => !!entry[1]);
  return { matching: Object.fromEntries(given), ...(count !== MAX_COUNT && { expected: count }) };
}

const without = (chosen: Chosen, id: string): Chosen => ({
  ...chosen,
  ids: new Set([...chosen.ids].filter(one => one !== id)),
});

/** By the list's path, until the page is reloaded. */
const left = new Map<string, Chosen>();

/** A row was deleted outside its list. */
export function forgetChosen(path: string, id: string) {
  const chosen = left.get(path);
  if (chosen) left.set(path, without(chosen, id));
}

type Of<Row> = { path: string; idOf: (row: Row) => string };

/**
 * The selected rows: across pages and sort orders, but only while the filters stay the same. Restored when returning
 * from a row.
 */
export function useSelection<Row>({ path, idOf }: Of<Row>, list: List<Row>, groups?: Groups<Row>) {
  const filters = JSON.stringify([list.q, list.filters]);
  const none: Chosen = { filters, ids: new Set(), all: false };
  const [last, setLast] = useState(() => (rememberedRow(path) !== null && left.get(path)) || none);
  useEffect(() => void left.set(path, last), [path, last]);
  const chosen = last.filters === filters ? last : none;
  const anchor = useRef<string>(undefined);

  /** By the ID of a row, the IDs of all that it stands for. */
  const shown = new Map(
    (groups?.rows ?? list.rows ?? []).map(row => [idOf(row), groups?.idsOf(row) ?? [idOf(row)]]),
  );
  const idsOf = (id: string) => shown.get(id) ?? [id];
  const onPage = [...new Set([...shown.values()].flat())];
  const has = (id: string) => chosen.all || chosen.ids.has(id);
  const isSelected = (id: string) => idsOf(id).every(has);
  const selectedHere = onPage.filter(has).length;
  const total = (groups ? groups.total : list.total) ?? 0;

  const choose = (ids: string[], on: boolean) => {
    // Deselecting one of all rows leaves the others on this page selected.
    const next = new Set(chosen.all ? onPage : chosen.ids);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setLast({ filters, ids: next, all: false });
  };

  /** With `range`, all rows from the last one selected to this one. */
  const toggle = (id: string, range = false) => {
    const rows = [...shown.keys()];
    const [from, to] = [rows.indexOf(anchor.current ?? ''), rows.indexOf(id)];
    const ids = range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    choose(ids.flatMap(idsOf), !isSelected(id));
  };

  return {
    ids: [...chosen.ids],
    all: chosen.all,
    count: chosen.all ? total : chosen.ids.size,
    total,
    isSelected,
    /** Only some of what the row stands for. */
    isPartly: (id: string) => !isSelected(id) && idsOf(id).some(has),
    toggle,
    page: selectedHere === 0 ? ('none' as const) : selectedHere < onPage.length ? 'some' : ('all' as const),
    togglePage: () => choose(onPage, selectedHere < onPage.length),
    selectAll: () => setLast({ filters, ids: new Set(), all: true }),
    /** Rows selected while it was in progress stay selected. */
    drop: (id: string) => setLast(now => without(now, id)),
    clear: () => setLast(none),
  };
}
