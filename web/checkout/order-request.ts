import type { CartLine, Quote } from '../../functions/contracts/cart.ts';
import type { OrderAddress, PlaceOrder } from '../../functions/contracts/place-order.ts';

/** What was typed, by the names of the fields; those that were left empty are not there. */
export type Typed = Record<string, string>;

/** The order that somebody means who filled the form in beside this quote. */
export function requestOf(typed: Typed, { country, coupon, lines, payments, total }: Quote): PlaceOrder {
  const code = coupon?.accepted ? coupon.code : undefined;
  const billing = addressIn(typed, 'billing', country.countryName);
  const shipping = typed.elsewhere
    ? { ...addressIn(typed, 'shipping', country.countryName), email: billing.email, phone: billing.phone }
    : undefined;
  return {
    country: country.countryCode,
    lines: buyable(lines),
    payment: payments.find(payment => payment === typed.payment) ?? 'bank-transfer',
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

/** Of each line what can be bought now. */
export const buyable = (lines: Quote['lines']): CartLine[] =>
  lines.flatMap(({ productCode, available }) =>
    available > 0 ? [{ productCode, quantity: available }] : [],
  );

export function addressIn(typed: Typed, section: 'billing' | 'shipping', country: string): OrderAddress {
  const at = (field: keyof OrderAddress) => typed[`${section}.${field}`] ?? '';
  return {
    firstName: at('firstName'),
    lastName: at('lastName'),
    ...(at('company') && { company: at('company') }),
    address: at('address'),
    city: at('city'),
    state: at('state'),
    postcode: at('postcode'),
    country,
    email: at('email'),
    phone: at('phone'),
  };
}
