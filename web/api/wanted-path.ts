import { isBackOffice } from '../paths.ts';

const KEY = 'wanted';
const HOME = '/admin';

/** Remembers where somebody was going when they had to sign in first. */
export function rememberWantedPath(path: string) {
  sessionStorage.setItem(KEY, path);
}

export function takeWantedPath(): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path && isBackOffice(path) ? path : HOME;
}
