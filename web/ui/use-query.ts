import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What stands behind the path of the address; it changes by navigating to `?${query}`. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
