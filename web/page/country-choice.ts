import type { ContextType } from 'react';
import type { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { rereadCountries } from '../api/reread-countries.ts';

export type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

const CLOSED = 'We couldn’t change the country because we no longer sell there.';

let choices = 0;

/** Switches to the prices of that country, or returns why not. Waits for other navigation; the last choice wins. */
export async function changeCountry(router: Router, country: string): Promise<string | undefined> {
  choices += 1;
  const choice = choices;
  const countries = await rereadCountries();
  if (!countries.some(({ countryCode }) => countryCode === country)) return CLOSED;
  await untilIdle(router);
  if (choice === choices) await goOn(router, country);
  return undefined;
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
