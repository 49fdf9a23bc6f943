import { Globe } from 'lucide-react';
import type { Country, CreateCountry } from '../../../../functions/pricing/countries/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

const calls = crudCalls<Country, CreateCountry>(api.api.countries);

export const countries = defineResource<Country, CreateCountry>({
  path: '/admin/countries',
  one: 'country',
  many: 'countries',
  icon: Globe,
  history: 'countries',
  idOf: country => String(country.countryId),
  nameOf: country => country.countryName,
  ...calls,
  // The form has no fee, so validation fills in the default; sending it would overwrite the fee of this country.
  update: (id, { shippingFee: _, ...country }, etag) => calls.update(id, country as CreateCountry, etag),
  words: { emptyTitle: 'No countries found.', createButton: 'Create', updateButton: 'Update' },
});
