import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { amount, countryCode, line, prose } from '../../contracts/fields.ts';
import { PAYMENTS } from '../../contracts/payment-methods.ts';
import { username } from '../../people/accounts/contract.ts';
import { AN_ADDRESS, OrderAddress } from '../../people/addresses/contract.ts';
import { newPassword } from '../../people/auth/contract.ts';
import { CartLine, cartLines, couponCode } from '../cart/contract.ts';

const SEEN = 'The total that the shopper saw. If it differs from the actual total, the order is not placed';
const seenSum = (label: string) => amount(label).optional().register(openApiMeta, { description: SEEN });
const seenCurrency = line('Currency', { max: 50 })
  .optional()
  .register(openApiMeta, { description: SEEN, examples: ['EUR'] });

/** Under any of their names. */
export const SEEN_OF_LINE = ['unitPrice', 'price', 'netPrice'] as const;
export const SEEN_SUMS = ['subtotal', 'discount', 'total'] as const;
export const SEEN_CURRENCIES = ['denomination', 'currency'] as const;

const OrderedLine = CartLine.extend({
  unitPrice: seenSum('Unit price'),
  price: seenSum('Price'),
  netPrice: seenSum('Net price'),
});

const NewAccount = z
  .object({ username, password: newPassword }, { error: 'A user name and a password are required' })
  .register(openApiMeta, {
    id: 'NewAccount',
    examples: [{ username: 'maria', password: 'a long sentence nobody knows' }],
  });

export const PlaceOrder = z
  .object({
    country: countryCode,
    lines: cartLines(OrderedLine).min(1, 'The cart is empty'),
    payment: z
      .enum(PAYMENTS, { error: 'Choose a payment method' })
      .register(openApiMeta, { title: 'Payment' }),
    billing: OrderAddress,
    shipping: OrderAddress.optional(),
    coupon: couponCode.optional(),
    notes: prose('Order notes', { max: 2000 }).default(''),
    quote: z
      .string({ error: 'Quote must be text' })
      .max(50_000)
      .optional()
      .register(openApiMeta, { description: 'From POST /api/cart/quote; keeps its prices until it expires' }),
    account: NewAccount.optional().register(openApiMeta, {
      description:
        'Creates an account that owns the order. It gets the billing email once that address is confirmed',
    }),
    subtotal: seenSum('Subtotal'),
    discount: seenSum('Discount'),
    total: seenSum('Total'),
    denomination: seenCurrency,
    currency: seenCurrency,
  })
  .register(openApiMeta, {
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
