-- Every piece that came or went: what was counted, what an order took, what it gave back. `stock` is what was there then.
CREATE TABLE stock_moves (
  move_id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_code INTEGER NOT NULL,
  country_id INTEGER NOT NULL,
  change INTEGER NOT NULL CONSTRAINT stock_moves_something CHECK (change <> 0),
  stock INTEGER NOT NULL CONSTRAINT stock_left_not_negative CHECK (stock >= 0),
  reason TEXT NOT NULL CONSTRAINT stock_reason_known CHECK (reason IN ('counted', 'sold', 'returned')),
  order_id INTEGER REFERENCES orders (order_id) ON DELETE SET NULL,
  username TEXT,
  at INTEGER NOT NULL,
  CONSTRAINT stock_reason_fits CHECK (
    CASE reason WHEN 'sold' THEN change < 0 WHEN 'returned' THEN change > 0 ELSE order_id IS NULL END
  )
) STRICT;
--> statement-breakpoint
-- An order takes what it sells once, and gives it back once.
CREATE UNIQUE INDEX stock_moves_once ON stock_moves (order_id, reason, product_code) WHERE order_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX stock_moves_of_a_price ON stock_moves (product_code, country_id, move_id);
--> statement-breakpoint
-- What was there before the ledger was, and what had been sold of it by then.
CREATE TABLE sold_before AS
SELECT product_code, country_id, quantity, orders.order_id, orders.created_at
FROM order_lines JOIN orders ON orders.order_id = order_lines.order_id
  JOIN countries ON countries.country_code = orders.country_code
WHERE state <> 'cancelled';
--> statement-breakpoint
INSERT INTO stock_moves (product_code, country_id, change, stock, reason, at)
SELECT product_code, country_id, stock_available + sold, stock_available + sold, 'counted', created_at
FROM (
  SELECT *, (
    SELECT coalesce(sum(quantity), 0) FROM sold_before
    WHERE sold_before.product_code = product_prices.product_code AND sold_before.country_id = product_prices.country_id
  ) AS sold
  FROM product_prices
)
WHERE stock_available + sold > 0;
--> statement-breakpoint
INSERT INTO stock_moves (product_code, country_id, change, stock, reason, order_id, at)
SELECT product_code, country_id, -quantity, stock_available + coalesce(sum(quantity) OVER (
    PARTITION BY product_code, country_id ORDER BY order_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
  ), 0), 'sold', order_id, sold_before.created_at
FROM sold_before JOIN product_prices USING (product_code, country_id)
ORDER BY order_id;
--> statement-breakpoint
DROP TABLE sold_before;
--> statement-breakpoint
-- Of an order it is the ledger that moves the stock.
CREATE TRIGGER stock_ledger_moves_stock AFTER INSERT ON stock_moves
WHEN new.order_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'The stock was counted in the meantime.') FROM product_prices
  WHERE product_code = new.product_code AND country_id = new.country_id
    AND stock_available + new.change <> new.stock;
  UPDATE product_prices SET stock_available = stock_available + new.change, version = version + 1
  WHERE product_code = new.product_code AND country_id = new.country_id;
END;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_unsells AFTER INSERT ON stock_moves
WHEN new.reason = 'returned'
BEGIN
  UPDATE products SET units_sold = max(units_sold - new.change, 0) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
-- Whatever else moved it is a count, and leaves its line.
CREATE TRIGGER stock_ledger_insert AFTER INSERT ON product_prices
WHEN new.stock_available > 0
BEGIN
  INSERT INTO stock_moves (product_code, country_id, change, stock, reason, username, at)
  VALUES (new.product_code, new.country_id, new.stock_available, new.stock_available, 'counted',
    (SELECT username FROM acting),
    coalesce((SELECT at FROM acting), CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_update AFTER UPDATE OF stock_available ON product_prices
WHEN new.stock_available <> old.stock_available
  AND new.stock_available IS NOT (
    SELECT stock FROM stock_moves
    WHERE product_code = new.product_code AND country_id = new.country_id ORDER BY move_id DESC LIMIT 1
  )
BEGIN
  INSERT INTO stock_moves (product_code, country_id, change, stock, reason, username, at)
  VALUES (new.product_code, new.country_id, new.stock_available - old.stock_available, new.stock_available, 'counted',
    (SELECT username FROM acting),
    coalesce((SELECT at FROM acting), CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_delete AFTER DELETE ON product_prices
WHEN old.stock_available > 0
BEGIN
  INSERT INTO stock_moves (product_code, country_id, change, stock, reason, username, at)
  VALUES (old.product_code, old.country_id, -old.stock_available, 0, 'counted',
    (SELECT username FROM acting),
    coalesce((SELECT at FROM acting), CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)));
END;
