import * as z from 'zod';
import { ExpectedDelivery } from '../../contracts/delivery-time.ts';
import { openApiMeta } from '../../contracts/described.ts';
import { countryCode, email, prose, whole } from '../../contracts/fields.ts';
import { ORDER_STATES, OrderState } from '../../contracts/order-states.ts';
import { alias } from '../../contracts/other-names.ts';
import { listFilter } from '../../contracts/paging.ts';
import { PAYMENTS } from '../../contracts/payment-methods.ts';
import { PAYMENT_STATES } from '../../contracts/payment-states.ts';
import { A_PRODUCT_PICTURE, PRODUCT_PICTURE } from '../../contracts/picture-fields.ts';
import { Points } from '../../contracts/points.ts';
import { amountsOf, DESCRIBED_AMOUNTS, ORDER_AMOUNTS } from '../../contracts/price-amounts.ts';
import { AN_ADDRESS, KeptAddress } from '../../people/addresses/contract.ts';

const A_LINE = {
  productCode: 7,
  productName: 'Gooseneck Kettle',
  ...A_PRODUCT_PICTURE,
  quantity: 2,
  ...amountsOf(ORDER_AMOUNTS, name => DESCRIBED_AMOUNTS[name].example),
  lineTotal: 129,
};

const OrderLine = z
  .object({
    productCode: z.int(),
    productName: z.string(),
    ...PRODUCT_PICTURE,
    quantity: z.int(),
    ...amountsOf(ORDER_AMOUNTS, name => z.number().register(openApiMeta, DESCRIBED_AMOUNTS[name].meta)),
    lineTotal: z.number(),
  })
  .register(openApiMeta, {
    id: 'OrderLine',
    examples: [A_LINE],
  });
export type OrderLine = z.infer<typeof OrderLine>;

const OrderMove = z
  .object({
    to: OrderState,
    at: z.iso.datetime(),
    by: z
      .string()
      .nullable()
      .register(openApiMeta, { description: 'Staff member who made it; null for anyone else' }),
    note: z.string(),
  })
  .register(openApiMeta, {
    id: 'OrderMove',
    examples: [
      {
        to: 'shipped',
        at: '2026-09-02T10:30:00.000Z',
        by: 'staff',
        note: 'With DHL, parcel 00340434161094042557',
      },
    ],
  });

const OrderNote = z.object({ note: z.string(), by: z.string(), at: z.iso.datetime() }).register(openApiMeta, {
  id: 'OrderNote',
  examples: [{ note: 'Asked by phone to ring twice.', by: 'staff', at: '2026-09-02T09:12:00.000Z' }],
});

/** A payment taken by a provider. */
const OrderPayment = z
  .object({
    paymentId: z.string().register(openApiMeta, { description: 'ID assigned by the provider' }),
    state: z.enum(PAYMENT_STATES),
    isSurplus: z.boolean().register(openApiMeta, {
      description: 'Received although nothing was due; it is refunded',
    }),
    amount: z.number(),
    returned: z.number().register(openApiMeta, { description: 'Refunded part of the amount' }),
    denomination: z.string(),
    failures: z.int().register(openApiMeta, {
      description: 'Number of failed status checks in a row',
    }),
    next: z.array(z.enum(['look', 'refund'])).register(openApiMeta, {
      description: 'What staff can do: check the status with the provider, or refund the money',
    }),
  })
  .register(openApiMeta, {
    id: 'OrderPayment',
    examples: [
      {
        paymentId: '5O190127TN364715T',
        state: 'captured',
        isSurplus: false,
        amount: 159,
        returned: 0,
        denomination: 'EUR',
        failures: 0,
        next: ['look'],
      },
    ],
  });
export type OrderPayment = z.infer<typeof OrderPayment>;

/** An order with names and prices as of the sale. */
export const Order = z
  .object({
    orderNumber: z.string(),
    state: OrderState,
    createdAt: z.iso.datetime(),
    country: z.string().register(openApiMeta, { description: 'Code of the country that it was sold in' }),
    countryName: z.string(),
    denomination: z.string(),
    payment: z.enum(PAYMENTS),
    lines: z.array(OrderLine),
    subtotal: z.number(),
    shipping: z.number(),
    discount: z.number(),
    coupon: z.string().nullable().register(openApiMeta, { description: 'Coupon code of the discount' }),
    total: z.number(),
    points: Points,
    billing: KeptAddress,
    shippingAddress: KeptAddress.nullable().register(openApiMeta, {
      description: 'Null if it is sent to the billing address',
    }),
    notes: z.string(),
    moves: z.array(OrderMove).register(openApiMeta, { description: 'All states of the order, oldest first' }),
    next: z
      .array(OrderState)
      .register(openApiMeta, { description: 'States that the requester can change it to' }),
    payBy: z.iso.datetime().nullable().register(openApiMeta, {
      description: 'Deadline for a bank transfer; then the order is cancelled',
    }),
    expectedDelivery: ExpectedDelivery.nullable().register(openApiMeta, {
      description: 'Null if the shop doesn’t say, and once the order is delivered or cancelled',
    }),
    inAccount: z
      .boolean()
      .register(openApiMeta, { description: 'Whether it belongs to an account, not a guest' }),
    customerId: z
      .int()
      .nullable()
      .optional()
      .register(openApiMeta, { description: 'Account that placed the order, null for guests; staff only' }),
    staffNotes: z
      .array(OrderNote)
      .optional()
      .register(openApiMeta, { description: 'Internal notes; staff only' }),
    payments: z
      .array(OrderPayment)
      .optional()
      .register(openApiMeta, { description: 'Payments taken by providers; staff only' }),
  })
  .register(openApiMeta, {
    id: 'Order',
    examples: [
      {
        orderNumber: 'M7K2D9QHX',
        state: 'pending',
        createdAt: '2026-09-01T08:00:00.000Z',
        country: 'DE',
        countryName: 'Germany',
        denomination: 'EUR',
        payment: 'bank-transfer',
        lines: [A_LINE],
        subtotal: 129,
        shipping: 30,
        discount: 0,
        coupon: null,
        total: 159,
        points: { pv: 24, pq: 12 },
        billing: AN_ADDRESS,
        shippingAddress: null,
        notes: 'Please ring twice',
        moves: [],
        next: ['cancelled'],
        payBy: '2026-09-08T08:00:00.000Z',
        inAccount: false,
        expectedDelivery: { daysFrom: 2, daysTo: 3, from: null, to: null },
      },
    ],
  });
export type Order = z.infer<typeof Order>;

export const ORDER_NUMBER = /^[Mm][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{8}$/;

export const OrderKey = z.object({
  orderNumber: z
    .string()
    .regex(ORDER_NUMBER, 'must be M and eight letters or digits')
    .transform(text => text.toUpperCase())
    .register(openApiMeta, { examples: ['M7K2D9QHX'] }),
});

export const PaymentKey = OrderKey.extend({
  paymentId: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the id of a payment')
    .register(openApiMeta, { examples: ['5O190127TN364715T'] }),
});

export const OrderView = z.object({
  email: email.optional().register(openApiMeta, {
    description: 'Email of the billing address, to prove that a guest order is yours',
    examples: ['maria@example.com'],
  }),
});

export const OrderFilter = listFilter([
  'createdAt',
  'orderNumber',
  'state',
  'payment',
  'country',
  'total',
  'customer',
]).extend({
  state: z
    .enum(ORDER_STATES, { error: `State must be one of ${ORDER_STATES.join(', ')}` })
    .optional()
    .register(openApiMeta, { examples: ['pending'] }),
  country: countryCode
    .optional()
    .register(openApiMeta, { description: 'Code of the country that it was sold in' }),
  from: z.iso
    .date({ error: 'From must be a day like 2026-09-01' })
    .optional()
    .register(openApiMeta, {
      description: 'Ordered on or after this day, in the time zone of the shop',
      examples: ['2026-09-01'],
    }),
  to: z.iso
    .date({ error: 'To must be a day like 2026-09-30' })
    .optional()
    .register(openApiMeta, {
      description: 'Ordered on or before this day, in the time zone of the shop',
      examples: ['2026-09-30'],
    }),
  user: alias(whole('Account', { min: 1 }).optional(), 'customerId').register(openApiMeta, {
    description: 'Only orders of this account; staff only',
    examples: [4],
  }),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

export const NoteOrder = z
  .object({ note: prose('Note', { max: 2000 }).min(1, 'Note is required') })
  .register(openApiMeta, { id: 'NoteOrder', examples: [{ note: 'Asked by phone to ring twice.' }] });
export type NoteOrder = z.infer<typeof NoteOrder>;
