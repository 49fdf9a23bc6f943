import { type OrderState, wasPaid } from '../../../../functions/contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../../../functions/contracts/payment-methods.ts';
import { PAYMENT_WORDS } from '../../../../functions/contracts/payment-words.ts';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { formatCount, formatMoney } from '../../format.ts';

export type Target = Exclude<OrderState, 'pending'>;

type MoveWords = { label: string; busy: string; done: string; placeholder: string };

export const MOVE_WORDS: Record<Target, MoveWords> = {
  paid: {
    label: 'Mark as paid',
    busy: 'Marking...',
    done: 'marked as paid',
    placeholder: 'For example: received on 2 September',
  },
  shipped: {
    label: 'Mark as shipped',
    busy: 'Marking...',
    done: 'marked as shipped',
    placeholder: 'For example: DHL, tracking number 00340434161094042557',
  },
  delivered: {
    label: 'Mark as delivered',
    busy: 'Marking...',
    done: 'marked as delivered',
    placeholder: 'For example: handed to a neighbour',
  },
  cancelled: {
    label: 'Cancel order',
    busy: 'Cancelling...',
    done: 'cancelled',
    placeholder: 'For example: cancelled at your request',
  },
  refunded: {
    label: 'Refund',
    busy: 'Refunding...',
    done: 'refunded',
    placeholder: 'For example: sorry that the plate arrived broken',
  },
};

/** Forward transitions come first and look primary; backward ones do not. */
export const isBackward = (to: Target) => to === 'cancelled' || to === 'refunded';

/** Whether it was shipped; then only staff know if its items can be resold. */
const wasSent = ({ moves }: Order) => moves.some(({ to }) => to === 'shipped');
const wasCancelled = ({ moves }: Order) => moves.some(({ to }) => to === 'cancelled');

/** Staff decide whether returned items are restocked; unshipped items are restocked automatically. */
export const asksToRestock = (order: Order, to: Target) =>
  to === 'refunded' && wasSent(order) && !wasCancelled(order);

/** What a transition does, one sentence each. */
export function whatFollows(order: Order, to: Target, isSilent: boolean): string[] {
  const isDueAtTheDoor = PAYMENT_METHODS[order.payment].isOnDelivery && !wasPaid(order);
  const sentences = {
    paid: [],
    shipped: isDueAtTheDoor ? [`Payment is due on delivery: ${totalOf(order)}.`] : [],
    delivered: isDueAtTheDoor ? ['The order then counts as paid.'] : [],
    cancelled: [
      ...restocked(order),
      ...(wasPaid(order) ? ['The order was paid, so refund it afterwards.'] : []),
    ],
    refunded: [
      PAYMENT_WORDS[order.payment].refund(restOf(order)),
      ...(wasCancelled(order) ? [] : asksToRestock(order, to) ? pointsBack(order) : restocked(order)),
    ],
  }[to];
  return isSilent ? sentences : [...sentences, 'The customer gets an email.'];
}

function restocked(order: Order): string[] {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    `${formatCount(pieces, 'item goes', 'items go')} back into stock.`,
    ...(order.coupon ? [`Coupon ${order.coupon} can be used again.`] : []),
    ...pointsBack(order),
  ];
}

const pointsBack = ({ points, customerId }: Order) =>
  customerId && points.pv + points.pq > 0 ? ['The points earned on this order are taken back.'] : [];

const totalOf = ({ total, denomination }: Order) => formatMoney(total, denomination);

/** Part of it may already have been refunded. */
function restOf({ total, denomination, payments = [] }: Order) {
  const placed = payments.filter(({ isSurplus }) => !isSurplus);
  return formatMoney(
    placed.reduce((rest, { returned }) => rest - returned, total),
    denomination,
  );
}
