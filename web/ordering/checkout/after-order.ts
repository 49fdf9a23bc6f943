import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import { createMyAddress } from '../../api/addresses.ts';
import { login } from '../../api/auth.ts';
import { api, asProblem } from '../../api/client.ts';
import { storeSignIn } from '../../api/sign-in.ts';

/** The order stands whatever fails here. Reports failures only of what the shopper asked for. */
export async function afterOrder({ account, billing, country }: PlaceOrder, savesAddress: boolean) {
  if (account) {
    // A failed sign-in can be repeated by hand.
    await login(api, { ...account, keep: false }).then(storeSignIn, () => {});
    return undefined;
  }
  if (!savesAddress) return undefined;
  try {
    const { company = null, ...address } = billing;
    await createMyAddress(api, { ...address, company, countryCode: country, isDefault: false });
  } catch (error) {
    return `Your order is placed, but we couldn't save the address: ${asProblem(error).message}`;
  }
}
