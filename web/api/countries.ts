import type { Country, CreateCountry, UpdateCountry } from '../../functions/contracts/countries.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

/** The countries that the shop sells to. */
export const listOpenCountries = (api: ApiClient) =>
  listOf<Country>(api.api.countries.$get({ query: { displayStatus: 'true' } }));

export const listCountries = (api: ApiClient, query: ListQuery & { displayStatus?: 'true' | 'false' }) =>
  listOf<Country>(api.api.countries.$get({ query }));

export const findCountry = (api: ApiClient, id: string) =>
  entityOf<Country>(api.api.countries[':id'].$get({ param: { id } }));

export const createCountry = (api: ApiClient, json: CreateCountry) =>
  entityOf<Country>(api.api.countries.$post({ json }));

export const updateCountry = (api: ApiClient, id: string, json: UpdateCountry, etag: string) =>
  entityOf<Country>(api.api.countries[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteCountry = (api: ApiClient, id: string, etag: string) =>
  done(api.api.countries[':id'].$delete({ param: { id } }, ifMatch(etag)));
