import { checkToken } from './auth.ts';
import { anonymousApi } from './client.ts';
import { ownIdIn, replaceStored, storedToken } from './session.ts';
import { storeTokenCheck } from './sign-in.ts';

/** What was taken out of the address, once. */
export function tokenFromAddress(): string | null {
  const token = sessionStorage.getItem('handed-over');
  sessionStorage.removeItem('handed-over');
  return token;
}

/**
 * Stores a sign-in that a link brought, if the shop knows it. `replaces` that of somebody else: a link to the shop must not
 * make a visitor go on in another account without a word.
 */
export async function storeHandedOver(token: string, { replaces }: { replaces: boolean }) {
  const isOther = () => ownIdIn(storedToken()) !== ownIdIn(token);
  try {
    const check = await checkToken(anonymousApi, { headers: { Authorization: `Bearer ${token}` } });
    if (check.response && (replaces || !storedToken() || !isOther())) storeTokenCheck(check);
  } catch {
    // Nobody could say; where nothing is lost by it, the next check does.
    if (replaces && !storedToken()) replaceStored({ token });
  }
}
