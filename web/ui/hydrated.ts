import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;

/** False at the edge and until hydration; until then a plain form submit works without it. */
export const useHydrated = () => useSyncExternalStore(never, () => true, no);

/** Whether this first render takes over what the edge rendered. Unlike `useHydrated`, it causes no second one. */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(never, no, () => {
    isHydrating = true;
    return false;
  });
  return isHydrating;
}

/** For what many parts of a first view add once scripts run: rendered in slices, so that a slow phone reacts. */
export const useHydratedLater = () => useDeferredValue(true, !useIsHydrating());
