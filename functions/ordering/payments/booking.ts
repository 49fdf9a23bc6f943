import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import { type Capture, isSameSum, type Money, type PaymentStatus } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { type Change, dueOf, type Known } from './queries.ts';
import { isNew, isOpen, saidBy, TRANSITIONS } from './states.ts';

/** Updates to a payment, and the note to staff. */
export type Booking = { change: Change; notes: string[] };

/** How the records change with the provider's report; not at all if they already match. */
export function bookingFor(known: Known, status: PaymentStatus): Booking | undefined {
  const { payment } = known;
  if (status.state === 'declined' && !status.isOver && payment.state === 'started')
    return { change: { refusals: payment.refusals + 1 }, notes: [] };
  const said = saidBy(status, payment);
  const state = said && TRANSITIONS[payment.state][said];
  if (!('captureId' in status)) return state && { change: { state }, notes: [] };
  if (state === 'captured' && !isNew(payment)) return refundFailed(known, status);
  if (state) return moneyCame(known, status, state);
  return partWentBack(known, status);
}

/** Money for a closed order, or one being paid otherwise, is surplus. */
function moneyCame({ payment, order, others }: Known, status: Capture, state: PaymentState): Booking {
  const { captureId, paid, returned } = status;
  const hasPlace = order.state === 'pending' && !others.some(isOpen);
  const surplus = payment.surplus || (isNew(payment) && !hasPlace);
  const change = { state, captureId, ...paid, returned, surplus };
  const isHeldNow = state === 'captured' && isNew(payment);
  return {
    change: isHeldNow ? { ...change, refusals: 0 } : change,
    notes: isHeldNow ? (surplus ? [cameTooLate(order, paid)] : otherSum(order, paid)) : [],
  };
}

const otherSum = (order: OrderRow, paid: Money): string[] =>
  isSameSum(paid, dueOf(order))
    ? []
    : [
        `${providerOf(order)} took ${inWords(paid)}, but the order total is ${inWords(dueOf(order))}. The order is not paid.`,
      ];

/** Note to staff about surplus money. */
export const cameTooLate = (order: OrderRow, paid: Money) =>
  order.state === 'pending'
    ? `${providerOf(order)} took ${inWords(paid)}, but another payment for this order is in progress. It will be refunded.`
    : `${providerOf(order)} took ${inWords(paid)} after the order was ${order.state}. It will be refunded.`;

/** The provider accepted a refund but didn't complete it. Money left on a refunded order is surplus. */
function refundFailed({ payment, order }: Known, { paid, returned }: Capture): Booking {
  const isSent = payment.state === 'refunded';
  return {
    change: {
      state: 'captured',
      returned,
      refusals: payment.refusals + 1,
      refundMove: null,
      surplus: payment.surplus || isSent,
    },
    notes: [`${providerOf(order)} accepted a refund of ${inWords(paid)} but did not complete it.`],
  };
}

/** A partial refund made at the provider. */
function partWentBack({ payment, order }: Known, { paid, returned }: Capture): Booking | undefined {
  if (isNew(payment) || payment.state === 'refunded' || returned === payment.returned) return undefined;
  const part = inWords({ ...paid, amount: returned });
  return { change: { returned }, notes: [`${providerOf(order)} refunded ${part} of ${inWords(paid)}.`] };
}

export const providerOf = ({ payment }: Pick<OrderRow, 'payment'>) => PAYMENT_METHODS[payment].name;

export const inWords = ({ amount, denomination }: Money) => `${(amount / 100).toFixed(2)} ${denomination}`;
