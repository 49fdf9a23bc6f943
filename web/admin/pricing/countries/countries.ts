import { Globe } from 'lucide-react';
import type { Country, CreateCountry } from '../../../../functions/pricing/countries/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

export const countries = defineResource<Country, CreateCountry>({
  path: '/admin/countries',
  one: 'country',
  many: 'countries',
  icon: Globe,
  history: 'countries',
  idOf: country => String(country.countryId),
  nameOf: country => country.countryName,
  ...crudCalls<Country, CreateCountry>(api.api.countries),
  words: { emptyTitle: 'No countries found.', createButton: 'Create', updateButton: 'Update' },
});
