import { HOUR } from '../../functions/contracts/durations.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../functions/contracts/payment-methods.ts';

type Stop = 'paid' | 'shipped' | 'delivered';

/** Hours after the order: shipped within two days, delivered three days later. */
const HOURS_UNTIL: Record<Stop, number> = { paid: 20, shipped: 48, delivered: 120 };

type Ordered = { state: string; payment: PaymentMethod; hoursAgo: number };

/** The transitions that led to the order's state. */
export function movesOf({ state, payment, hoursAgo }: Ordered, orderId: number) {
  const { isOnDelivery } = PAYMENT_METHODS[payment];
  const way: Stop[] = isOnDelivery ? ['shipped', 'delivered'] : ['paid', 'shipped', 'delivered'];
  const gone = way.slice(0, way.indexOf(state as Stop) + 1);
  return gone.map((toState, index) => ({
    orderId,
    fromState: gone[index - 1] ?? ('pending' as const),
    toState,
    note: toState === 'shipped' ? 'By parcel post.' : '',
    movedBy: 'staff',
    at: new Date(Date.now() - (hoursAgo - HOURS_UNTIL[toState]) * HOUR),
  }));
}
