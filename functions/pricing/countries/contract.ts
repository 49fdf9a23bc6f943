import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { payable } from '../../records/payable.ts';
import { exampleRowOf, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { COUNTRY } from './record.ts';

const rules = rulesOf(COUNTRY);

export const Country = z
  .object(responseSchema(COUNTRY))
  .register(openApiMeta, { id: 'Country', examples: [exampleRowOf(COUNTRY)] });
export type Country = z.infer<typeof Country>;

export const CreateCountry = z
  .object(withDefaults(COUNTRY, rules))
  .superRefine(payable(COUNTRY, country => country.denomination))
  .register(openApiMeta, { id: 'CreateCountry', examples: [exampleRowOf(COUNTRY, requestFieldsOf)] });
export type CreateCountry = z.infer<typeof CreateCountry>;

export const UpdateCountry = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateCountry', examples: [{ displayStatus: false }] });
export type UpdateCountry = z.infer<typeof UpdateCountry>;

export const CountryFilter = listFilter(sortsOf(COUNTRY)).extend(filtersOf(COUNTRY));
export type CountryFilter = z.infer<typeof CountryFilter>;
