import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False at the edge and until hydration; until then a plain form submit works without it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
