-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS stock_ledger_insert;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_insert AFTER INSERT ON product_prices
WHEN new.stock_available <> coalesce((
  SELECT stock FROM stock_moves AS written
  WHERE written.product_code = new.product_code AND written.country_id = new.country_id ORDER BY line DESC LIMIT 1
), 0)
BEGIN
  INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, username, at)
  VALUES (new.product_code, new.country_id, coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = new.product_code AND written.country_id = new.country_id
  ), 0) + 1,
    new.stock_available - coalesce((
    SELECT stock FROM stock_moves AS written
    WHERE written.product_code = new.product_code AND written.country_id = new.country_id ORDER BY line DESC LIMIT 1
  ), 0), new.stock_available, 'counted', (SELECT username FROM acting), coalesce((SELECT at FROM acting), CAST(unixepoch('subsec') * 1000 AS INTEGER)));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_moved_gives_back;
--> statement-breakpoint
CREATE TRIGGER order_moved_gives_back AFTER INSERT ON order_moves
WHEN new.gives_back
BEGIN
  DELETE FROM coupon_uses WHERE order_id = new.order_id;
  INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, order_id, username, at)
      SELECT sold.product_code, sold.country_id, coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = sold.product_code AND written.country_id = sold.country_id
  ), 0) + 1,
        -sold.change, coalesce(stock_available, coalesce((
    SELECT stock FROM stock_moves AS written
    WHERE written.product_code = sold.product_code AND written.country_id = sold.country_id ORDER BY line DESC LIMIT 1
  ), 0)) - sold.change,
        'returned', new.order_id, new.moved_by, new.at
      FROM stock_moves AS sold LEFT JOIN product_prices
        ON product_prices.product_code = sold.product_code AND product_prices.country_id = sold.country_id
      WHERE sold.order_id = new.order_id AND sold.reason = 'sold'
        AND NOT EXISTS (SELECT 1 FROM stock_moves WHERE order_id = new.order_id AND reason = 'returned');
END;
