import { isBackOffice } from '../paths.ts';

const KEY = 'wanted';

/** The only screen of a session that must set up a passkey; the user is then sent to the remembered path. */
export const PASSKEY_SETUP = '/admin/passkey-setup';

/** Remembers where the user was, or was heading, when they had to sign in. */
export function rememberReturnPath(path: string) {
  if (path.split('?')[0] !== PASSKEY_SETUP) sessionStorage.setItem(KEY, path);
}

export const returnPath = () => sessionStorage.getItem(KEY);
export const forgetReturnPath = () => sessionStorage.removeItem(KEY);

/** Returns the remembered path once; back office paths only for staff. */
export function consumeReturnPath({ isCustomer }: { isCustomer: boolean }): string {
  const path = returnPath();
  forgetReturnPath();
  if (path && !(isCustomer && isBackOffice(path))) return path;
  return isCustomer ? '/account' : '/admin';
}
