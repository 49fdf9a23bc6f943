import { UNANSWERED_AFTER } from '../../functions/contracts/unsettled.ts';
import { AFTER, type Trigger, trigger } from './trigger.ts';

/**
 * Why staff need to act on a payment. Surplus money needs action as long as it exists; other cases only while the
 * provider is still being polled.
 */
const REASON = `iif(payments.state = 'captured' AND surplus, 'surplus',
    iif(payments.state = 'captured' AND (
      SELECT state FROM orders WHERE orders.order_id = payments.order_id
    ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
    iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
    iif(failures >= ${UNANSWERED_AFTER} AND look_at IS NOT NULL, 'unanswered', NULL))))`;

const note = (key: string) => [
  `UPDATE payments SET unsettled = ${REASON} WHERE ${key} = new.${key} AND unsettled IS NOT ${REASON}`,
];

/** Finds the few that need action without scanning the others. */
export const UNSETTLED_PAYMENTS: Trigger[] = [
  trigger({ name: 'payment_unsettled_insert', on: AFTER.insert('payments'), run: note('payment_id') }),
  trigger({
    name: 'payment_unsettled_update',
    on: 'AFTER UPDATE OF state, surplus, refusals, failures, look_at ON payments',
    run: note('payment_id'),
  }),
  trigger({
    name: 'payment_unsettled_by_its_order',
    on: AFTER.update('orders', ['state']),
    when: 'new.state <> old.state',
    run: note('order_id'),
  }),
];
