import { ORDER_STATES, type OrderState } from './order-states.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';

/** What an order may become from each state. */
type Transitions = Record<OrderState, readonly OrderState[]>;

/** A transfer: staff note the payment, then ship. */
const PAID_FIRST: Transitions = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** The provider confirms the payment, not staff. */
const ONLINE: Transitions = { ...PAID_FIRST, pending: ['cancelled'] };

/** Cash on delivery: shipped before it is paid, returned if not accepted. */
const ON_DELIVERY: Transitions = {
  ...PAID_FIRST,
  pending: ['shipped', 'paid', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
};

export function transitionsOf(payment: PaymentMethod): Transitions {
  const { isOnline, isOnDelivery } = PAYMENT_METHODS[payment];
  if (isOnDelivery) return ON_DELIVERY;
  return isOnline ? ONLINE : PAID_FIRST;
}

/** Those that the database refuses for all other orders, as `from to`. */
export const ONLY_ON_DELIVERY = ORDER_STATES.flatMap(from =>
  ON_DELIVERY[from].filter(to => !PAID_FIRST[from].includes(to)).map(to => `${from} ${to}`),
);
