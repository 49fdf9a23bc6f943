import type { Country } from '../../functions/contracts/countries.ts';
import { type Company, companyWith } from '../content/company.ts';
import type { ApiClient } from './client.ts';
import { listOpenCountries } from './countries.ts';
import { findSettings } from './settings.ts';

export type SellingCountry = Pick<Country, 'countryCode' | 'countryName' | 'denomination'>;

export type Asked = {
  /** Where the shop sells. */
  countries: SellingCountry[];
  /** Who runs it. */
  company: Company;
};

/** What every page knows of the shop; the browser asks for it only where no page was painted. */
export async function askShop(api: ApiClient): Promise<Asked> {
  const [open, settings] = await Promise.all([listOpenCountries(api), findSettings(api)]);
  const countries = open.rows.map(({ countryCode, countryName, denomination }) => ({
    countryCode,
    countryName,
    denomination,
  }));
  return { countries, company: companyWith(settings.entity) };
}
