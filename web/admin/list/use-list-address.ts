import { isTooShort } from '../../../functions/contracts/search-length.ts';
import { type SearchChanges, useSearch } from './use-search.ts';

/** A list's search, filters, views of the same rows, order and page, stored in the address bar. */
export function useListAddress(filterNames: readonly string[], viewNames: readonly string[] = []) {
  const { params, change, clear, addressWith } = useSearch();
  const read = (name: string) => params.get(name) ?? undefined;
  const fromFirst = (changes: SearchChanges, options?: { replace: boolean }) =>
    change({ page: undefined, ...changes }, options);

  const typed = read('q') ?? '';
  const q = isTooShort(typed) ? undefined : typed || undefined;
  const filters = Object.fromEntries([...filterNames, ...viewNames].map(name => [name, read(name)]));
  /** `others` are filters that change with it. */
  const filter = (name: string, value: string, others: SearchChanges = {}) =>
    fromFirst({ [name]: value, ...others });

  return {
    /** As typed; too short for a search counts as none. */
    typed,
    q,
    sort: read('sort'),
    page: read('page') ?? '1',
    filters,
    isFiltered: q !== undefined || filterNames.some(name => read(name) !== undefined),
    search: (q: string) => fromFirst({ q }, { replace: true }),
    sortBy: (sort: string | undefined) => fromFirst({ sort }),
    filter,
    /** For a filter field: `<SelectFilter {...choose('country')} />`. */
    choose: (name: string) => ({
      value: filters[name],
      onChange: (value: string) => filter(name, value),
    }),
    clear: () => clear(viewNames),
    goTo: (page: number) => change(pageOf(page), { replace: true, preventScrollReset: false }),
    addressOf: (page: number) => addressWith(pageOf(page)),
  };
}

const pageOf = (page: number) => ({ page: page > 1 ? String(page) : undefined });
