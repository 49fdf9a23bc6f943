import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useToast } from '../ui/toast.tsx';

const UNREACHED =
  'The country was not changed, because the shop did not answer. Check your connection and try again.';

let pending = 0;

/** Whether the prices shown are those of a country that is being left. */
export const isChoosingCountry = () => pending > 0;

/** Shows the whole shop with the prices of another country, and comes back to this page; or stays, and says why. */
export function useChooseCountry() {
  const router = use(DataRouterContext)?.router;
  const toast = useToast();
  return async (country: string) => {
    pending += 1;
    const refused = await import('./country-choice.ts')
      .then(({ changeCountry }) => router && changeCountry(router, country))
      .catch(() => UNREACHED);
    if (refused) toast({ tone: 'danger', text: refused });
    pending -= 1;
  };
}
