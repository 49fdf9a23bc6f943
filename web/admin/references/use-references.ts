import { useMemo } from 'react';
import { wholeList } from '../../api/whole-list.ts';
import { queryClient } from '../query-client.ts';
import type { Listing } from '../resource.ts';
import { type Answer, useLoaded } from '../use-loaded.ts';

/** Any resource that other rows refer to. */
type Referable<Row> = {
  path: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  list: (query: { after?: string }) => Promise<Listing<Row>>;
};

export type References<Row> = ReturnType<typeof useReferences<Row>>;

const keyOf = ({ path }: { path: string }) => ['references', path];

/**
 * All rows of a resource that this screen's rows refer to. Loaded in parallel with the list, cached across screens
 * and reloaded on each screen to pick up changes.
 */
export function useReferences<Row>(resource: Referable<Row>) {
  const read = () => wholeList(resource.list, resource.idOf);
  const { data: rows, problem, busy, reload } = useLoaded(keyOf(resource), read, Number.POSITIVE_INFINITY);
  const byId = useMemo(() => new Map(rows?.map(row => [resource.idOf(row), row])), [rows, resource]);
  const isSettled = rows !== undefined && !busy;
  return useMemo(() => {
    const find = (id: number | string) => byId.get(String(id));
    return {
      rows,
      problem,
      busy,
      reload,
      find,
      /** Empty until loaded; 'Unknown' if there is no such row. */
      nameOf: (id: number | string) => {
        const row = find(id);
        if (row) return resource.nameOf(row);
        return isSettled ? 'Unknown' : '';
      },
    };
  }, [rows, problem, busy, byId, isSettled, reload, resource]);
}

/** The cached name of a referenced row. */
export function cachedName<Row>(resource: Referable<Row>, id: number | string): string | undefined {
  const rows = queryClient.getQueryData<Answer<Row[]>>(keyOf(resource))?.data;
  const row = rows?.find(one => resource.idOf(one) === String(id));
  return row && resource.nameOf(row);
}
