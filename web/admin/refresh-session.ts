import { checkToken } from '../api/auth.ts';
import { api } from '../api/client.ts';
import { storeTokenCheck } from '../api/sign-in.ts';

/** Asks the server about the stored token and stores what it says; false where the token is worth nothing. */
export async function refreshSession(): Promise<boolean> {
  const check = await checkToken(api);
  if (check.response) storeTokenCheck(check);
  return check.response;
}
