import { AFTER, anyDiffers, type Trigger, trigger } from './trigger.ts';

const FIGURES = 'orders, last_order_at, spent_in, spent';

/** Computes the figures of all existing accounts into an empty table. */
export const CUSTOMERS_COUNTED = {
  table: 'customer_figures',
  fill: `INSERT INTO customer_figures (user_id, ${FIGURES}) SELECT user_id, ${FIGURES} FROM counted_customer_figures`,
};

/** Reads all orders of an account: for rare events. */
const countAnew = (...accounts: string[]) => `
  UPDATE customer_figures SET (${FIGURES}) = (
    SELECT ${FIGURES} FROM counted_customer_figures AS counted WHERE counted.user_id = customer_figures.user_id
  ) WHERE user_id IN (${accounts.join(', ')})`;

const CALLED_OFF = "IN ('cancelled', 'refunded')";
const COUNTED = ['total', 'denomination', 'created_at'];

export const CUSTOMER_FIGURES: Trigger[] = [
  trigger({
    name: 'customer_figures_of_an_account',
    on: AFTER.insert('users'),
    run: ['INSERT INTO customer_figures (user_id) VALUES (new.user_id)'],
  }),
  trigger({
    name: 'customer_figures_without_account',
    on: AFTER.delete('users'),
    run: ['DELETE FROM customer_figures WHERE user_id = old.user_id'],
  }),
  // A new order doesn't read the customer's other orders, and this is compiled for every order.
  trigger({
    name: 'customer_figures_order_insert',
    on: AFTER.insert('orders'),
    when: 'new.user_id IS NOT NULL',
    run: [
      `UPDATE customer_figures SET
        orders = orders + 1,
        last_order_at = new.created_at,
        spent_in = new.denomination,
        spent = iif(new.state ${CALLED_OFF}, 0, new.total) + iif(spent_in = new.denomination, spent, (
          SELECT coalesce(sum(total), 0) FROM orders
          WHERE user_id = new.user_id AND order_id <> new.order_id AND denomination = new.denomination
            AND state NOT ${CALLED_OFF}
        ))
      WHERE user_id = new.user_id`,
    ],
  }),
  trigger({
    name: 'customer_figures_order_update',
    on: AFTER.update('orders', ['user_id', 'state', ...COUNTED]),
    when: `new.user_id IS NOT old.user_id
      OR new.user_id IS NOT NULL AND (
        (new.state ${CALLED_OFF}) <> (old.state ${CALLED_OFF}) OR ${anyDiffers(COUNTED)}
      )`,
    run: [countAnew('old.user_id', 'new.user_id')],
  }),
  trigger({
    name: 'customer_figures_order_delete',
    on: AFTER.delete('orders'),
    when: 'old.user_id IS NOT NULL',
    run: [countAnew('old.user_id')],
  }),
];
