import { sql } from 'drizzle-orm';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { Order, OrderPayment } from './contract.ts';

type PaymentTuple = [
  paymentId: string,
  state: PaymentState,
  isSurplus: number,
  amount: number,
  returned: number,
  denomination: string,
  failures: number,
  returnedBefore: number,
];

export const PAYMENTS_OF = sql<string>`(
  SELECT json_group_array(json_array(payment_id, state, surplus, amount, returned, denomination, failures,
    returned_before))
  FROM (SELECT * FROM payments WHERE payments.order_id = orders.order_id ORDER BY created_at)
)`;

/** Part of the payment that was refunded before the order's own refund. */
export const returnedEarlier = (json: string): number =>
  (JSON.parse(json) as PaymentTuple[])
    .filter(([, , isSurplus]) => isSurplus === 0)
    .map(([, state, , , returned, , , before]) => fromHundredths(state === 'refunded' ? before : returned))
    .reduce((sum, one) => sum + one, 0);

type Paid = Pick<Order, 'state'> & Parameters<typeof wasPaid>[0];

export const toOrderPayments = (json: string, order: Paid): OrderPayment[] =>
  (JSON.parse(json) as PaymentTuple[]).map(
    ([paymentId, state, isSurplus, amount, returned, denomination, failures]) => ({
      paymentId,
      state,
      isSurplus: isSurplus === 1,
      amount: fromHundredths(amount),
      returned: fromHundredths(returned),
      denomination,
      failures,
      next: nextOf(state, { isPlaced: isSurplus === 0 && wasPaid(order) }),
    }),
  );

/** Regular payments are refunded with the order. */
function nextOf(state: PaymentState, { isPlaced }: { isPlaced: boolean }): OrderPayment['next'] {
  if (state === 'refunded') return [];
  return state === 'captured' && !isPlaced ? ['look', 'refund'] : ['look'];
}
