-- Orders that were called off while the price of what they took was gone, and whose price was brought back later.
INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, order_id, username, at)
SELECT product_code, country_id, last_line + row_number() OVER its_orders, change,
  stock_available + sum(change) OVER (its_orders ROWS UNBOUNDED PRECEDING), 'returned', order_id, NULL, at
FROM (
  SELECT sold.product_code, sold.country_id, sold.order_id, -sold.change AS change, called_off.at,
    price.stock_available, (
      SELECT max(line) FROM stock_moves AS written
      WHERE written.product_code = sold.product_code AND written.country_id = sold.country_id
    ) AS last_line
  FROM stock_moves AS sold
  JOIN (SELECT order_id, min(at) AS at FROM order_moves WHERE gives_back GROUP BY order_id) AS called_off
    ON called_off.order_id = sold.order_id
  JOIN product_prices AS price
    ON price.product_code = sold.product_code AND price.country_id = sold.country_id AND price.created_at <= called_off.at
  WHERE sold.reason = 'sold' AND NOT EXISTS (
    SELECT 1 FROM stock_moves AS back
    WHERE back.order_id = sold.order_id AND back.product_code = sold.product_code AND back.reason = 'returned'
  )
)
WINDOW its_orders AS (PARTITION BY product_code, country_id ORDER BY order_id);
