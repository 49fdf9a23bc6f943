import { anonymousApi } from './client.ts';
import { storedToken } from './session.ts';
import { signOut } from './sign-in.ts';

/** Ends the session here immediately, and on the server, so that a copied token cannot be used. */
export function logOut() {
  const headers = { Authorization: `Bearer ${storedToken()}` };
  void anonymousApi.api.auth.logout.$post({}, { headers }).catch(() => {});
  signOut();
}
