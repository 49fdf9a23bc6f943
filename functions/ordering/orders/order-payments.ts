import { sql } from 'drizzle-orm';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { Order, OrderPayment } from './contract.ts';

type StoredPayment = Pick<OrderPayment, 'paymentId' | 'state' | 'denomination' | 'failures'> & {
  isSurplus: 0 | 1;
  /** In hundredths, like all sums here. */
  amount: number;
  returned: number;
  returnedBefore: number;
};

export const PAYMENTS_OF = sql<string>`(
  SELECT json_group_array(json_object('paymentId', payment_id, 'state', state, 'isSurplus', surplus,
    'amount', amount, 'returned', returned, 'denomination', denomination, 'failures', failures,
    'returnedBefore', returned_before))
  FROM (SELECT * FROM payments WHERE payments.order_id = orders.order_id ORDER BY created_at)
)`;

const paymentsIn = (json: string) => JSON.parse(json) as StoredPayment[];

/** Part of the payment that was refunded before the order's own refund. */
export const returnedEarlier = (json: string): number =>
  paymentsIn(json)
    .filter(({ isSurplus }) => isSurplus === 0)
    .map(({ state, returned, returnedBefore }) =>
      fromHundredths(state === 'refunded' ? returnedBefore : returned),
    )
    .reduce((sum, one) => sum + one, 0);

type Paid = Pick<Order, 'state'> & Parameters<typeof wasPaid>[0];

export const toOrderPayments = (json: string, order: Paid): OrderPayment[] =>
  paymentsIn(json).map(({ paymentId, state, isSurplus, amount, returned, denomination, failures }) => ({
    paymentId,
    state,
    isSurplus: isSurplus === 1,
    amount: fromHundredths(amount),
    returned: fromHundredths(returned),
    denomination,
    failures,
    next: nextOf(state, { isPlaced: isSurplus === 0 && wasPaid(order) }),
  }));

/** Regular payments are refunded with the order. */
function nextOf(state: PaymentState, { isPlaced }: { isPlaced: boolean }): OrderPayment['next'] {
  if (state === 'refunded') return [];
  return state === 'captured' && !isPlaced ? ['look', 'refund'] : ['look'];
}
