import { useEffect, useSyncExternalStore } from 'react';
import { MINUTE } from '../../functions/contracts/durations.ts';
import type { Waiting } from '../../functions/contracts/moderation.ts';
import { api } from '../api/client.ts';
import { countWaiting } from '../api/moderation.ts';

const POLL_MS = MINUTE;

let known: Waiting | null = null;
const listeners = new Set<() => void>();

/** How many orders, messages, reviews, comments and given-up emails wait; null until known. For the sidebar. */
export const useNewCounts = () => useSyncExternalStore(watch, () => known);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called after something was read. On failure the old counts stay. */
export async function refreshNewCounts() {
  try {
    known = await countWaiting(api);
    for (const listener of listeners) listener();
  } catch {}
}

/** For the shell: now, and every minute while the tab is visible. */
export function usePollingNewCounts() {
  useEffect(() => {
    const poll = () => {
      if (!document.hidden) void refreshNewCounts();
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, []);
}
