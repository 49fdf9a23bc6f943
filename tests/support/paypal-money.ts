import { randomUUID } from 'node:crypto';
import type { PayPalOrder } from './paypal-orders.ts';

export const newId = () => randomUUID().slice(0, 17).toUpperCase();

const hundredthsIn = ({ value }: { value: string }) => Math.round(Number(value) * 100);

const sumOf = ({ refunds }: PayPalOrder, ...statuses: string[]) =>
  refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + hundredthsIn(amount), 0);

export const restOf = (kept: PayPalOrder) =>
  (kept.capture ? hundredthsIn(kept.capture.amount) : 0) - sumOf(kept, 'COMPLETED', 'PENDING');

/** What it took and did not refund. */
export function heldBy(kept: PayPalOrder | undefined): number {
  if (!kept?.capture || kept.capture.status === 'PENDING' || kept.capture.status === 'DECLINED') return 0;
  return hundredthsIn(kept.capture.amount) - sumOf(kept, 'COMPLETED');
}

/** Whether another payment of the same order also has, or will have, money. */
export const isBeside = (kept: PayPalOrder, other: PayPalOrder) =>
  other !== kept &&
  other.unit.reference_id === kept.unit.reference_id &&
  (heldBy(other) > 0 || other.capture?.status === 'PENDING');

export const relatedTo = ({ id: order_id }: PayPalOrder) => ({
  supplementary_data: { related_ids: { order_id } },
});

export function addRefund(kept: PayPalOrder, hundredths: number, status: string) {
  const { currency_code } = kept.unit.amount;
  const made = { id: newId(), status, amount: { currency_code, value: (hundredths / 100).toFixed(2) } };
  kept.refunds.push(made);
  finishRefunds(kept);
  return made;
}

export function finishRefunds(kept: PayPalOrder) {
  const back = sumOf(kept, 'COMPLETED');
  if (!kept.capture || back === 0) return;
  kept.capture.status = back >= hundredthsIn(kept.capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
