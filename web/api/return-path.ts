import { isBackOffice } from '../paths.ts';

const KEY = 'wanted';

/** Remembers where somebody was heading when they had to sign in first. */
export function rememberReturnPath(path: string) {
  sessionStorage.setItem(KEY, path);
}

export const returnPath = () => sessionStorage.getItem(KEY);
export const forgetReturnPath = () => sessionStorage.removeItem(KEY);

/** Returns there once; the back office only for those who may enter it. */
export function takeReturnPath({ isCustomer }: { isCustomer: boolean }): string {
  const path = returnPath();
  forgetReturnPath();
  if (path && !(isCustomer && isBackOffice(path))) return path;
  return isCustomer ? '/account' : '/admin';
}
