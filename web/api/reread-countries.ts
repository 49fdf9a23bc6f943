import { api } from './client.ts';
import { rememberShop, shownShop } from './request-context.ts';
import { listSellingCountries, type SellingCountry } from './selling-countries.ts';

/** Where the shop sells now, which may have changed during the visit. One that closed is left by choosing another. */
export async function rereadCountries(): Promise<SellingCountry[]> {
  const countries = await listSellingCountries(api);
  const shown = shownShop();
  const here = shown?.country;
  const isClosed = here && !countries.some(({ countryCode }) => countryCode === here.countryCode);
  if (shown) rememberShop({ ...shown, countries: isClosed ? [here, ...countries] : countries });
  return countries;
}
