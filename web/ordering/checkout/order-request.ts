import { PAYMENTS, type PaymentMethod } from '../../../functions/contracts/payment-methods.ts';
import type { CartLine, Quote } from '../../../functions/ordering/cart/contract.ts';
import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { OrderAddress } from '../../../functions/people/addresses/contract.ts';

/** Values by field name; empty fields are left out. */
export type FormValues = Record<string, string>;

/** What the shopper saw with the form: the order is for this, or is refused. */
export type Seen = {
  country: Quote['country'];
  lines: CartLine[];
  coupon: string | undefined;
  payments: readonly PaymentMethod[];
  total: number;
};

export const seenIn = ({ country, coupon, lines, payments, total }: Quote): Seen => ({
  country,
  lines: buyable(lines),
  coupon: coupon?.accepted ? coupon.code : undefined,
  payments,
  total,
});

/** Builds the order from the form and what was shown with it. */
export function requestOf(typed: FormValues, { country, coupon, lines, payments, total }: Seen): PlaceOrder {
  const billing = addressIn(typed, 'billing', country.countryName);
  const shipping = typed.elsewhere
    ? { ...addressIn(typed, 'shipping', country.countryName), email: billing.email, phone: billing.phone }
    : undefined;
  return {
    country: country.countryCode,
    lines,
    payment: payments.find(payment => payment === typed.payment) ?? payments[0] ?? PAYMENTS[0],
    billing,
    ...(shipping && { shipping }),
    ...(coupon && { coupon }),
    notes: typed.notes ?? '',
    ...(typed.creates && {
      account: { username: typed['account.username'] ?? '', password: typed['account.password'] ?? '' },
    }),
    total,
    denomination: country.denomination,
  };
}

/** Of an address, in the order of the form. */
export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'company',
  'address',
  'address2',
  'postcode',
  'city',
  'state',
] as const;

const fieldsOf = (section: string) => ADDRESS_PARTS.map(name => `${section}.${name}`);

/** The fields of the form that can be wrong or are shown again, in their order. */
export const FIELDS = [
  'billing.email',
  ...fieldsOf('billing'),
  'billing.phone',
  'elsewhere',
  'creates',
  'account.username',
  'account.password',
  ...fieldsOf('shipping'),
  'notes',
  'payment',
];

/** Caps each line at what can be bought now. */
export const buyable = (lines: Quote['lines']): CartLine[] =>
  lines.flatMap(({ productCode, available }) =>
    available > 0 ? [{ productCode, quantity: available }] : [],
  );

export function addressIn(typed: FormValues, section: 'billing' | 'shipping', country: string): OrderAddress {
  const at = (field: keyof OrderAddress) => typed[`${section}.${field}`] ?? '';
  return {
    firstName: at('firstName'),
    lastName: at('lastName'),
    ...(at('company') && { company: at('company') }),
    address: [at('address'), typed[`${section}.address2`]].filter(Boolean).join(', '),
    city: at('city'),
    state: at('state'),
    postcode: at('postcode'),
    country,
    email: at('email'),
    phone: at('phone'),
  };
}
