import type { ContextType } from 'react';
import type { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { rereadCountries } from '../api/reread-countries.ts';

export type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

const CLOSED = 'We couldn’t change the country because we no longer sell there.';

let choices = 0;

/**
 * Switches to the prices of that country, or returns why not. Waits for what a new navigation would lose; the
 * last choice wins.
 */
export async function changeCountry(router: Router, country: string): Promise<string | undefined> {
  choices += 1;
  const choice = choices;
  const countries = await rereadCountries();
  if (!countries.some(({ countryCode }) => countryCode === country)) return CLOSED;
  await untilNothingIsLost(router);
  if (choice === choices) await goOn(router, country);
  return undefined;
}

/** A form that is being sent, and what a page is given on the way, such as the order just placed. */
const untilNothingIsLost = (router: Router) =>
  new Promise<void>(resolve => {
    const look = () => {
      const { formMethod = 'GET', location } = router.state.navigation;
      if (formMethod !== 'GET' || location?.state) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

/** A page that is still loading is loaded for the new country instead, however slow the line is. */
function goOn({ state, navigate }: Router, country: string) {
  const { location: next } = state.navigation;
  const { pathname, search } = next ?? state.location;
  const formData = new FormData();
  formData.set('country', country);
  formData.set('back', pathname + search);
  return navigate('/country', {
    formMethod: 'post',
    formData,
    replace: next === undefined,
    preventScrollReset: true,
  });
}
