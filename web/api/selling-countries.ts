import type { Country } from '../../functions/pricing/countries/contract.ts';
import { type ApiClient, listOf } from './client.ts';

export type SellingCountry = Pick<Country, 'countryCode' | 'countryName' | 'denomination' | 'shippingFee'>;

/** The countries that the shop currently sells to. */
export async function listSellingCountries(api: ApiClient): Promise<SellingCountry[]> {
  const { rows } = await listOf<Country>(api.api.countries.$get({ query: { displayStatus: 'true' } }));
  return rows.map(({ countryCode, countryName, denomination, shippingFee }) => ({
    countryCode,
    countryName,
    denomination,
    shippingFee,
  }));
}
