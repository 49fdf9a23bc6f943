import { useEffect, useState } from 'react';

/** What browsers say of a module that they cannot have, each in its own words, and what is said of its style sheet. */
const MISSING = /dynamically imported module|module script|preload CSS/i;
const KEY = 'loaded-whole';
const ONCE_IN_MS = 30_000;

export const isMissingScript = (error: unknown) => error instanceof Error && MISSING.test(error.message);

/**
 * A script of the page's own build may be gone after a deploy: then the page is loaded whole, by its address. True until
 * it is known that this does not help, so that nobody is sent in circles.
 */
export function useMissingScript(error: unknown): boolean {
  const [isMissing, setMissing] = useState(isMissingScript(error));
  useEffect(() => {
    if (isMissing && !loadWhole()) setMissing(false);
  }, [isMissing]);
  return isMissing;
}

/** False where that was tried just now for this address, or there is no network to try it with. */
export function loadWhole(): boolean {
  const [at, address] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  const isTried = address === location.href && Date.now() - Number(at) < ONCE_IN_MS;
  if (!navigator.onLine || isTried) return false;
  sessionStorage.setItem(KEY, `${Date.now()} ${location.href}`);
  location.reload();
  return true;
}
