-- A sale changes the number of pieces, but no list is in the order of anything but whether there are some: only that
-- is in the indexes, and changes when the last piece goes or the first one comes.
ALTER TABLE product_prices ADD COLUMN has_stock INTEGER NOT NULL DEFAULT 1
  CONSTRAINT has_stock CHECK (has_stock IN (0, 1));
--> statement-breakpoint
DROP INDEX product_prices_by_country;
--> statement-breakpoint
DROP INDEX product_prices_by_place;
--> statement-breakpoint
DROP INDEX product_prices_by_net;
--> statement-breakpoint
DROP INDEX product_prices_by_retail;
--> statement-breakpoint
DROP INDEX product_prices_by_pv;
--> statement-breakpoint
DROP INDEX product_prices_by_pq;
--> statement-breakpoint
DROP INDEX product_prices_by_display;
--> statement-breakpoint
DROP INDEX product_prices_by_stock;
--> statement-breakpoint
DROP INDEX product_prices_by_date;
--> statement-breakpoint
UPDATE product_prices SET has_stock = 0 WHERE stock_available = 0;
--> statement-breakpoint
CREATE INDEX product_prices_by_country
  ON product_prices (country_id, display_at_website, net_price, product_code, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_place ON product_prices (country_id, product_code, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_net
  ON product_prices (net_price, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_retail
  ON product_prices (retail_price, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_pv ON product_prices (pv, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_pq ON product_prices (pq, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_display ON product_prices (display_at_website, product_code, country_id, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_stock
  ON product_prices (stock_available, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
CREATE INDEX product_prices_by_date
  ON product_prices (created_at, product_code, country_id, display_at_website, has_stock);
--> statement-breakpoint
DROP TRIGGER IF EXISTS has_stock_insert;
--> statement-breakpoint
CREATE TRIGGER has_stock_insert AFTER INSERT ON product_prices
WHEN (new.stock_available > 0) <> new.has_stock
BEGIN
  UPDATE product_prices SET has_stock = new.stock_available > 0 WHERE product_code = new.product_code AND country_id = new.country_id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS has_stock_update;
--> statement-breakpoint
CREATE TRIGGER has_stock_update AFTER UPDATE OF stock_available ON product_prices
WHEN (new.stock_available > 0) <> new.has_stock
BEGIN
  UPDATE product_prices SET has_stock = new.stock_available > 0 WHERE product_code = new.product_code AND country_id = new.country_id;
END;
