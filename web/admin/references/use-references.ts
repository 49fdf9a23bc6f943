import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Listing } from '../resource.ts';
import { keepRows } from './kept-rows.ts';

/** What others refer to: any resource is one. */
type Referable<Row> = {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  list: (query: Record<string, never>) => Promise<Listing<Row>>;
};

export type References<Row> = ReturnType<typeof useReferences<Row>>;

const stores = new WeakMap<object, unknown>();

/**
 * All rows of a resource that the rows of this screen refer to. Asked for beside the list, not after it; kept from
 * screen to screen, and read anew with each screen, so that a change anywhere is seen.
 */
export function useReferences<Row>(resource: Referable<Row>) {
  const store = storeOf(resource);
  const { rows, problem, busy } = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => void store.refresh(), [store]);
  const byId = useMemo(() => new Map(rows?.map(row => [resource.idOf(row), row])), [rows, resource]);
  const isSettled = rows !== undefined && !busy;
  return useMemo(() => {
    const find = (id: number | string) => byId.get(String(id));
    return {
      rows,
      problem,
      busy,
      reload: store.refresh,
      find,
      /** Nothing until it is known; 'Unknown' where there is no such row. */
      nameOf: (id: number | string) => {
        const row = find(id);
        if (row) return resource.nameOf(row);
        return isSettled ? 'Unknown' : '';
      },
    };
  }, [rows, problem, busy, byId, isSettled, store, resource]);
}

/** The name of a row that is referred to, if it was read by now. */
export function keptName<Row>(resource: Referable<Row>, id: number | string): string | undefined {
  const row = storeOf(resource)
    .current()
    .rows?.find(one => resource.idOf(one) === String(id));
  return row && resource.nameOf(row);
}

function storeOf<Row>(resource: Referable<Row>) {
  const known = stores.get(resource) as ReturnType<typeof keepRows<Row>> | undefined;
  const store = known ?? keepRows(async () => (await resource.list({})).rows);
  if (!known) stores.set(resource, store);
  return store;
}
