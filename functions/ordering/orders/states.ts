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

/** Cash on delivery: shipped before it is paid, returned if not accepted. */
const ON_DELIVERY: Record<OrderState, OrderState[]> = {
  ...AFTER_PAYMENT,
  pending: ['shipped', 'paid', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
};

/** The provider confirms the payment, not staff. */
const ONLINE: Record<OrderState, OrderState[]> = { ...AFTER_PAYMENT, pending: ['cancelled'] };

function transitionsOf(payment: PaymentMethod): Record<OrderState, OrderState[]> {
  const { isOnline, isOnDelivery } = PAYMENT_METHODS[payment];
  if (isOnDelivery) return ON_DELIVERY;
  return isOnline ? ONLINE : AFTER_PAYMENT;
}

/** The transitions available to people; unpaid orders can't be refunded. */
export function nextStates({ state, payment, moves }: Moved): OrderState[] {
  return transitionsOf(payment)[state].filter(to => to !== 'refunded' || wasPaid({ moves }));
}

/** Unshipped pieces return to stock automatically. */
export const givesBack = (from: OrderState, to: OrderState) =>
  to === 'cancelled' || (to === 'refunded' && from === 'paid');
