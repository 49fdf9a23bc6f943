import { api } from './client.ts';
import { rememberShop, shownShop } from './request-context.ts';
import { listSellingCountries, type SellingCountry } from './selling-countries.ts';

/** Reloads the countries, which may have changed during the visit. The visitor's own stays listed even if it closed. */
export async function rereadCountries(): Promise<SellingCountry[]> {
  const countries = await listSellingCountries(api);
  const shown = shownShop();
  const here = shown?.country;
  const isClosed = here && !countries.some(({ countryCode }) => countryCode === here.countryCode);
  if (shown) rememberShop({ ...shown, countries: isClosed ? [here, ...countries] : countries });
  return countries;
}
