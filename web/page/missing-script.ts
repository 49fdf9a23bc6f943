import { useEffect, useState } from 'react';

/** Each browser's error message for a module that failed to load, and Vite's message for its style sheet. */
const MISSING = /dynamically imported module|module script|preload CSS/i;
const KEY = 'loaded-whole';
const ONCE_IN_MS = 30_000;

export const isMissingScript = (error: unknown) => error instanceof Error && MISSING.test(error.message);

/**
 * A script of the page's own build may be gone after a deploy: then the page is reloaded. True until it is known that
 * this does not help, to avoid a reload loop.
 */
export function useMissingScript(error: unknown): boolean {
  const [isMissing, setMissing] = useState(isMissingScript(error));
  useEffect(() => {
    if (isMissing && !loadWhole()) setMissing(false);
  }, [isMissing]);
  return isMissing;
}

/** Reloads the page. False if that was just tried for this URL, or if there is no network. */
export function loadWhole(): boolean {
  const [at, address] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  const isTried = address === location.href && Date.now() - Number(at) < ONCE_IN_MS;
  if (!navigator.onLine || isTried) return false;
  sessionStorage.setItem(KEY, `${Date.now()} ${location.href}`);
  location.reload();
  return true;
}
