import * as z from 'zod';
import { described } from './described.ts';
import { amount, flag, line } from './fields.ts';
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
  shippingFee: amount('Shipping fee').register(described, {
    description: 'What it costs to send an order there, in its currency; at most two decimals',
    examples: [30],
  }),
};

/** Of a country for which nobody said another one. */
export const USUAL_SHIPPING_FEE = 30;

export const Country = z
  .object({
    countryId: z.int(),
    countryCode: z.string(),
    countryName: z.string(),
    denomination: z.string().register(described, { description: 'The currency; best its code of ISO 4217' }),
    displayStatus: z.boolean(),
    shippingFee: z
      .number()
      .register(described, { description: 'What it costs to send an order there, in its currency' }),
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
        shippingFee: 30,
        createdAt: '2026-09-01T08:00:00.000Z',
      },
    ],
  });
export type Country = z.infer<typeof Country>;

export const CreateCountry = z
  .object({
    ...fields,
    displayStatus: fields.displayStatus.default(true),
    shippingFee: fields.shippingFee.default(USUAL_SHIPPING_FEE),
  })
  .register(described, {
    id: 'CreateCountry',
    examples: [
      {
        countryCode: 'DE',
        countryName: 'Germany',
        denomination: 'EUR',
        displayStatus: true,
        shippingFee: 30,
      },
    ],
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
  'shippingFee',
  'createdAt',
]).extend({ displayStatus: flag('Status').optional() });
export type CountryFilter = z.infer<typeof CountryFilter>;
