import { QUARTER_HOUR_MS } from '../../../db/schema/sales-by-quarter-hour.ts';
import { A_PART, type Check, ORDERS, PRICES, PRODUCTS, STANDING } from './check.ts';
import { COUNTED } from './count-checks.ts';
import { MONEY } from './money-checks.ts';
import { OF_AN_ORDER } from './order-checks.ts';
import { selectUnpayable } from './payable.ts';

/** Without the platform's own tables, which can't be read. */
const TABLES = `(SELECT rowid AS at, name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\')`;

/** Invariants of the shop's books; each is recomputed from its source data. */
export const CHECKS: Check[] = [
  {
    check: 'stock',
    holds: 'Every stock level matches its ledger',
    along: PRICES,
    faults: within => `
      SELECT format('Price of product %d in country %d', product_code, country_id) AS what,
        format('%d in stock, the ledger says %d', stock_available, coalesce(sum(change), 0)) AS said
      FROM product_prices LEFT JOIN stock_moves USING (product_code, country_id)
      WHERE ${within('product_prices.product_code')}
      GROUP BY product_code, country_id HAVING stock_available <> coalesce(sum(change), 0)`,
  },
  {
    check: 'stock-ledger',
    holds: 'Every line of the stock ledger continues the previous one',
    along: { ...PRICES, table: 'stock_moves' },
    faults: within => `
      SELECT format('Line %d of product %d in country %d', line, product_code, country_id) AS what,
        format('%d and %+d is not %d', before, change, stock) AS said
      FROM (
        SELECT product_code, country_id, line, change, stock, coalesce(lag(stock) OVER (
          PARTITION BY product_code, country_id ORDER BY line
        ), 0) AS before FROM stock_moves WHERE ${within('product_code')}
      )
      WHERE before + change <> stock`,
  },
  {
    check: 'sold',
    holds: 'Every order line took exactly its pieces from stock',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('product %d: %d ordered, %d taken', product_code, ordered, taken) AS said
      FROM (
        SELECT order_id, product_code, sum(ordered) AS ordered, sum(taken) AS taken
        FROM (
          SELECT order_id, product_code, quantity AS ordered, 0 AS taken FROM order_lines
          WHERE ${within('order_id')}
          UNION ALL SELECT order_id, product_code, 0, -change FROM stock_moves 
          WHERE reason = 'sold' AND ${within('order_id')}
        )
        GROUP BY order_id, product_code
      ) JOIN orders USING (order_id)
      WHERE ordered <> taken`,
  },
  {
    check: 'given-back',
    holds: 'Cancelled and refunded orders returned their stock exactly once; no others did',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('product %d: %d taken, %d given back', sold.product_code, -sold.change, coalesce(back.change, 0)) AS said
      FROM stock_moves AS sold
        JOIN orders ON orders.order_id = sold.order_id
        LEFT JOIN order_moves ON order_moves.order_id = sold.order_id AND gives_back
        LEFT JOIN stock_moves AS back ON back.order_id = sold.order_id AND back.reason = 'returned'
          AND back.product_code = sold.product_code
        LEFT JOIN product_prices AS price ON price.product_code = sold.product_code
          AND price.country_id = sold.country_id AND price.created_at <= order_moves.at
      WHERE sold.reason = 'sold' AND ${within('sold.order_id')}
        AND CASE WHEN gives_back AND price.product_code IS NOT NULL THEN back.change IS NOT -sold.change
          ELSE gives_back IS NULL AND back.change IS NOT NULL END`,
  },
  {
    check: 'order-lines',
    holds: 'Every order has lines',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what, 'it has no lines' AS said FROM orders
      WHERE ${within('order_id')}
        AND NOT EXISTS (SELECT 1 FROM order_lines WHERE order_lines.order_id = orders.order_id)`,
  },
  {
    check: 'order-totals',
    holds: 'Every total is the sum of lines and shipping, less the discount',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what, format('%.2f, it comes to %.2f', total / 100.0, due / 100.0) AS said
      FROM (
        SELECT order_number, total, sum(quantity * unit_price) + shipping - discount AS due
        FROM orders JOIN order_lines USING (order_id)
        WHERE ${within('orders.order_id')} GROUP BY order_id
      )
      WHERE total <> due`,
  },
  {
    check: 'order-states',
    holds: 'Every order is in the state of its latest transition',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what, format('%s, its moves lead to %s', state, led) AS said
      FROM (
        SELECT order_number, state, coalesce((
          SELECT to_state FROM order_moves WHERE order_moves.order_id = orders.order_id AND NOT EXISTS (
            SELECT 1 FROM order_moves AS later
            WHERE later.order_id = orders.order_id AND later.from_state = order_moves.to_state
          )
        ), 'pending') AS led FROM orders WHERE ${within('order_id')}
      )
      WHERE state <> led`,
  },
  {
    check: 'points',
    holds:
      'The points ledger has the points of every customer order, and takes back those of cancelled and refunded ones',
    along: ORDERS,
    faults: within => `
      SELECT 'Order ' || order_number AS what,
        format('PV %.2f and PQ %.2f, it comes to %.2f and %.2f', pv / 100.0, pq / 100.0, due_pv / 100.0, due_pq / 100.0)
          AS said
      FROM (
        SELECT order_number, user_id,
          EXISTS (SELECT 1 FROM points_moves WHERE points_moves.order_id = orders.order_id) AS counts,
          (SELECT coalesce(sum(pv), 0) FROM points_moves WHERE points_moves.order_id = orders.order_id) AS pv,
          (SELECT coalesce(sum(pq), 0) FROM points_moves WHERE points_moves.order_id = orders.order_id) AS pq,
          sum(order_lines.pv * quantity) * (state NOT IN ('cancelled', 'refunded')) AS due_pv,
          sum(order_lines.pq * quantity) * (state NOT IN ('cancelled', 'refunded')) AS due_pq
        FROM orders JOIN order_lines USING (order_id)
        WHERE ${within('orders.order_id')} GROUP BY order_id
      )
      WHERE (pv <> due_pv OR pq <> due_pq) AND (counts OR user_id IS NOT NULL)`,
  },
  {
    check: 'coupons',
    holds: 'The use count of every coupon matches its active orders',
    along: { table: 'coupons', key: 'coupon_id', most: A_PART },
    faults: within => `
      SELECT 'Coupon ' || coupon_code AS what, format('%d uses, %d orders', uses, used) AS said
      FROM (
        SELECT coupon_code, uses, (
          SELECT count(*) FROM coupon_uses JOIN orders USING (order_id)
          WHERE coupon_uses.coupon_id = coupons.coupon_id AND state <> 'cancelled'
        ) AS used FROM coupons WHERE ${within('coupon_id')}
      )
      WHERE uses <> used`,
  },
  ...MONEY,
  ...OF_AN_ORDER,
  {
    check: 'sales',
    holds: 'The sales of every quarter hour match its orders',
    along: { table: 'sales_by_quarter_hour', key: 'quarter_hour', most: 9600 },
    faults: within => `
      SELECT format('%s, %s', strftime('%Y-%m-%d %H:%M', quarter_hour * ${QUARTER_HOUR_MS / 1000}, 'unixepoch'), denomination) AS what,
        format('%d orders and %.2f, it comes to %d and %.2f',
          sum(orders), sum(revenue) / 100.0, sum(made), sum(earned) / 100.0) AS said
      FROM (
        SELECT quarter_hour, denomination, orders, revenue, 0 AS made, 0 AS earned
        FROM sales_by_quarter_hour WHERE ${within('quarter_hour')}
        UNION ALL
        SELECT created_at / ${QUARTER_HOUR_MS}, denomination, 0, 0, 1, total FROM orders
        WHERE state IN (${STANDING}) AND ${within('created_at', QUARTER_HOUR_MS)}
      )
      GROUP BY quarter_hour, denomination HAVING sum(orders) <> sum(made) OR sum(revenue) <> sum(earned)`,
  },
  {
    check: 'ratings',
    holds: 'The rating of every product matches its approved reviews and those of its family',
    along: PRODUCTS,
    faults: within => `
      SELECT format('Product %d', product_code) AS what,
        format('%.2f of %d reviews, it comes to %.2f of %d', rating / 100.0, review_count, due / 100.0, given) AS said
      FROM (
        SELECT products.product_code, products.rating, products.review_count, coalesce(sum(reviews), 0) AS given,
          coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS due
        FROM products JOIN products AS variant
          ON variant.product_code = products.product_code OR variant.family_id = products.family_id
        LEFT JOIN review_counts ON review_counts.product_code = variant.product_code
        WHERE ${within('products.product_code')}
        GROUP BY products.product_code
      )
      WHERE rating <> due OR review_count <> given
      UNION ALL
      SELECT format('Product %d', product_code), format('%d times %d stars, it comes to %d', sum(kept), stars, sum(given))
      FROM (
        SELECT product_code, stars, reviews AS kept, 0 AS given FROM review_counts WHERE ${within('product_code')}
        UNION ALL SELECT product_code, stars, 0, 1 FROM reviews
        WHERE state = 'approved' AND ${within('product_code')}
      )
      GROUP BY product_code, stars HAVING sum(kept) <> sum(given)`,
  },
  ...COUNTED,
  {
    check: 'payable',
    holds: 'No price, shipping fee or coupon has more decimals than its currency',
    along: PRICES,
    faults: selectUnpayable,
  },
  {
    check: 'references',
    holds: 'Every reference points to an existing row',
    along: { table: TABLES, key: 'at', most: 10 },
    faults: within => `
      SELECT format('%s %d', fault."table", fault.rowid) AS what, 'it refers to ' || parent || ' that are not there' AS said
      FROM ${TABLES} AS its JOIN pragma_foreign_key_check(its.name) AS fault WHERE ${within('its.at')}`,
  },
];
