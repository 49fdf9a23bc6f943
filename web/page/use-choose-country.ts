import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useToast } from '../ui/toast.tsx';
import { isMissingScript } from './missing-script.ts';

const UNREACHED = "We couldn't change the country. Please try again.";

let pending = 0;

/** Whether the prices shown are those of a country that is being left. */
export const isChoosingCountry = () => pending > 0;

/** As without scripts: after a deploy the one for it may be gone. */
function sendWhole(country: string) {
  const form = document.querySelector('[action="/country"]') as HTMLFormElement & {
    country: HTMLSelectElement;
  };
  form.country.value = country;
  form.submit();
}

/** Shows the whole shop with the prices of another country, and comes back to this page; or stays, and says why. */
export function useChooseCountry() {
  const router = use(DataRouterContext)?.router;
  const toast = useToast();
  return async (country: string) => {
    pending += 1;
    const refused = await import('./country-choice.ts')
      .then(({ changeCountry }) => router && changeCountry(router, country))
      .catch(error => (isMissingScript(error) && navigator.onLine ? sendWhole(country) : UNREACHED));
    if (refused) toast({ tone: 'danger', text: refused });
    pending -= 1;
  };
}
