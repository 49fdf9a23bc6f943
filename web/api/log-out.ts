import { anonymousApi } from './client.ts';
import { storedToken } from './session.ts';
import { signOut } from './sign-in.ts';

/** Ends the sign-in here at once, and on the server too, where whoever copied it could go on with it. */
export function logOut() {
  const headers = { Authorization: `Bearer ${storedToken()}` };
  void anonymousApi.api.auth.logout.$post({}, { headers }).catch(() => {});
  signOut();
}
