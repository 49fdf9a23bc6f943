import * as z from 'zod';
import { newPassword, username } from './accounts.ts';
import { CartLine, cartLines, couponCode } from './cart.ts';
import { countryCode } from './countries.ts';
import { described } from './described.ts';
import { amount, email, line, prose } from './fields.ts';
import { PAYMENTS } from './order-moves.ts';

export const AN_ADDRESS = {
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

/** What a client believes of money is compared, never used; what it says beyond that is refused. */
const saysTooMuch = (what: string) => ({
  error: ({ code, keys }: { code?: string; keys?: string[] }) =>
    code === 'unrecognized_keys' ? `${what} has no ${keys?.join(', ')}: prices are the shop’s` : undefined,
});

const OrderedLine = z.strictObject(
  { ...CartLine.shape, unitPrice: amount('Unit price').optional() },
  saysTooMuch('A line'),
);

export const NewAccount = z
  .object({ username, password: newPassword }, { error: 'A user name and a password are required' })
  .register(described, {
    id: 'NewAccount',
    examples: [{ username: 'maria', password: 'a long sentence nobody knows' }],
  });

export const PlaceOrder = z
  .strictObject(
    {
      country: countryCode,
      lines: cartLines(OrderedLine).min(1, 'The cart is empty'),
      payment: z.enum(PAYMENTS, { error: 'Choose how to pay' }).register(described, { title: 'Payment' }),
      billing: OrderAddress,
      shipping: OrderAddress.optional(),
      coupon: couponCode.optional(),
      notes: prose('Order notes', { max: 2000 }).default(''),
      quote: z
        .string({ error: 'Quote must be text' })
        .max(50_000)
        .optional()
        .register(described, { description: 'Of POST /api/cart/quote: its prices hold until it expires' }),
      account: NewAccount.optional().register(described, {
        description: 'Makes an account with the e-mail of the billing address, which the order belongs to',
      }),
      total: amount('Total')
        .optional()
        .register(described, { description: 'What the shopper saw: where it is another, nothing is placed' }),
      denomination: line('Currency', { max: 50 })
        .optional()
        .register(described, { description: 'What the shopper saw: where it is another, nothing is placed' }),
    },
    saysTooMuch('An order'),
  )
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
