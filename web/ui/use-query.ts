import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The query string; change it by navigating to `?${query}`. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
