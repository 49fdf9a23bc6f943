import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { flag, prose } from '../../contracts/fields.ts';
import { ORDER_STATES } from '../../contracts/order-states.ts';

export const MoveOrder = z
  .object({
    to: z.enum(ORDER_STATES, { error: `State must be one of ${ORDER_STATES.join(', ')}` }),
    note: prose('Note', { max: 2000 }).default('').register(openApiMeta, {
      description: 'Note from staff to the customer, shown in the email and on the order',
    }),
    restock: flag('Restock').optional().register(openApiMeta, {
      description:
        'With a refund: whether to put the pieces back in stock. By default only if they weren’t shipped yet',
    }),
  })
  .register(openApiMeta, {
    id: 'MoveOrder',
    examples: [{ to: 'shipped', note: 'With DHL, parcel 00340434161094042557' }],
  });
export type MoveOrder = z.infer<typeof MoveOrder>;

/** Unpaid orders from the same place or email as an order. */
export const OrdersOfSender = z
  .object({
    pending: z.int().register(openApiMeta, { description: 'Number of orders that one call can cancel' }),
    customers: z.int().register(openApiMeta, { description: 'Number of email addresses used for them' }),
    kept: z.int().register(openApiMeta, {
      description: 'Number of orders left out because their account has paid for an order before',
    }),
  })
  .register(openApiMeta, {
    id: 'OrdersOfSender',
    examples: [{ pending: 22, customers: 3, kept: 1 }],
  });
export type OrdersOfSender = z.infer<typeof OrdersOfSender>;

export const CancelledOfSender = z
  .object({ cancelled: z.int() })
  .register(openApiMeta, { id: 'CancelledOfSender', examples: [{ cancelled: 22 }] });
export type CancelledOfSender = z.infer<typeof CancelledOfSender>;
