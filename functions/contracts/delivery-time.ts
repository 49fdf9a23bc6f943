import * as z from 'zod';
import { openApiMeta } from './described.ts';

const UtcOffset = z
  .object({
    from: z.iso.datetime(),
    minutes: z.number().register(openApiMeta, { description: 'Ahead of UTC; negative if behind' }),
  })
  .register(openApiMeta, { id: 'UtcOffset', examples: [{ from: '2026-10-25T01:00:00.000Z', minutes: 0 }] });
export type UtcOffset = z.infer<typeof UtcOffset>;

export const DELIVERY_EXAMPLE = {
  daysFrom: 2,
  daysTo: 3,
  orderBy: 14,
  timeZone: 'Europe/London',
  utcOffsets: [
    { from: '2026-08-01T00:00:00.000Z', minutes: 60 },
    { from: '2026-10-25T01:00:00.000Z', minutes: 0 },
    { from: '2027-03-28T01:00:00.000Z', minutes: 60 },
  ],
};

/** How long delivery to a country takes, as far as the shop says so. */
export const DeliveryTime = z
  .object({
    daysFrom: z.int().register(openApiMeta, { description: 'Fewest working days, Monday to Friday' }),
    daysTo: z.int().register(openApiMeta, { description: 'Most working days' }),
    orderBy: z.int().nullable().register(openApiMeta, {
      description: 'Hour until which an order is sent on the same working day; null for no such hour',
    }),
    timeZone: z.string().register(openApiMeta, { description: 'The shop’s time zone, of orderBy' }),
    utcOffsets: z.array(UtcOffset).register(openApiMeta, {
      description: 'Of this time zone, for a year from last month on',
    }),
  })
  .register(openApiMeta, {
    id: 'DeliveryTime',
    examples: [DELIVERY_EXAMPLE],
  });
export type DeliveryTime = z.infer<typeof DeliveryTime>;

/** When an order arrives, as far as that is known. */
export const ExpectedDelivery = z
  .object({
    daysFrom: z.int().register(openApiMeta, { description: 'Fewest working days once paid' }),
    daysTo: z.int().register(openApiMeta, { description: 'Most working days' }),
    from: z.iso.date().nullable().register(openApiMeta, { description: 'First day; null until paid' }),
    to: z.iso.date().nullable(),
  })
  .register(openApiMeta, {
    id: 'ExpectedDelivery',
    examples: [{ daysFrom: 2, daysTo: 3, from: '2026-09-03', to: '2026-09-04' }],
  });
