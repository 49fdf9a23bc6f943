import { checkToken } from './auth.ts';
import { anonymousApi } from './client.ts';
import { ownIdIn, replaceStored, storedToken } from './session.ts';
import { storeTokenCheck } from './sign-in.ts';

/** The token that was taken from the URL; only once. */
export function tokenFromAddress(): string | null {
  const token = sessionStorage.getItem('handed-over');
  sessionStorage.removeItem('handed-over');
  return token;
}

/**
 * Stores a token from a link if it is valid. `replaces` allows replacing another account's session: a link to a public
 * page must not silently switch accounts.
 */
export async function storeHandedOver(token: string, { replaces }: { replaces: boolean }) {
  const isOther = () => ownIdIn(storedToken()) !== ownIdIn(token);
  try {
    const check = await checkToken(anonymousApi, { headers: { Authorization: `Bearer ${token}` } });
    if (check.response && (replaces || !storedToken() || !isOther())) storeTokenCheck(check);
  } catch {
    // Could not be checked. Store it if nothing is lost by that; the next check decides.
    if (replaces && !storedToken()) replaceStored({ token });
  }
}
