import { checkToken } from '../api/auth.ts';
import { api } from '../api/client.ts';
import { storeTokenCheck } from '../api/session.ts';

/** Asks the server about a token and stores what it says; false where the token is worth nothing. */
export async function refreshSession(token: string): Promise<boolean> {
  const check = await checkToken(api, token);
  if (check.response) storeTokenCheck(check);
  return check.response;
}
