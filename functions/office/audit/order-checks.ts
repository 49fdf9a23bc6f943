import { DAY } from '../../contracts/durations.ts';
import { type Check, ORDERS } from './check.ts';

/** Sent emails are stored for a week; one day less, because the clocks of shop and database differ. */
const TOLD_WITHIN_DAYS = 6;

/** Checks that everything belonging to an order exists and is its own. */
export const OF_AN_ORDER: Check[] = [
  {
    check: 'discounts',
    holds: 'Every discount has a coupon code and a recorded use',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what, iif(
        coupon_code IS NULL,
        format('%.2f off, but the code of its coupon is gone: write it into a note of the order', discount / 100.0),
        format('%.2f off by %s, but that use is not counted: lower the limit of the coupon by 1', discount / 100.0, coupon_code)
      ) AS said
      FROM (
        SELECT order_number, coupon_code, discount,
          EXISTS (SELECT 1 FROM coupon_uses WHERE coupon_uses.order_id = orders.order_id) AS uses_one,
          EXISTS (SELECT 1 FROM order_moves WHERE order_moves.order_id = orders.order_id AND gives_back) AS gave_back
        FROM orders WHERE ${within('order_id')}
      )
      WHERE coupon_code IS NULL AND (discount > 0 OR uses_one) OR discount > 0 AND NOT uses_one AND NOT gave_back`,
  },
  {
    check: 'accounts',
    holds: 'The points of every order belong to the account that placed it',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('of %s, but its points are with %s: its email says whose it is',
          coalesce(buyer.username, 'nobody'), coalesce(owner.username, 'nobody')) AS said
      FROM orders JOIN points_moves ON points_moves.order_id = orders.order_id
      LEFT JOIN users AS buyer ON buyer.user_id = orders.user_id
      LEFT JOIN users AS owner ON owner.user_id = points_moves.user_id
      WHERE ${within('orders.order_id')} AND points_moves.user_id IS NOT orders.user_id
      GROUP BY orders.order_id`,
  },
  {
    check: 'countries',
    holds: 'Every order took its stock from its own country',
    along: ORDERS,
    // Codes and countries may have changed since: compares only what both still have.
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('product %d: %s in %s, but the order is of %s: count it in both', product_code,
          iif(reason = 'sold', 'taken', 'given back'), there.country_name, its.country_name) AS said
      FROM stock_moves AS moved JOIN orders ON orders.order_id = moved.order_id
      JOIN countries AS its ON its.country_code = orders.country_code
      JOIN countries AS there ON there.country_id = moved.country_id
      WHERE ${within('moved.order_id')} AND moved.country_id <> its.country_id`,
  },
  {
    check: 'letters',
    holds: 'Every recent order and transition has an email, sent or queued',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('no email says that it is %s: write to the customer, unless staff deleted it', event) AS said
      FROM (
        SELECT order_id AS notified_order, 'placed' AS event, created_at AS at FROM orders WHERE ${within('order_id')}
        UNION ALL SELECT order_id, to_state, at FROM order_moves WHERE ${within('order_id')}
      ) JOIN orders ON order_id = notified_order
      WHERE at > unixepoch() * 1000 - ${TOLD_WITHIN_DAYS * DAY} AND email NOT LIKE 'deleted-%@invalid'
        AND NOT EXISTS (SELECT 1 FROM letters WHERE letters.order_id = notified_order AND kind = 'order-' || event)`,
  },
];
