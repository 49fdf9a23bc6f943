import { useSyncExternalStore } from 'react';

const QUERY = '(width < 40rem)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** A phone has room for one country. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
