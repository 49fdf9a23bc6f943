import type { Order } from '../../functions/ordering/orders/contract.ts';
import { STATE_NAMES } from '../texts/orders.ts';
import { Badge } from './badge.tsx';

export function OrderState({ state }: Pick<Order, 'state'>) {
  return <Badge tone={toneOf(state)}>{STATE_NAMES[state]}</Badge>;
}

function toneOf(state: Order['state']) {
  if (state === 'pending') return 'notice';
  return state === 'cancelled' || state === 'refunded' ? 'neutral' : 'positive';
}
