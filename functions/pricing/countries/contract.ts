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

/** Messages for the database's rules about delivery days. */
export const DELIVERY_RULES = {
  delivery_days_in_order: {
    path: 'deliveryDaysTo',
    message: 'The most delivery days can’t be below the fewest',
  },
  delivery_days_both_or_none: {
    path: 'deliveryDaysTo',
    message: 'Give both the fewest and the most delivery days, or neither',
  },
};

type DeliveryDays = Pick<Country, 'deliveryDaysFrom' | 'deliveryDaysTo'>;

function ruleBroken({ deliveryDaysFrom: from, deliveryDaysTo: to }: DeliveryDays) {
  if ((from === null) !== (to === null)) return DELIVERY_RULES.delivery_days_both_or_none;
  return from !== null && to !== null && from > to ? DELIVERY_RULES.delivery_days_in_order : undefined;
}

export const CreateCountry = z
  .object(withDefaults(COUNTRY, rules))
  .superRefine(payable(COUNTRY, country => country.denomination))
  .superRefine((country, context) => {
    const broken = ruleBroken(country);
    if (broken) context.addIssue({ code: 'custom', path: [broken.path], message: broken.message });
  })
  .register(openApiMeta, { id: 'CreateCountry', examples: [exampleRowOf(COUNTRY, requestFieldsOf)] });
export type CreateCountry = z.infer<typeof CreateCountry>;

export const UpdateCountry = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateCountry', examples: [{ displayStatus: false }] });
export type UpdateCountry = z.infer<typeof UpdateCountry>;

export const CountryFilter = listFilter(sortsOf(COUNTRY)).extend(filtersOf(COUNTRY));
export type CountryFilter = z.infer<typeof CountryFilter>;
