import { UNANSWERED_AFTER } from '../../functions/contracts/unsettled.ts';
import { AFTER, type Trigger, trigger } from './trigger.ts';

/**
 * Why staff have to do something about a payment. Money without a place is theirs as long as it is there; the others
 * only as long as the provider is asked about them.
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

/** So that the few that need somebody are found without a look at all the others. */
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
