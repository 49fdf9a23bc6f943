import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False at the edge and until the painted page has been taken over, when a form can send itself. */
export const useTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
