import { useEffect, useState } from 'react';

/** What browsers say of a module that they cannot have, each in its own words. */
const MISSING = /dynamically imported module|module script/i;
const KEY = 'loaded-whole';
const ONCE_IN_MS = 30_000;

export const isMissingScript = (error: unknown) => error instanceof TypeError && MISSING.test(error.message);

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

/** False where that was tried just now, or there is no network to try it with. */
export function loadWhole(): boolean {
  const before = Number(sessionStorage.getItem(KEY));
  if (!navigator.onLine || Date.now() - before < ONCE_IN_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
