import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, whole } from '../../contracts/fields.ts';

const newOrdersEmail = z
  .union([z.literal('').transform(() => null), email])
  .nullable()
  .register(openApiMeta, {
    title: 'Send new orders to',
    description: 'Gets an email about each new order; null or empty for no one',
    examples: ['orders@example.com'],
  });

const EXAMPLE = { newOrdersEmail: 'orders@example.com', transferDays: 7, unpaidPieces: 100, reviewDays: 5 };

/** The order settings. */
export const OrderSettings = z
  .object({
    newOrdersEmail: z.string().nullable(),
    transferDays: z.int(),
    unpaidPieces: z.int(),
    reviewDays: z.int(),
  })
  .register(openApiMeta, { id: 'OrderSettings', examples: [EXAMPLE] });
export type OrderSettings = z.infer<typeof OrderSettings>;

export const WholeOrderSettings = z.object({
  newOrdersEmail,
  transferDays: whole('Days to pay a transfer', { min: 1, max: 365 }).register(openApiMeta, {
    description: 'Orders unpaid by then are cancelled and their stock released',
  }),
  unpaidPieces: whole('Unpaid items', { min: 1, max: 100_000 }).register(openApiMeta, {
    description: 'Limit of unpaid items for guests and for accounts that have never paid for an order',
  }),
  reviewDays: whole('Days until reviews are asked for', { min: 0, max: 90 }).register(openApiMeta, {
    description: 'After delivery, once for each order; 0 asks for none',
  }),
});

export const UpdateOrderSettings = WholeOrderSettings.partial().register(openApiMeta, {
  id: 'UpdateOrderSettings',
  examples: [EXAMPLE],
});
export type UpdateOrderSettings = z.infer<typeof UpdateOrderSettings>;
