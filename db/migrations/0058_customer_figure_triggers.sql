-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS customer_figures_of_an_account;
--> statement-breakpoint
CREATE TRIGGER customer_figures_of_an_account AFTER INSERT ON users
BEGIN
  INSERT INTO customer_figures (user_id) VALUES (new.user_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customer_figures_without_account;
--> statement-breakpoint
CREATE TRIGGER customer_figures_without_account AFTER DELETE ON users
BEGIN
  DELETE FROM customer_figures WHERE user_id = old.user_id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customer_figures_order_insert;
--> statement-breakpoint
CREATE TRIGGER customer_figures_order_insert AFTER INSERT ON orders
WHEN new.user_id IS NOT NULL
BEGIN
  UPDATE customer_figures SET
    orders = orders + 1,
    last_order_at = new.created_at,
    spent_in = new.denomination,
    spent = iif(new.state IN ('cancelled', 'refunded'), 0, new.total) + iif(spent_in = new.denomination, spent, (
      SELECT coalesce(sum(total), 0) FROM orders
      WHERE user_id = new.user_id AND order_id <> new.order_id AND denomination = new.denomination
        AND state NOT IN ('cancelled', 'refunded')
    ))
  WHERE user_id = new.user_id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customer_figures_order_update;
--> statement-breakpoint
CREATE TRIGGER customer_figures_order_update AFTER UPDATE OF user_id, state, total, denomination, created_at ON orders
WHEN new.user_id IS NOT old.user_id
OR new.user_id IS NOT NULL AND (
  (new.state IN ('cancelled', 'refunded')) <> (old.state IN ('cancelled', 'refunded')) OR new.total <> old.total OR new.denomination <> old.denomination OR new.created_at <> old.created_at
)
BEGIN
  UPDATE customer_figures SET (orders, last_order_at, spent_in, spent) = (
    SELECT orders, last_order_at, spent_in, spent FROM counted_customer_figures AS counted WHERE counted.user_id = customer_figures.user_id
  ) WHERE user_id IN (old.user_id, new.user_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS customer_figures_order_delete;
--> statement-breakpoint
CREATE TRIGGER customer_figures_order_delete AFTER DELETE ON orders
WHEN old.user_id IS NOT NULL
BEGIN
  UPDATE customer_figures SET (orders, last_order_at, spent_in, spent) = (
    SELECT orders, last_order_at, spent_in, spent FROM counted_customer_figures AS counted WHERE counted.user_id = customer_figures.user_id
  ) WHERE user_id IN (old.user_id);
END;
