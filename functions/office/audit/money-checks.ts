import { ONLINE_PAYMENTS, PAYMENT_METHODS, PAYMENTS } from '../../contracts/payment-methods.ts';
import { type Check, methodsTable, namesOf, ORDERS, STANDING } from './check.ts';

const ONLINE = methodsTable(ONLINE_PAYMENTS);
const PAID_FIRST = methodsTable(PAYMENTS.filter(method => !PAYMENT_METHODS[method].isOnDelivery));
const PROVIDER_NAMES = ONLINE_PAYMENTS.map(method => PAYMENT_METHODS[method].name).join(' and ');

/** Money that the provider holds and hasn't refunded. */
const HELD = namesOf(['captured', 'refunding']);

const hasMoved = (to: string) =>
  `EXISTS (SELECT 1 FROM order_moves WHERE order_moves.order_id = orders.order_id AND to_state = '${to}')`;

/** Checks that the money of every order matches its state. CROSS JOIN and + keep SQLite on the keys of a part. */
export const MONEY: Check[] = [
  {
    check: 'payments',
    holds: `Every order that ${PROVIDER_NAMES} paid is fully paid, exactly once`,
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('%.2f, %s took %.2f in %d payments',
          total / 100.0, called, coalesce(sum(amount), 0) / 100.0, count(amount)) AS said
      FROM orders CROSS JOIN ${ONLINE} ON method = payment
      LEFT JOIN payments ON payments.order_id = orders.order_id AND payments.state IN (${HELD}, 'refunded')
      WHERE ${within('orders.order_id')} AND ${hasMoved('paid')}
      GROUP BY orders.order_id HAVING iif(
        count(*) FILTER (WHERE payments.state IN (${HELD})) > 0,
        sum(amount) FILTER (WHERE payments.state IN (${HELD})) <> total,
        count(*) FILTER (WHERE amount = total) = 0
      )`,
  },
  {
    check: 'money-held',
    holds: 'No money is held for an order that is pending, cancelled or refunded',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('%s, but %s holds %.2f %s: send it back%s', orders.state, coalesce(called, 'a provider'),
          sum(amount) / 100.0, payments.denomination, iif(orders.state = 'pending', ' if that stays so', '')) AS said
      FROM payments CROSS JOIN orders ON orders.order_id = payments.order_id LEFT JOIN ${ONLINE} ON method = payment
      WHERE ${within('payments.order_id')} AND payments.state IN (${HELD})
        AND orders.state IN ('pending', 'cancelled', 'refunded')
      GROUP BY orders.order_id, payments.denomination`,
  },
  {
    check: 'money-sent-back',
    holds: 'No order proceeds after its payment was refunded',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('%s, but %s sent %.2f %s back: %s the order', orders.state, coalesce(called, 'a provider'),
          sum(amount) / 100.0, payments.denomination, iif(orders.state = 'pending', 'cancel', 'refund')) AS said
      FROM payments CROSS JOIN orders ON orders.order_id = payments.order_id LEFT JOIN ${ONLINE} ON method = payment
      WHERE ${within('payments.order_id')} AND payments.state = 'refunded' AND orders.state IN (${STANDING})
        AND NOT (orders.state = 'pending' AND payments.surplus) AND NOT EXISTS (
          SELECT 1 FROM payments AS other WHERE other.order_id = orders.order_id AND (
            other.state IN (${HELD}) OR orders.state = 'pending' AND other.state IN ('started', 'pending')
          ))
      GROUP BY orders.order_id, payments.denomination`,
  },
  {
    check: 'currencies',
    holds: 'Every payment is in the currency of its order',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('in %s, but its payment of %.2f is in %s: send that back',
          orders.denomination, amount / 100.0, payments.denomination) AS said
      FROM payments CROSS JOIN orders ON orders.order_id = payments.order_id
      WHERE ${within('payments.order_id')} AND payments.state NOT IN ('declined', 'expired', 'refunded')
        AND upper(payments.denomination) <> upper(orders.denomination)`,
  },
  {
    check: 'paid-first',
    holds: 'No order was shipped before payment, except cash on delivery',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('%s, but never paid by %s: ask for the money', state, called) AS said
      FROM orders CROSS JOIN ${PAID_FIRST} ON method = payment
      WHERE ${within('orders.order_id')} AND +state IN ('shipped', 'delivered') AND NOT ${hasMoved('paid')}`,
  },
];
