import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import { createMyAddress } from '../../api/addresses.ts';
import { login } from '../../api/auth.ts';
import { api, asProblem } from '../../api/client.ts';
import { storeSignIn } from '../../api/sign-in.ts';

/** The order stands even if this fails. Reports a failure only of something the shopper asked for. */
export async function afterOrder({ account, billing, country }: PlaceOrder, savesAddress: boolean) {
  if (account) {
    // If the login fails, the shopper can log in manually.
    await login(api, { ...account, keep: false }).then(storeSignIn, () => {});
    return undefined;
  }
  if (!savesAddress) return undefined;
  try {
    const { company = null, ...address } = billing;
    await createMyAddress(api, { ...address, company, countryCode: country, isDefault: false });
  } catch (error) {
    return `Your order is placed, but we couldn’t save the address: ${asProblem(error).message}`;
  }
}
