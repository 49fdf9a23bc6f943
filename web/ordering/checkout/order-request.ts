import { PAYMENTS } from '../../../functions/contracts/payment-methods.ts';
import type { CartLine, Quote } from '../../../functions/ordering/cart/contract.ts';
import type { PlaceOrder } from '../../../functions/ordering/checkout/contract.ts';
import type { OrderAddress } from '../../../functions/people/addresses/contract.ts';

/** Values by field name; empty fields are left out. */
export type FormValues = Record<string, string>;

/** Builds the order from the form and the quote shown with it. */
export function requestOf(typed: FormValues, { country, coupon, lines, payments, total }: Quote): PlaceOrder {
  const code = coupon?.accepted ? coupon.code : undefined;
  const billing = addressIn(typed, 'billing', country.countryName);
  const shipping = typed.elsewhere
    ? { ...addressIn(typed, 'shipping', country.countryName), email: billing.email, phone: billing.phone }
    : undefined;
  return {
    country: country.countryCode,
    lines: buyable(lines),
    payment: payments.find(payment => payment === typed.payment) ?? payments[0] ?? PAYMENTS[0],
    billing,
    ...(shipping && { shipping }),
    ...(code && { coupon: code }),
    notes: typed.notes ?? '',
    ...(typed.creates && {
      account: { username: typed['account.username'] ?? '', password: typed['account.password'] ?? '' },
    }),
    total,
    denomination: country.denomination,
  };
}

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
