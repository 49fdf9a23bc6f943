import type { Order } from '../../functions/ordering/orders/contract.ts';

export const STATE_NAMES: Record<Order['state'], string> = {
  pending: 'Pending',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** What happens next, regardless of the payment method. */
const NEXT: Record<Exclude<Order['state'], 'pending'>, string> = {
  paid: 'We’ve received your payment and will pack your parcel next.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel was delivered.',
  cancelled: 'The order was cancelled. There’s nothing to pay, and nothing will be shipped.',
  refunded: 'Your payment was refunded.',
};

const GIVEN_BACK = 'The order was cancelled. Nothing will be shipped, and we’ll refund your payment.';

/** What happens next once no payment is outstanding. */
export function nextWords({ state, moves }: Pick<Order, 'state' | 'moves'>): string {
  if (state === 'pending') return '';
  return state === 'cancelled' && moves.some(({ to }) => to === 'paid') ? GIVEN_BACK : NEXT[state];
}

/** A guest's order is kept in an account. */
export const KEEPING = {
  label: 'Keep this order in an account',
  why: 'Find it again without its number, next to your other orders, and earn its points.',
  how: 'Choose a username and password, or enter those of your account.',
  done: (orderNumber: string) => `Order ${orderNumber} is in your account.`,
};
