import * as z from 'zod';
import { described } from './described.ts';
import { flag, line } from './fields.ts';
import { listFilter } from './paging.ts';

/** The country that a list or a product is shown for. */
export const countryCode = line('Country code', { max: 3 }).register(described, {
  title: 'Country code',
  examples: ['DE'],
});

const fields = {
  countryCode,
  countryName: line('Country name'),
  denomination: line('Currency', { max: 50 }),
  displayStatus: flag('Display status'),
};

export const Country = z
  .object({
    countryId: z.int(),
    countryCode: z.string(),
    countryName: z.string(),
    denomination: z.string().register(described, { description: 'The currency; best its code of ISO 4217' }),
    displayStatus: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .register(described, {
    id: 'Country',
    examples: [
      {
        countryId: 2,
        countryCode: 'DE',
        countryName: 'Germany',
        denomination: 'EUR',
        displayStatus: true,
        createdAt: '2026-09-01T08:00:00.000Z',
      },
    ],
  });
export type Country = z.infer<typeof Country>;

export const CreateCountry = z
  .object({ ...fields, displayStatus: fields.displayStatus.default(true) })
  .register(described, {
    id: 'CreateCountry',
    examples: [{ countryCode: 'DE', countryName: 'Germany', denomination: 'EUR', displayStatus: true }],
  });
export type CreateCountry = z.infer<typeof CreateCountry>;

export const UpdateCountry = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateCountry', examples: [{ displayStatus: false }] });
export type UpdateCountry = z.infer<typeof UpdateCountry>;

export const CountryFilter = listFilter([
  'countryId',
  'countryCode',
  'countryName',
  'denomination',
  'displayStatus',
  'createdAt',
]).extend({ displayStatus: flag('Status').optional() });
export type CountryFilter = z.infer<typeof CountryFilter>;
