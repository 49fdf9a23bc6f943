import type { Country } from '../../functions/pricing/countries/contract.ts';
import { type Company, companyWith } from '../content/texts/company.ts';
import { type ApiClient, listOf } from './client.ts';
import { findSettings } from './settings.ts';

export type SellingCountry = Pick<Country, 'countryCode' | 'countryName' | 'denomination'>;

export type ShopFacts = {
  countries: SellingCountry[];
  company: Company;
};

/** What every page knows of the shop; the browser asks only when the page was not rendered at the edge. */
export async function readShop(api: ApiClient): Promise<ShopFacts> {
  const [open, settings] = await Promise.all([
    listOf<Country>(api.api.countries.$get({ query: { displayStatus: 'true' } })),
    findSettings(api),
  ]);
  const countries = open.rows.map(({ countryCode, countryName, denomination }) => ({
    countryCode,
    countryName,
    denomination,
  }));
  return { countries, company: companyWith(settings.entity) };
}
