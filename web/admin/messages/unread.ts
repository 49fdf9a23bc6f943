import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api/client.ts';
import { countUnread } from '../../api/messages.ts';

let known: number | undefined;
const listeners = new Set<() => void>();

/** How many messages lie unread in the inbox, as far as this browser knows. */
export const useUnread = () =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );

export function knowUnread(count: number) {
  known = count;
  for (const listener of listeners) listener();
}

/** A number beside a link: where it cannot be had, the last one stays. */
export const recountUnread = () => countUnread(api).then(knowUnread, () => {});

/** Counts when the back office is entered, and when somebody comes back to its tab. */
export function useUnreadCounting() {
  useEffect(() => {
    const count = () => void (document.visibilityState === 'visible' && recountUnread());
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, []);
}
