import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import { Points } from '../../contracts/points.ts';
import { AN_ADDRESS, KeptAddress } from '../addresses/contract.ts';

const A_CUSTOMER = {
  userId: 42,
  username: 'maria',
  name: 'Maria Lang',
  email: 'maria@example.com',
  enabled: true,
  createdAt: '2026-09-01T08:00:00.000Z',
  orders: 2,
  lastOrderAt: '2026-09-14T10:30:00.000Z',
  spent: [{ denomination: 'EUR', amount: 318 }],
  points: { pv: 48, pq: 24 },
};

/** An account with figures from its orders. */
export const Customer = z
  .object({
    userId: z.int(),
    username: z.string(),
    name: z.string().register(openApiMeta, {
      description: 'Display name, or the name on the latest order; empty if neither is known',
    }),
    email: z.string().nullable(),
    enabled: z.boolean(),
    createdAt: z.iso.datetime(),
    orders: z.int().register(openApiMeta, { description: 'Number of orders in any state' }),
    lastOrderAt: z.iso.datetime().nullable(),
    spent: z.array(z.object({ denomination: z.string(), amount: z.number() })).register(openApiMeta, {
      description:
        'Per currency, without cancelled and refunded orders; the currency of the latest order comes first',
    }),
    points: Points,
  })
  .register(openApiMeta, { id: 'Customer', examples: [A_CUSTOMER] });
export type Customer = z.infer<typeof Customer>;

export const CustomerDetails = Customer.extend({
  addresses: z.array(KeptAddress).register(openApiMeta, { description: 'Delivery addresses, latest first' }),
}).register(openApiMeta, {
  id: 'CustomerDetails',
  examples: [{ ...A_CUSTOMER, addresses: [AN_ADDRESS] }],
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

export const CustomerFilter = listFilter([
  'createdAt',
  'username',
  'email',
  'lastOrderAt',
  'orders',
  'spent',
]);
export type CustomerFilter = z.infer<typeof CustomerFilter>;
