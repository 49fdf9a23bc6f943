import type { Country, CreateCountry } from '../../../functions/contracts/countries.ts';
import { bulkCountries } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import {
  createCountry,
  deleteCountry,
  findCountry,
  listCountries,
  updateCountry,
} from '../../api/countries.ts';
import { defineResource } from '../resource.ts';

export const countries = defineResource<Country, CreateCountry>({
  path: '/admin/countries',
  one: 'country',
  many: 'countries',
  idOf: country => String(country.countryId),
  nameOf: country => country.countryName,
  list: query => listCountries(api, query),
  find: id => findCountry(api, id),
  create: values => createCountry(api, values),
  update: (id, values, etag) => updateCountry(api, id, values, etag),
  remove: (id, etag) => deleteCountry(api, id, etag),
  bulk: bulkCountries(api),
  words: { emptyTitle: 'No countries found.', createButton: 'Create', updateButton: 'Update' },
});
