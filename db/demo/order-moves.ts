import type { DemoOrder } from './orders.ts';

export const HOUR = 60 * 60 * 1000;

type Stop = 'paid' | 'shipped' | 'delivered';

/** A parcel leaves two days after the order, and takes three more. */
const HOURS_UNTIL: Record<Stop, number> = { paid: 20, shipped: 48, delivered: 120 };

const WAYS: Record<DemoOrder['payment'], Stop[]> = {
  'bank-transfer': ['paid', 'shipped', 'delivered'],
  'cash-on-delivery': ['shipped', 'delivered'],
};

/** The way that an order went to where it is. */
export function movesOf({ state, payment, hoursAgo }: DemoOrder, orderId: number) {
  const way = WAYS[payment];
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
