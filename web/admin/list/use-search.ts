import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useQuery } from '../../ui/use-query.ts';

export type SearchChanges = Record<string, string | undefined>;

/** What stands behind the path of the address, and how to change parts of it; an empty part goes. */
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
    clear: () => void navigate('?', AT_ONCE),
    addressWith: (changes: SearchChanges) => ({ search: `?${changed(params, changes)}` }),
  };
}

/** A switch shows its choice within the press; a moment later it would first fall back to the old one. */
const AT_ONCE = { flushSync: true };

/** The address bar is ahead of what was last rendered: of two changes at once neither is lost. */
const nextToNow = () => new URLSearchParams(window.location.search);

function changed(params: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
