import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useQuery } from '../../ui/use-query.ts';

export type SearchChanges = Record<string, string | undefined>;

/** The address's query, and how to change parts of it; empty parts are removed. */
export function useSearch() {
  const params = useQuery();
  const navigate = useNavigate();
  return {
    params,
    change: (changes: SearchChanges, options?: NavigateOptions) =>
      void navigate(`?${changed(nextToNow(), changes)}`, {
        ...AT_ONCE,
        preventScrollReset: true,
        ...options,
      }),
    clear: (kept: readonly string[] = []) => {
      const left = [...params].filter(([name]) => kept.includes(name));
      void navigate(`?${new URLSearchParams(left)}`, AT_ONCE);
    },
    addressWith: (changes: SearchChanges) => ({ search: `?${changed(params, changes)}` }),
  };
}

/** A switch must change immediately; otherwise it would flash back to its old state. */
const AT_ONCE = { flushSync: true };

/** The address bar is ahead of the render, so simultaneous changes are both applied. */
const nextToNow = () => new URLSearchParams(window.location.search);

function changed(params: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
