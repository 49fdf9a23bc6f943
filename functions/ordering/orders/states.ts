import { type OrderState, wasPaid } from '../../contracts/order-states.ts';
import { transitionsOf } from '../../contracts/order-transitions.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';

type Moved = { state: OrderState; payment: PaymentMethod; moves: { to: OrderState }[] };

/** The transitions available to people; unpaid orders can't be refunded. */
export function nextStates({ state, payment, moves }: Moved): OrderState[] {
  return transitionsOf(payment)[state].filter(to => to !== 'refunded' || wasPaid({ moves }));
}

/** Unshipped pieces return to stock automatically. */
export const givesBack = (from: OrderState, to: OrderState) =>
  to === 'cancelled' || (to === 'refunded' && from === 'paid');
