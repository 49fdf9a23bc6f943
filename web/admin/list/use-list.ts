import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { lastPageOf, pageCountOf } from '../../../functions/contracts/list-limits.ts';
import { rowsPerPage, usePreference } from '../preferences.ts';
import type { Listing, Resource } from '../resource.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUndone } from '../use-undo.ts';
import { CACHED_FOR, forgetListPages, type ListPage, listPageKey, prefetchListPage } from './cached-lists.ts';
import { rememberList } from './list-memory.ts';
import { useListAddress } from './use-list-address.ts';

export type List<Row> = ReturnType<typeof useList<Row, never>>;

type Listed<Row, Values> = Pick<Resource<Row, Values>, 'path' | 'idOf' | 'list'>;

/** The page of a resource requested by the address bar, and its actions. */
export function useList<Row, Values>(
  resource: Listed<Row, Values>,
  filterNames: readonly string[] = [],
  viewNames: readonly string[] = [],
) {
  const address = useListAddress(filterNames, viewNames);
  const [pageSize] = usePreference(rowsPerPage);
  const { q, sort, filters } = address;
  const page = String(Math.min(Number(address.page), lastPageOf(Number(pageSize))));
  const questionFor = (target: string) => JSON.stringify({ q, sort, page: target, pageSize, ...filters });
  const question = questionFor(page);
  const { data, change, ...loading } = useLoaded(
    listPageKey(resource.path, question),
    () => readListPage(resource, question),
    CACHED_FOR,
  );
  /** Other cached pages are stale too. */
  const reload = () => {
    forgetListPages(resource.path);
    loading.reload();
  };

  useUndone(reload);

  const pageNumber = Number(page);
  const pageCount = pageCountOf(data?.total ?? 0, Number(pageSize));
  useMemory(resource.path);
  useRefill(!loading.busy && !loading.problem && data?.rows.length === 0 && data.total > 0, () =>
    pageNumber > pageCount ? address.goTo(pageCount) : loading.reload(),
  );

  return {
    ...address,
    ...loading,
    reload,
    rows: data?.rows,
    total: data?.total,
    page: pageNumber,
    /** Which query these rows belong to: while a page loads, still the previous one. */
    shownPage: data?.page ?? pageNumber,
    pageSize: Number(pageSize),
    pageCount,
    remove: (row: Row) => {
      forgetListPages(resource.path);
      change(listing => ({ ...listing, ...without(listing, row, resource.idOf) }));
    },
    /** A page that is hovered is likely to be opened. */
    fetchAhead: (target: number) => {
      const next = questionFor(String(target));
      prefetchListPage(resource.path, next, () => readListPage(resource, next));
    },
  };
}

async function readListPage<Row, Values>(
  resource: Listed<Row, Values>,
  question: string,
): Promise<ListPage<Row>> {
  const query = JSON.parse(question);
  return { ...(await resource.list(query)), page: Number(query.page) };
}

function without<Row>({ rows, total }: Listing<Row>, gone: Row, idOf: (row: Row) => string): Listing<Row> {
  return { rows: rows.filter(row => idOf(row) !== idOf(gone)), total: total - 1 };
}

function useMemory(path: string) {
  const { search } = useLocation();
  useEffect(() => rememberList(path, search), [path, search]);
}

/** An emptied page, or an old link past the last page, falls back to existing rows. */
function useRefill(isEmptied: boolean, refill: () => void) {
  const fill = useEffectEvent(refill);
  useEffect(() => {
    if (isEmptied) fill();
  }, [isEmptied]);
}
