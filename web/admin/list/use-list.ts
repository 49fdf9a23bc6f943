import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useUndone } from '../history/use-undo.ts';
import { rowsPerPage, usePreference } from '../preferences.ts';
import type { Listing, Resource } from '../resource.ts';
import { useLoaded } from '../use-loaded.ts';
import { forgetListings, keepListing, knownListing } from './known-listings.ts';
import { rememberList } from './list-memory.ts';
import { useListAddress } from './use-list-address.ts';

export type List<Row> = ReturnType<typeof useList<Row, never>>;

type Listed<Row, Values> = Pick<Resource<Row, Values>, 'path' | 'idOf' | 'list'>;

/** The page of a resource that the address bar asks for, and what can be done with it. */
export function useList<Row, Values>(resource: Listed<Row, Values>, filterNames: readonly string[] = []) {
  const address = useListAddress(filterNames);
  const [pageSize] = usePreference(rowsPerPage);
  const { q, sort, page, filters } = address;
  const questionFor = (target: string) => JSON.stringify({ q, sort, page: target, pageSize, ...filters });
  const question = questionFor(page);
  const { data, change, ...loading } = useLoaded(
    useCallback(() => readPage(resource, question), [resource, question]),
    knownListing<Row>(resource.path, question),
  );
  /** Other pages are no longer what they were, either. */
  const reload = () => {
    forgetListings(resource.path);
    loading.reload();
  };

  useUndone(reload);

  const pageNumber = Number(page);
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / Number(pageSize)));
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
    /** Whose rows these are: while a page is on its way, still the one before. */
    shownPage: data?.page ?? pageNumber,
    pageSize: Number(pageSize),
    pageCount,
    remove: (row: Row) => {
      forgetListings(resource.path);
      change(listing => ({ ...listing, ...without(listing, row, resource.idOf) }));
    },
    /** Whoever points at a page will soon want it. */
    fetchAhead: (target: number) => void readAhead(resource, questionFor(String(target))),
  };
}

async function readPage<Row, Values>(resource: Listed<Row, Values>, question: string) {
  const query = JSON.parse(question);
  const listing = { ...(await resource.list(query)), page: Number(query.page) };
  return keepListing(resource.path, question, listing);
}

const onTheirWay = new Set<string>();

async function readAhead<Row, Values>(resource: Listed<Row, Values>, question: string) {
  const key = `${resource.path} ${question}`;
  if (knownListing(resource.path, question) || onTheirWay.has(key)) return;
  onTheirWay.add(key);
  await readPage(resource, question).catch(() => {});
  onTheirWay.delete(key);
}

function without<Row>({ rows, total }: Listing<Row>, gone: Row, idOf: (row: Row) => string): Listing<Row> {
  return { rows: rows.filter(row => idOf(row) !== idOf(gone)), total: total - 1 };
}

function useMemory(path: string) {
  const { search } = useLocation();
  useEffect(() => rememberList(path, search), [path, search]);
}

/** A page that was emptied, or an old link behind the last page, shows rows that are there. */
function useRefill(isEmptied: boolean, refill: () => void) {
  const fill = useEffectEvent(refill);
  useEffect(() => {
    if (isEmptied) fill();
  }, [isEmptied]);
}
