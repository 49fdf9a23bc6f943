import { type OrderState, wasPaid } from '../../../functions/contracts/order-moves.ts';
import type { Order } from '../../../functions/contracts/orders.ts';
import { counted, writtenMoney } from '../written.ts';

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
    placeholder: 'For example: the plate arrived broken, we are sorry',
  },
};

/** What leads on stands first and looks like it; what takes back does not. */
export const isBackward = (to: Target) => to === 'cancelled' || to === 'refunded';

/** Whether the parcel left the house, so that nobody but staff knows if its pieces can be sold again. */
export const wasSent = ({ moves }: Order) => moves.some(({ to }) => to === 'shipped');
const wasCancelled = ({ moves }: Order) => moves.some(({ to }) => to === 'cancelled');

/** Staff say whether what comes back is put on the shelf; where it never left, it is by itself. */
export const asksToRestock = (order: Order, to: Target) =>
  to === 'refunded' && wasSent(order) && !wasCancelled(order);

/** What follows from a move, a sentence each. */
export function whatFollows(order: Order, to: Target): string[] {
  const sentences = {
    paid: [],
    shipped:
      order.payment === 'cash-on-delivery' ? [`It is paid when it is handed over: ${totalOf(order)}.`] : [],
    delivered:
      order.payment === 'cash-on-delivery' && !wasPaid(order) ? ['It counts as paid from then on.'] : [],
    cancelled: [...givenBack(order), ...(wasPaid(order) ? ['It was paid: refund it afterwards.'] : [])],
    refunded: [
      moneyBack(order),
      ...(wasCancelled(order) ? [] : asksToRestock(order, to) ? pointsBack(order) : givenBack(order)),
    ],
  }[to];
  return [...sentences, 'The customer gets an e-mail.'];
}

function givenBack(order: Order): string[] {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    `${counted(pieces, 'piece goes', 'pieces go')} back into stock.`,
    ...(order.coupon ? [`The coupon ${order.coupon} can be used once more.`] : []),
    ...pointsBack(order),
  ];
}

const pointsBack = ({ points, customerId }: Order) =>
  customerId && points.pv + points.pq > 0 ? ['The points that it brought are taken back.'] : [];

function moneyBack(order: Order): string {
  if (order.payment === 'paypal') return `PayPal sends ${totalOf(order)} back.`;
  if (order.payment === 'bank-transfer') return `You transfer the money yourself: ${totalOf(order)}.`;
  return `You give the money back yourself: ${totalOf(order)}.`;
}

const totalOf = ({ total, denomination }: Order) => writtenMoney(total, denomination);
