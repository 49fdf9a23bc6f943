import * as z from 'zod';
import { described } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { payable } from '../../records/payable.ts';
import { exampleOf, takenOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { COUNTRY } from './record.ts';

const rules = rulesOf(COUNTRY);

export const Country = z
  .object(responseSchema(COUNTRY))
  .register(described, { id: 'Country', examples: [exampleOf(COUNTRY)] });
export type Country = z.infer<typeof Country>;

export const CreateCountry = z
  .object(withDefaults(COUNTRY, rules))
  .superRefine(payable(COUNTRY, country => country.denomination))
  .register(described, { id: 'CreateCountry', examples: [exampleOf(COUNTRY, takenOf)] });
export type CreateCountry = z.infer<typeof CreateCountry>;

export const UpdateCountry = z
  .object(rules)
  .partial()
  .register(described, { id: 'UpdateCountry', examples: [{ displayStatus: false }] });
export type UpdateCountry = z.infer<typeof UpdateCountry>;

export const CountryFilter = listFilter(sortsOf(COUNTRY)).extend(filtersOf(COUNTRY));
export type CountryFilter = z.infer<typeof CountryFilter>;
