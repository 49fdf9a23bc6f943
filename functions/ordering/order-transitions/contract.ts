import * as z from 'zod';
import { described } from '../../contracts/described.ts';
import { flag, prose } from '../../contracts/fields.ts';
import { ORDER_STATES } from '../../contracts/order-states.ts';

export const MoveOrder = z
  .object({
    to: z.enum(ORDER_STATES, { error: `Move it to one of ${ORDER_STATES.join(', ')}` }),
    note: prose('Note', { max: 2000 }).default('').register(described, {
      description: 'Of staff, for whoever ordered: stands in the letter and on their order',
    }),
    restock: flag('Restock').optional().register(described, {
      description:
        'With a refund: whether the pieces can be sold again. By itself only where they were not sent yet',
    }),
  })
  .register(described, {
    id: 'MoveOrder',
    examples: [{ to: 'shipped', note: 'With DHL, parcel 00340434161094042557' }],
  });
export type MoveOrder = z.infer<typeof MoveOrder>;

/** What came from the same place as an order, or under the same e-mail, and waits for its money. */
export const OrdersOfSender = z
  .object({
    pending: z.int().register(described, { description: 'How many can be cancelled with one call' }),
    customers: z.int().register(described, { description: 'How many e-mail addresses these are under' }),
    kept: z.int().register(described, {
      description: 'How many are left alone: of accounts that have paid an order before',
    }),
  })
  .register(described, {
    id: 'OrdersOfSender',
    examples: [{ pending: 22, customers: 3, kept: 1 }],
  });
export type OrdersOfSender = z.infer<typeof OrdersOfSender>;

export const CancelledOfSender = z
  .object({ cancelled: z.int() })
  .register(described, { id: 'CancelledOfSender', examples: [{ cancelled: 22 }] });
export type CancelledOfSender = z.infer<typeof CancelledOfSender>;
