import { isBackOffice } from '../paths.ts';

const KEY = 'wanted';

/** Remembers where somebody was going when they had to sign in first. */
export function rememberWantedPath(path: string) {
  sessionStorage.setItem(KEY, path);
}

export const forgetWantedPath = () => sessionStorage.removeItem(KEY);

/** Back to where they were going; the back office is for those who may enter it. */
export function takeWantedPath({ isCustomer }: { isCustomer: boolean }): string {
  const path = sessionStorage.getItem(KEY);
  forgetWantedPath();
  if (path && !(isCustomer && isBackOffice(path))) return path;
  return isCustomer ? '/account' : '/admin';
}
