import * as z from 'zod';
import { CartLine, cartLines, couponCode, Points } from './cart.ts';
import { countryCode } from './countries.ts';
import { described } from './described.ts';
import { email, line, prose } from './fields.ts';
import { listFilter } from './paging.ts';

export const ORDER_STATES = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export const PAYMENTS = ['bank-transfer', 'paypal', 'cash-on-delivery'] as const;

const payment = z.enum(PAYMENTS, { error: 'Choose how to pay' }).register(described, { title: 'Payment' });

const AN_ADDRESS = {
  firstName: 'Maria',
  lastName: 'Lang',
  address: 'Lindenstraße 12',
  city: 'Berlin',
  state: 'Berlin',
  postcode: '10969',
  country: 'Germany',
  email: 'maria@example.com',
  phone: '+49 30 1234567',
};

/** An address as the checkout asks for it. */
export const OrderAddress = z
  .object(
    {
      firstName: line('First name'),
      lastName: line('Last name'),
      company: prose('Company', { max: 100 })
        .refine(text => !/[\n\r\t]/.test(text), 'Company must be one line')
        .transform(text => text || undefined)
        .optional(),
      address: line('Address', { max: 200 }),
      city: line('Town / City'),
      state: line('State / County'),
      postcode: line('Postcode', { max: 20 }),
      country: line('Country'),
      email,
      phone: line('Phone', { max: 40 }),
    },
    { error: 'An address is required' },
  )
  .register(described, { id: 'OrderAddress', examples: [AN_ADDRESS] });
export type OrderAddress = z.infer<typeof OrderAddress>;

export const PlaceOrder = z
  .object({
    country: countryCode,
    lines: cartLines(CartLine).min(1, 'The cart is empty'),
    payment,
    billing: OrderAddress,
    shipping: OrderAddress.optional(),
    coupon: couponCode.optional(),
    notes: prose('Order notes', { max: 2000 }).default(''),
    quote: z
      .string({ error: 'Quote must be text' })
      .max(50_000)
      .optional()
      .register(described, { description: 'Of POST /api/cart/quote: its prices hold until it expires' }),
  })
  .register(described, {
    id: 'PlaceOrder',
    examples: [
      {
        country: 'DE',
        lines: [{ productCode: 7, quantity: 2 }],
        payment: 'bank-transfer',
        billing: AN_ADDRESS,
        notes: 'Please ring twice',
      },
    ],
  });
export type PlaceOrder = z.infer<typeof PlaceOrder>;

const A_LINE = {
  productCode: 7,
  productName: 'Gooseneck Kettle',
  quantity: 2,
  unitPrice: 64.5,
  pv: 12,
  pq: 6,
  lineTotal: 129,
};

const OrderLine = z
  .object({
    productCode: z.int(),
    productName: z.string(),
    quantity: z.int(),
    unitPrice: z.number(),
    pv: z.number().register(described, { description: 'Points by volume, of one piece' }),
    pq: z.number().register(described, { description: 'Points by quantity, of one piece' }),
    lineTotal: z.number(),
  })
  .register(described, {
    id: 'OrderLine',
    examples: [A_LINE],
  });
export type OrderLine = z.infer<typeof OrderLine>;

const KeptAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().optional(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string(),
  })
  .register(described, { id: 'KeptAddress', examples: [AN_ADDRESS] });

/** An order with its names and prices as they were sold. */
export const Order = z
  .object({
    orderNumber: z.string(),
    state: z.enum(ORDER_STATES),
    createdAt: z.iso.datetime(),
    country: z.string().register(described, { description: 'The code of the country it was sold in' }),
    countryName: z.string(),
    denomination: z.string(),
    payment: z.enum(PAYMENTS),
    lines: z.array(OrderLine),
    subtotal: z.number(),
    shipping: z.number(),
    discount: z.number(),
    total: z.number(),
    points: Points,
    billing: KeptAddress,
    shippingAddress: KeptAddress.nullable().register(described, {
      description: 'Null where it goes to the billing address',
    }),
    notes: z.string(),
  })
  .register(described, {
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
        total: 159,
        points: { pv: 24, pq: 12 },
        billing: AN_ADDRESS,
        shippingAddress: null,
        notes: 'Please ring twice',
      },
    ],
  });
export type Order = z.infer<typeof Order>;

export const OrderKey = z.object({
  orderNumber: z
    .string()
    .regex(/^[Mm][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{8}$/, 'must be M and eight letters or digits')
    .transform(text => text.toUpperCase())
    .register(described, { examples: ['M7K2D9QHX'] }),
});

export const OrderView = z.object({
  email: email.optional().register(described, {
    description: 'The e-mail of the billing address: how a guest shows that the order is theirs',
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
]).extend({
  state: z
    .enum(ORDER_STATES, { error: `State must be one of ${ORDER_STATES.join(', ')}` })
    .optional()
    .register(described, { examples: ['pending'] }),
  country: countryCode
    .optional()
    .register(described, { description: 'The code of the country it was sold in' }),
});
export type OrderFilter = z.infer<typeof OrderFilter>;
