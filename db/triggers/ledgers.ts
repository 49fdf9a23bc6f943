import { ONLY_ON_DELIVERY } from '../../functions/contracts/order-transitions.ts';
import { PAYMENT_METHODS, PAYMENTS } from '../../functions/contracts/payment-methods.ts';
import { NOW_MS } from '../sql/now.ts';
import { nextStockLine, stockInLedger } from '../sql/stock-lines.ts';
import { AFTER, anyDiffers, listed, type OldOrNew, type Trigger, trigger } from './trigger.ts';

/** Records a stock count, with who made it and when, if known. */
const enterCount = (row: OldOrNew, change: string, stock: string) => [
  `INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, username, at)
  VALUES (${row}.product_code, ${row}.country_id, ${nextStockLine(`${row}.product_code`, `${row}.country_id`)},
    ${change}, ${stock}, 'counted', (SELECT username FROM acting), coalesce((SELECT at FROM acting), ${NOW_MS}))`,
];

const BEFORE_THIS_PRICE = stockInLedger('new.product_code', 'new.country_id');

const STOCK: Trigger[] = [
  // For orders, the ledger changes the stock.
  trigger({
    name: 'stock_ledger_moves_stock',
    on: AFTER.insert('stock_moves'),
    when: 'new.order_id IS NOT NULL',
    run: [
      `SELECT RAISE(ABORT, 'The stock was counted in the meantime.') FROM product_prices
      WHERE product_code = new.product_code AND country_id = new.country_id
        AND stock_available + new.change <> new.stock`,
      `UPDATE product_prices SET stock_available = stock_available + new.change, version = version + 1
      WHERE product_code = new.product_code AND country_id = new.country_id`,
    ],
  }),
  trigger({
    name: 'stock_ledger_unsells',
    on: AFTER.insert('stock_moves'),
    when: "new.reason = 'returned'",
    run: [
      'UPDATE products SET units_sold = max(units_sold - new.change, 0) WHERE product_code = new.product_code',
    ],
  }),
  // Any other change of stock is a count; returns made while there was no price are already in the ledger.
  trigger({
    name: 'stock_ledger_insert',
    on: AFTER.insert('product_prices'),
    when: `new.stock_available <> ${BEFORE_THIS_PRICE}`,
    run: enterCount('new', `new.stock_available - ${BEFORE_THIS_PRICE}`, 'new.stock_available'),
  }),
  trigger({
    name: 'stock_ledger_update',
    on: AFTER.update('product_prices', ['stock_available']),
    when: `new.stock_available <> old.stock_available
      AND new.stock_available IS NOT (
        SELECT stock FROM stock_moves
        WHERE product_code = new.product_code AND country_id = new.country_id ORDER BY line DESC LIMIT 1
      )`,
    run: enterCount('new', 'new.stock_available - old.stock_available', 'new.stock_available'),
  }),
  trigger({
    name: 'stock_ledger_delete',
    on: AFTER.delete('product_prices'),
    when: 'old.stock_available > 0',
    run: enterCount('old', '-old.stock_available', '0'),
  }),
];

const ON_DELIVERY = listed(PAYMENTS.filter(payment => PAYMENT_METHODS[payment].isOnDelivery));

const ORDER_MOVES: Trigger[] = [
  trigger({
    name: 'order_state_by_moves_alone',
    on: 'BEFORE UPDATE OF state ON orders',
    when: `new.state <> old.state AND NOT EXISTS (
      SELECT 1 FROM order_moves
      WHERE order_id = old.order_id AND from_state = old.state AND to_state = new.state
    )`,
    run: ["SELECT RAISE(ABORT, 'An order is moved by its moves alone.')"],
  }),
  trigger({
    name: 'order_moved_to_its_state',
    on: AFTER.insert('order_moves'),
    run: [
      `SELECT RAISE(ABORT, 'The order was moved in the meantime.')
      FROM orders WHERE order_id = new.order_id AND state <> new.from_state`,
      `SELECT RAISE(ABORT, 'Only what is paid on delivery is sent before it is paid.')
      FROM orders WHERE order_id = new.order_id AND payment NOT IN (${ON_DELIVERY})
        AND new.from_state || ' ' || new.to_state IN (${listed(ONLY_ON_DELIVERY)})`,
      `SELECT RAISE(ABORT, 'Its money is on its way back.')
      FROM payments WHERE order_id = new.order_id AND state = 'refunding' AND NOT surplus AND new.to_state <> 'refunded'`,
      'UPDATE orders SET state = new.to_state, version = version + 1 WHERE order_id = new.order_id',
    ],
  }),
  // Staff see payments with the order, and clients only reload it if its version has changed.
  trigger({
    name: 'payment_changes_its_order',
    on: 'AFTER UPDATE OF state, surplus, returned, failures ON payments',
    when: anyDiffers(['state', 'surplus', 'returned', 'failures']),
    run: ['UPDATE orders SET version = version + 1 WHERE order_id = new.order_id'],
  }),
  // Returns of a product no longer sold in a country stay in the ledger until its price is restored.
  trigger({
    name: 'order_moved_gives_back',
    on: AFTER.insert('order_moves'),
    when: 'new.gives_back',
    run: [
      'DELETE FROM coupon_uses WHERE order_id = new.order_id',
      `INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, order_id, username, at)
      SELECT sold.product_code, sold.country_id, ${nextStockLine('sold.product_code', 'sold.country_id')},
        -sold.change, coalesce(stock_available, ${stockInLedger('sold.product_code', 'sold.country_id')}) - sold.change,
        'returned', new.order_id, new.moved_by, new.at
      FROM stock_moves AS sold LEFT JOIN product_prices
        ON product_prices.product_code = sold.product_code AND product_prices.country_id = sold.country_id
      WHERE sold.order_id = new.order_id AND sold.reason = 'sold'
        AND NOT EXISTS (SELECT 1 FROM stock_moves WHERE order_id = new.order_id AND reason = 'returned')`,
    ],
  }),
  trigger({
    name: 'order_moved_takes_points_back',
    on: AFTER.insert('order_moves'),
    when: "new.to_state IN ('cancelled', 'refunded')",
    run: [
      `INSERT INTO points_moves (order_id, reason, user_id, pv, pq, at)
      SELECT order_id, 'taken-back', user_id, -pv, -pq, new.at FROM points_moves AS earned
      WHERE order_id = new.order_id AND reason = 'earned'
        AND NOT EXISTS (SELECT 1 FROM points_moves WHERE order_id = new.order_id AND reason = 'taken-back')`,
    ],
  }),
];

export const LEDGERS: Trigger[] = [...STOCK, ...ORDER_MOVES];
