import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useToast } from '../ui/toast.tsx';
import { isMissingScript } from './missing-script.ts';

const UNREACHED = 'We couldn’t change the country. Please try again.';

let pending = 0;

/** Whether a country change is pending, so that the prices shown are about to change. */
export const isChoosingCountry = () => pending > 0;

/** Submits the form as without JavaScript: after a deploy, the script for it may be gone. */
function sendWhole(country: string) {
  const form = document.querySelector('[action="/country"]') as HTMLFormElement & {
    country: HTMLInputElement | HTMLSelectElement;
  };
  form.country.value = country;
  form.submit();
}

/** Switches the shop to another country and returns to this page; if that fails, shows why. */
export function useChooseCountry() {
  const router = use(DataRouterContext)?.router;
  const toast = useToast();
  return async (country: string) => {
    pending += 1;
    const problem = await import('./country-choice.ts')
      .then(({ changeCountry }) => router && changeCountry(router, country))
      .catch(error => (isMissingScript(error) && navigator.onLine ? sendWhole(country) : UNREACHED));
    if (problem) toast({ tone: 'danger', text: problem });
    pending -= 1;
  };
}
