import type { Order } from '../../../functions/contracts/orders.ts';
import { STATE_NAMES } from '../../content/orders.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = {
  pending: 'notice',
  paid: 'positive',
  shipped: 'positive',
  delivered: 'positive',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const;

export function OrderState({ state }: Pick<Order, 'state'>) {
  return <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>;
}
