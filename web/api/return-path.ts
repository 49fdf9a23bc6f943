/** Where the path is stored; `after-sign-in.ts` reads it. */
export const WANTED = 'wanted';

/** The only screen of a session that must set up a passkey; the user is then sent to the remembered path. */
export const PASSKEY_SETUP = '/admin/passkey-setup';

/** Remembers where the user was, or was heading, when they had to sign in. */
export function rememberReturnPath(path: string) {
  if (path.split('?')[0] !== PASSKEY_SETUP) sessionStorage.setItem(WANTED, path);
}
