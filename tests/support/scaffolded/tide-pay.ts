import type { Money, PaymentGateway, PaymentStatus } from '../../../functions/ports/payments.ts';

type Known = {
  orderNumber: string;
  approveUrl: string;
  paid: Money;
  state: 'approved' | 'captured' | 'refunded';
};

/** A provider in a module: customers who are sent there approve at once. */
const payments = new Map<string, Known>();

const unknown: PaymentStatus = { state: 'expired' };

function statusOf(id: string): PaymentStatus {
  const known = payments.get(id);
  if (!known) return unknown;
  const { state, paid } = known;
  if (state === 'approved') return { state };
  const returned = state === 'refunded' ? paid.amount : 0;
  return { state, captureId: id, paid, returned, isReturning: false, failedRefunds: 0 };
}

function set(id: string, state: Known['state']) {
  const known = payments.get(id);
  if (known) payments.set(id, { ...known, state });
}

export const tidePay: PaymentGateway = {
  supports: ({ amount }) => amount > 0,
  start: async ({ orderNumber, attempt, amount, denomination, returnUrl }) => {
    const paymentId = `${orderNumber}-${attempt}`;
    const approveUrl = `${returnUrl}&session=${paymentId}`;
    if (!payments.has(paymentId))
      payments.set(paymentId, { orderNumber, approveUrl, paid: { amount, denomination }, state: 'approved' });
    return { paymentId, approveUrl };
  },
  retrieve: async id => statusOf(id),
  capture: async id => {
    set(id, 'captured');
    return statusOf(id);
  },
  refund: async id => {
    set(id, 'refunded');
    return { isUnderWay: false, sent: payments.get(id)?.paid.amount };
  },
  listCaptures: async () => ({ takings: [], isLast: true }),
  trace: async about => {
    const paymentId = 'paymentId' in about ? about.paymentId : about.captureId;
    const known = payments.get(paymentId);
    return known && { paymentId, orderNumber: known.orderNumber, approveUrl: known.approveUrl };
  },
  parseWebhook: async (headers, body) => {
    if (headers.get('Tide-Signature') !== 'of-the-tide') return undefined;
    const { eventId, paymentId } = JSON.parse(body);
    return { eventId, about: { paymentId } };
  },
};
