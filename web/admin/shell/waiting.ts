import { useEffect, useSyncExternalStore } from 'react';
import type { Waiting } from '../../../functions/contracts/moderation.ts';
import { api } from '../../api/client.ts';
import { countWaiting } from '../../api/moderation.ts';

/** A minute: what visitors send may wait as long. */
const ASK_AGAIN_MS = 60_000;

let known: Waiting | null = null;
const listeners = new Set<() => void>();

/** How much waits to be read; null until that is known. It is shown beside the entries of the sidebar. */
export const useWaiting = () => useSyncExternalStore(watch, () => known);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks anew, for whoever has just read something. Where that fails the old figures stay. */
export async function askWaiting() {
  try {
    known = await countWaiting(api);
    for (const listener of listeners) listener();
  } catch {}
}

/** For the shell: asks now and every minute that somebody looks. */
export function useAskWaiting() {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void askWaiting();
    };
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
