import type { LoaderFunctionArgs } from 'react-router-dom';
import { asProblem } from '../../api/client.ts';
import { type ListedProduct, listed } from '../../api/products.ts';
import { countryOf, visitOf } from '../../api/request-context.ts';
import { readSaved } from '../../api/saved.ts';
import { listByCode } from '../../api/suggested-products.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { accountName, moveIntoAccount } from '../saved/account-saved.ts';
import { forgetWaiting, readWaiting, writeAccountCodes } from '../saved/saved-codes.ts';

export type LoadedSaved = {
  /** Undefined at the edge, which knows neither device nor account; null if loading failed. */
  saved?: { codes: number[]; products: ListedProduct[] } | null;
};

export async function loader({ context }: LoaderFunctionArgs): Promise<LoadedSaved> {
  const visit = visitOf(context);
  if (visit.onEdge) return {};
  const country = await countryOf(visit);
  const saved = await loadOrNull(visit, async () => {
    const ofAccount = accountName() ? await loadOfAccount(country) : { codes: [], products: [] };
    const waiting = readWaiting().filter(code => !ofAccount.codes.includes(code));
    const others = waiting.length > 0 ? await listByCode(waiting, country) : [];
    return { codes: [...waiting, ...ofAccount.codes], products: [...others, ...ofAccount.products] };
  });
  return { saved };

  async function loadOfAccount(country: string | undefined) {
    const owner = accountName();
    // What is not moved now is shown from the device.
    if (readWaiting().length > 0) await moveIntoAccount().catch(() => {});
    try {
      const { productCodes: codes, products } = await readSaved(visit.api, country);
      writeAccountCodes(owner, codes);
      forgetWaiting(owner, codes, codes);
      return { codes, products: products.map(listed) };
    } catch (error) {
      if (asProblem(error).status !== 401) throw error;
      return { codes: [], products: [] };
    }
  }
}
