import { localStore } from './safe-storage.ts';

const listeners = new Set<() => void>();

/** A list of product codes in this browser, newest first: `7.3`. Malformed parts are skipped. */
export const readCodes = (key: string): number[] => codesIn(localStore.getItem(key));

export const codesIn = (text: string | null): number[] => [
  ...new Set((text ?? '').split('.').filter(isCode).map(Number)),
];

const isCode = (part: string) => /^[1-9]\d{0,14}$/.test(part);

export function writeCodes(key: string, codes: readonly number[]) {
  if (codes.length > 0) localStore.setItem(key, codes.join('.'));
  else localStore.removeItem(key);
  notifyOfCodes();
}

export function notifyOfCodes() {
  for (const listener of listeners) listener();
}

/** Notifies of changes here and in other tabs. */
export function watchCodes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
