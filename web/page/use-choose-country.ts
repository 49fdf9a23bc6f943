import { type ContextType, use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { rereadCountries } from '../api/visit.ts';
import { useToast } from '../ui/toast.tsx';

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

const UNREACHED =
  'The country was not changed, because the shop did not answer. Check your connection and try again.';
const CLOSED = 'The country was not changed, because the shop no longer sells there.';

let choices = 0;
let pending = 0;

/** Whether the prices shown are those of a country that is being left. */
export const isChoosingCountry = () => pending > 0;

/** Shows the whole shop with the prices of another country, and comes back to this page; or stays, and says why. */
export function useChooseCountry() {
  const router = use(DataRouterContext)?.router;
  const toast = useToast();
  return async (country: string) => {
    choices += 1;
    const choice = choices;
    pending += 1;
    const refused = await whyNot(country);
    // What else was chosen counts too, and of two countries the last one.
    if (router && !refused) await untilIdle(router);
    if (choice === choices) {
      if (refused) toast({ tone: 'danger', text: refused });
      else if (router) await goOn(router, country);
    }
    pending -= 1;
  };
}

async function whyNot(country: string): Promise<string | undefined> {
  try {
    const countries = await rereadCountries();
    return countries.some(({ countryCode }) => countryCode === country) ? undefined : CLOSED;
  } catch {
    return UNREACHED;
  }
}

const untilIdle = (router: Router) =>
  new Promise<void>(resolve => {
    const look = () => {
      if (router.state.navigation.state !== 'idle') return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

function goOn(router: Router, country: string) {
  const { pathname, search } = router.state.location;
  const formData = new FormData();
  formData.set('country', country);
  formData.set('back', pathname + search);
  return router.navigate('/country', {
    formMethod: 'post',
    formData,
    replace: true,
    preventScrollReset: true,
  });
}
