import type { Order } from '../../../functions/ordering/orders/contract.ts';

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
  paid: 'The money has arrived. We pack your parcel next.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel was handed over.',
  cancelled: 'The order was cancelled. Nothing is due, and nothing will be sent.',
  refunded: 'The money was sent back to you.',
};

const GIVEN_BACK = 'The order was cancelled. Nothing will be sent, and we give your money back.';

/** What happens next once no payment is outstanding. */
export function nextWords({ state, moves }: Pick<Order, 'state' | 'moves'>): string {
  if (state === 'pending') return '';
  return state === 'cancelled' && moves.some(({ to }) => to === 'paid') ? GIVEN_BACK : NEXT[state];
}
