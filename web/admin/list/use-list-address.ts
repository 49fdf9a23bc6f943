import { useSearchParams } from 'react-router-dom';

type Changes = Record<string, string | undefined>;

/** Search, filters, order and page of a list, as they stand in the address bar. */
export function useListAddress(filterNames: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? undefined;

  const change = (changes: Changes, options?: { replace: boolean }) =>
    setParams(current => changed(current, { page: undefined, ...changes }), {
      ...options,
      preventScrollReset: true,
    });
  const page = read('page') ?? '1';

  return {
    q: read('q'),
    sort: read('sort'),
    page,
    filters: Object.fromEntries(filterNames.map(name => [name, read(name)])),
    isFiltered: ['q', ...filterNames].some(name => read(name) !== undefined),
    search: (q: string) => change({ q: q || undefined }, { replace: true }),
    sortBy: (sort: string | undefined) => change({ sort }),
    filter: (name: string, value: string) => change({ [name]: value || undefined }),
    clear: () => setParams({}),
    goTo: (target: number) => setParams(current => changed(current, pageOf(target)), { replace: true }),
    addressOf: (target: number) => ({ search: `?${changed(params, pageOf(target))}` }),
  };
}

const pageOf = (page: number): Changes => ({ page: page > 1 ? String(page) : undefined });

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
