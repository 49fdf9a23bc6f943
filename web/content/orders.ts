import type { Order } from '../../functions/contracts/orders.ts';

export const PAYMENT_NAMES: Record<Order['payment'], string> = {
  'bank-transfer': 'Direct bank transfer',
  paypal: 'PayPal',
  'cash-on-delivery': 'Cash on delivery',
};

/** The three ways to pay; PayPal can be chosen where the shop offers it for this order. */
export const paymentChoices = (offered: readonly Order['payment'][]) => [
  {
    value: 'bank-transfer',
    label: PAYMENT_NAMES['bank-transfer'],
    hint: 'You transfer the total; we send the parcel when it has arrived.',
  },
  offered.includes('paypal')
    ? {
        value: 'paypal',
        label: PAYMENT_NAMES.paypal,
        hint: 'You pay at PayPal as soon as the order is placed.',
      }
    : { value: 'paypal', label: PAYMENT_NAMES.paypal, hint: 'Not offered by this shop yet.', disabled: true },
  {
    value: 'cash-on-delivery',
    label: PAYMENT_NAMES['cash-on-delivery'],
    hint: 'You pay when the parcel is handed to you.',
  },
];

export const STATE_NAMES: Record<Order['state'], string> = {
  pending: 'Pending',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** What happens next, where the way to pay makes no difference. */
const NEXT: Record<Exclude<Order['state'], 'pending'>, string> = {
  paid: 'The money has arrived. We pack your parcel next.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel was handed over.',
  cancelled: 'The order was cancelled. Nothing is due, and nothing will be sent.',
  refunded: 'The money was sent back to you.',
};

const GIVEN_BACK = 'The order was cancelled. Nothing will be sent, and we give your money back.';

/** What happens next with an order that nobody waits to be paid any more. */
export function nextWords({ state, moves }: Pick<Order, 'state' | 'moves'>): string {
  if (state === 'pending') return '';
  return state === 'cancelled' && moves.some(({ to }) => to === 'paid') ? GIVEN_BACK : NEXT[state];
}
