import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import { type Capture, isSameSum, type Money, type PaymentStatus } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { amountDueOf, type PaymentChange, type PaymentContext } from './queries.ts';
import { isOpen, isUncaptured, providerStateOf, TRANSITIONS } from './states.ts';

/** Updates to a payment, and the note to staff. */
export type Reconciliation = { change: PaymentChange; notes: string[] };

/** How the records change with the provider's report; not at all if they already match. */
export function reconcile(known: PaymentContext, status: PaymentStatus): Reconciliation | undefined {
  const { payment } = known;
  if (status.state === 'declined' && !status.isOver && payment.state === 'started')
    return { change: { refusals: payment.refusals + 1 }, notes: [] };
  const said = providerStateOf(status, payment);
  const state = said && TRANSITIONS[payment.state][said];
  if (!('captureId' in status)) return state && { change: { state }, notes: [] };
  if (state === 'captured' && !isUncaptured(payment)) return refundFailed(known, status);
  if (state) return captureReceived(known, status, state);
  return partiallyRefunded(known, status);
}

/** Money for a closed order, or one being paid otherwise, is surplus. */
function captureReceived(
  { payment, order, others }: PaymentContext,
  status: Capture,
  state: PaymentState,
): Reconciliation {
  const { captureId, paid, returned } = status;
  const hasPlace = order.state === 'pending' && !others.some(isOpen);
  const surplus = payment.surplus || (isUncaptured(payment) && !hasPlace);
  const change = { state, captureId, ...paid, returned, surplus };
  const isHeldNow = state === 'captured' && isUncaptured(payment);
  return {
    change: isHeldNow ? { ...change, refusals: 0 } : change,
    notes: isHeldNow ? (surplus ? [latePaymentNote(order, paid)] : amountMismatch(order, paid)) : [],
  };
}

const amountMismatch = (order: OrderRow, paid: Money): string[] =>
  isSameSum(paid, amountDueOf(order))
    ? []
    : [
        `${providerName(order)} took ${formatMoney(paid)}, but the order total is ${formatMoney(amountDueOf(order))}. The order is not paid.`,
      ];

/** Note to staff about surplus money. */
export const latePaymentNote = (order: OrderRow, paid: Money) =>
  order.state === 'pending'
    ? `${providerName(order)} took ${formatMoney(paid)}, but another payment for this order is in progress. It will be refunded.`
    : `${providerName(order)} took ${formatMoney(paid)} after the order was ${order.state}. It will be refunded.`;

/** The provider accepted a refund but didn't complete it. Money left on a refunded order is surplus. */
function refundFailed({ payment, order }: PaymentContext, { paid, returned }: Capture): Reconciliation {
  const isSent = payment.state === 'refunded';
  return {
    change: {
      state: 'captured',
      returned,
      refusals: payment.refusals + 1,
      refundMove: null,
      surplus: payment.surplus || isSent,
    },
    notes: [`${providerName(order)} accepted a refund of ${formatMoney(paid)} but did not complete it.`],
  };
}

/** A partial refund made at the provider. */
function partiallyRefunded(
  { payment, order }: PaymentContext,
  { paid, returned }: Capture,
): Reconciliation | undefined {
  if (isUncaptured(payment) || payment.state === 'refunded' || returned === payment.returned)
    return undefined;
  const part = formatMoney({ ...paid, amount: returned });
  return {
    change: { returned },
    notes: [`${providerName(order)} refunded ${part} of ${formatMoney(paid)}.`],
  };
}

export const providerName = ({ payment }: Pick<OrderRow, 'payment'>) => PAYMENT_METHODS[payment].name;

export const formatMoney = ({ amount, denomination }: Money) =>
  `${(amount / 100).toFixed(2)} ${denomination}`;
