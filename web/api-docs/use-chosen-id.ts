import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/hydrated.ts';

/** The call named in the URL's hash. The server never sees it, so it is empty until hydration. */
export function useSelectedId(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
