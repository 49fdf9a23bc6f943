import { type OrderState, wasPaid } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../contracts/payment-methods.ts';

type Moved = { state: OrderState; payment: PaymentMethod; moves: { to: OrderState }[] };

const AFTER_PAYMENT: Record<OrderState, OrderState[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Paid at the door: sent before it is paid, and brought back where nobody takes it. */
const ON_DELIVERY: Record<OrderState, OrderState[]> = {
  ...AFTER_PAYMENT,
  pending: ['shipped', 'paid', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
};

/** The provider says that the money came, not staff. */
const ONLINE: Record<OrderState, OrderState[]> = { ...AFTER_PAYMENT, pending: ['cancelled'] };

function transitionsOf(payment: PaymentMethod): Record<OrderState, OrderState[]> {
  const { isOnline, isOnDelivery } = PAYMENT_METHODS[payment];
  if (isOnDelivery) return ON_DELIVERY;
  return isOnline ? ONLINE : AFTER_PAYMENT;
}

/** Where people can move an order from where it is; money that never came is not given back. */
export function nextStates({ state, payment, moves }: Moved): OrderState[] {
  return transitionsOf(payment)[state].filter(to => to !== 'refunded' || wasPaid({ moves }));
}

/** What has not left the house goes back into stock by itself. */
export const givesBack = (from: OrderState, to: OrderState) =>
  to === 'cancelled' || (to === 'refunded' && from === 'paid');
