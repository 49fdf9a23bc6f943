import * as z from 'zod';
import { flag, line } from './fields.ts';
import { listFilter } from './paging.ts';

/** The country that a list or a product is shown for. */
export const countryCode = line('Country code', { max: 3 });

const fields = {
  countryCode,
  countryName: line('Country name'),
  denomination: line('Currency', { max: 50 }),
  displayStatus: flag('Display status'),
};

export const Country = z.object({
  countryId: z.number(),
  countryCode: z.string(),
  countryName: z.string(),
  denomination: z.string(),
  displayStatus: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Country = z.infer<typeof Country>;

export const CreateCountry = z.object({ ...fields, displayStatus: fields.displayStatus.default(true) });
export type CreateCountry = z.infer<typeof CreateCountry>;

export const UpdateCountry = z.object(fields).partial();
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
