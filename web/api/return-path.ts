import { isBackOffice } from '../paths.ts';

const KEY = 'wanted';

/** The one screen of a sign-in that sets up a passkey; whoever was on the way elsewhere gets there afterwards. */
export const PASSKEY_SETUP = '/admin/passkey-setup';

/** Remembers where somebody was, or was heading, when they had to sign in first. */
export function rememberReturnPath(path: string) {
  if (path.split('?')[0] !== PASSKEY_SETUP) sessionStorage.setItem(KEY, path);
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
