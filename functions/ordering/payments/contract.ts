import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { OrderState } from '../../contracts/order-states.ts';
import { PAYMENTS } from '../../contracts/payment-methods.ts';
import { UNSETTLED } from '../../contracts/unsettled.ts';

/** Limit for listing and counting payments and captures of unknown orders; the rest come later. */
export const MOST_UNSETTLED = 100;

export const StartedPayment = z
  .object({
    approveUrl: z.url().register(openApiMeta, { description: 'URL where the customer approves the payment' }),
  })
  .register(openApiMeta, {
    id: 'StartedPayment',
    examples: [{ approveUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }],
  });
export type StartedPayment = z.infer<typeof StartedPayment>;

/** Payments that need action from staff. */
export const UnsettledMoney = z
  .object({
    id: z
      .string()
      .register(openApiMeta, { description: 'ID of the payment or, for an unknown order, of the capture' }),
    kind: z.enum(UNSETTLED),
    orderNumber: z.string(),
    orderState: OrderState.nullable().register(openApiMeta, {
      description: 'Null if the shop doesn’t have this order',
    }),
    payment: z.enum(PAYMENTS),
    amount: z.number(),
    denomination: z.string(),
    since: z.iso.datetime(),
  })
  .register(openApiMeta, {
    id: 'UnsettledMoney',
    examples: [
      {
        id: '5O190127TN364715T',
        kind: 'unplaced',
        orderNumber: 'M7K2D9QHX',
        orderState: 'cancelled',
        payment: 'paypal',
        amount: 159,
        denomination: 'EUR',
        since: '2026-09-01T08:00:00.000Z',
      },
    ],
  });
export type UnsettledMoney = z.infer<typeof UnsettledMoney>;

export const TakingKey = z.object({
  captureId: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the id of a capture')
    .register(openApiMeta, { examples: ['3C679366HH908993F'] }),
});
