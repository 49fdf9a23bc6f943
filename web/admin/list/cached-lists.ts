import { HOUR } from '../../../functions/contracts/durations.ts';
import { queryClient } from '../query-client.ts';
import type { Listing } from '../resource.ts';
import { type Answer, answerOf } from '../use-loaded.ts';

export type ListPage<Row> = Listing<Row> & { page: number };

const LISTS = 'lists';
export const CACHED_FOR = HOUR;

/** The key of one page of a list: cached pages show at once and are then reloaded. */
export const listPageKey = (path: string, question: string) => [LISTS, path, question];

const pagesOf = (path: string) => queryClient.getQueryCache().findAll({ queryKey: [LISTS, path] });

/** Rows were added or removed, so pages not on screen are stale. */
export function forgetListPages(path: string) {
  queryClient.removeQueries({ queryKey: [LISTS, path], type: 'inactive' });
}

/** Updates a row on every page that contains it. */
export function updateInListPages<Row>(path: string, changed: Row, idOf: (row: Row) => string) {
  for (const { queryKey, state } of pagesOf(path)) {
    const { data, ...rest } = (state.data ?? {}) as Answer<ListPage<Row>>;
    if (!data) continue;
    const rows = data.rows.map(row => (idOf(row) === idOf(changed) ? { ...row, ...changed } : row));
    queryClient.setQueryData(
      queryKey,
      { ...rest, data: { ...data, rows } },
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

/** Prefetches a page that is likely to be opened next, unless it is cached or loading. */
export function prefetchListPage<Row>(path: string, question: string, load: () => Promise<ListPage<Row>>) {
  const queryKey = listPageKey(path, question);
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => answerOf(queryKey, load, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_FOR,
  });
}

/** A row's neighbours on the last loaded page. */
export function neighboursIn<Row>(path: string, id: string, idOf: (row: Row) => string) {
  const latestFirst = pagesOf(path).sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of latestFirst) {
    const rows = (state.data as Answer<ListPage<Row>> | undefined)?.data?.rows ?? [];
    const at = rows.findIndex(row => idOf(row) === id);
    if (at >= 0) return { before: rows[at - 1], after: rows[at + 1] };
  }
  return { before: undefined, after: undefined };
}
