import type { PlaceOrder } from '../../functions/contracts/place-order.ts';
import { createMyAddress } from '../api/addresses.ts';
import { login } from '../api/auth.ts';
import { api, asProblem } from '../api/client.ts';
import { storeSignIn } from '../api/session.ts';

/** The order stands whatever becomes of this. Tells what did not succeed, where somebody asked for it. */
export async function afterOrder({ account, billing, country }: PlaceOrder, saves: boolean) {
  if (account) {
    // Whoever is not signed in by this can still sign in.
    await login(api, { ...account, keep: false }).then(storeSignIn, () => {});
    return undefined;
  }
  if (!saves) return undefined;
  try {
    const { company = null, ...address } = billing;
    await createMyAddress(api, { ...address, company, countryCode: country, isDefault: false });
  } catch (error) {
    return `Your order is placed, but the address was not saved: ${asProblem(error).message}`;
  }
}
