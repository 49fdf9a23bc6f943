-- What the list of customers is ordered by, of every account; kept by triggers alone.
CREATE TABLE customer_figures (
  user_id INTEGER PRIMARY KEY,
  orders INTEGER NOT NULL DEFAULT 0 CONSTRAINT orders_of_a_customer_not_negative CHECK (orders >= 0),
  last_order_at INTEGER NOT NULL DEFAULT 0,
  spent_in TEXT NOT NULL DEFAULT '',
  spent INTEGER NOT NULL DEFAULT 0 CONSTRAINT spent_not_negative CHECK (spent >= 0)
);
--> statement-breakpoint
CREATE INDEX customers_by_orders ON customer_figures (orders);
--> statement-breakpoint
CREATE INDEX customers_by_last_order ON customer_figures (last_order_at);
--> statement-breakpoint
CREATE INDEX customers_by_spent ON customer_figures (spent_in, spent);
--> statement-breakpoint
CREATE VIEW counted_customer_figures AS
SELECT
  user_id,
  (SELECT count(*) FROM orders WHERE orders.user_id = latest.user_id) AS orders,
  coalesce(created_at, 0) AS last_order_at,
  coalesce(denomination, '') AS spent_in,
  (
    SELECT coalesce(sum(total), 0) FROM orders
    WHERE orders.user_id = latest.user_id AND orders.denomination = latest.denomination
      AND state NOT IN ('cancelled', 'refunded')
  ) AS spent
FROM (
  SELECT users.user_id, created_at, denomination
  FROM (SELECT user_id FROM users) AS users LEFT JOIN orders ON orders.order_id = (
    SELECT order_id FROM orders AS own WHERE own.user_id = users.user_id ORDER BY order_id DESC LIMIT 1
  )
) AS latest;
--> statement-breakpoint
INSERT INTO customer_figures (user_id, orders, last_order_at, spent_in, spent)
SELECT user_id, orders, last_order_at, spent_in, spent FROM counted_customer_figures;
