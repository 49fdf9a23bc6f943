import type { Country } from '../../functions/pricing/countries/contract.ts';
import { type ApiClient, listOf } from './client.ts';

/** The countries that the shop sells to. */
export const listOpenCountries = (api: ApiClient) =>
  listOf<Country>(api.api.countries.$get({ query: { displayStatus: 'true' } }));
