-- How many products a list has is counted as they change, not whenever somebody looks.
ALTER TABLE subcategories ADD COLUMN product_count INTEGER NOT NULL DEFAULT 0
  CONSTRAINT product_count_not_negative CHECK (product_count >= 0);
--> statement-breakpoint
UPDATE subcategories SET product_count =
  (SELECT count(*) FROM products WHERE products.subcategory_id = subcategories.subcategory_id);
--> statement-breakpoint
CREATE TRIGGER product_count_insert AFTER INSERT ON products
BEGIN
  UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id;
END;
--> statement-breakpoint
CREATE TRIGGER product_count_delete AFTER DELETE ON products
BEGIN
  UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id;
END;
--> statement-breakpoint
CREATE TABLE price_counts (
  subcategory_id INTEGER NOT NULL REFERENCES subcategories (subcategory_id) ON DELETE CASCADE,
  country_id INTEGER NOT NULL REFERENCES countries (country_id) ON DELETE CASCADE,
  sold INTEGER NOT NULL CONSTRAINT sold_not_negative CHECK (sold >= 0),
  in_stock INTEGER NOT NULL CONSTRAINT in_stock_within_sold CHECK (in_stock BETWEEN 0 AND sold),
  PRIMARY KEY (subcategory_id, country_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock)
SELECT subcategory_id, country_id, sum(display_at_website), sum(display_at_website AND stock_available > 0)
FROM product_prices JOIN products ON products.product_code = product_prices.product_code
GROUP BY subcategory_id, country_id;
--> statement-breakpoint
CREATE TRIGGER price_counts_insert AFTER INSERT ON product_prices
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock)
  SELECT subcategory_id, new.country_id, new.display_at_website, new.display_at_website AND new.stock_available > 0
  FROM products WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock;
END;
--> statement-breakpoint
CREATE TRIGGER price_counts_delete AFTER DELETE ON product_prices
BEGIN
  UPDATE price_counts SET
    sold = sold - old.display_at_website,
    in_stock = in_stock - (old.display_at_website AND old.stock_available > 0)
  WHERE country_id = old.country_id
    AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = old.product_code);
END;
--> statement-breakpoint
CREATE TRIGGER price_counts_update AFTER UPDATE OF display_at_website, stock_available ON product_prices
WHEN new.display_at_website <> old.display_at_website OR (new.stock_available > 0) <> (old.stock_available > 0)
BEGIN
  UPDATE price_counts SET
    sold = sold + new.display_at_website - old.display_at_website,
    in_stock = in_stock + (new.display_at_website AND new.stock_available > 0)
      - (old.display_at_website AND old.stock_available > 0)
  WHERE country_id = new.country_id
    AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code);
END;
--> statement-breakpoint
CREATE TRIGGER price_keeps_its_key BEFORE UPDATE OF product_code, country_id ON product_prices
WHEN new.product_code <> old.product_code OR new.country_id <> old.country_id
BEGIN
  SELECT RAISE(ABORT, 'A price stays with its product and country.');
END;
--> statement-breakpoint
CREATE TRIGGER counts_of_a_moved_product AFTER UPDATE OF subcategory_id ON products
WHEN new.subcategory_id <> old.subcategory_id
BEGIN
  UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id;
  UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id;
  UPDATE price_counts SET
    sold = sold - moved.display_at_website,
    in_stock = in_stock - (moved.display_at_website AND moved.stock_available > 0)
  FROM product_prices AS moved
  WHERE moved.product_code = new.product_code
    AND price_counts.subcategory_id = old.subcategory_id AND price_counts.country_id = moved.country_id;
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock)
  SELECT new.subcategory_id, country_id, display_at_website, display_at_website AND stock_available > 0
  FROM product_prices WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock;
END;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN units_sold INTEGER NOT NULL DEFAULT 0
  CONSTRAINT units_sold_not_negative CHECK (units_sold >= 0);
--> statement-breakpoint
ALTER TABLE products ADD COLUMN rating INTEGER NOT NULL DEFAULT 0
  CONSTRAINT rating_in_hundredths CHECK (rating BETWEEN 0 AND 500);
--> statement-breakpoint
-- Each order of a list is an index that also tells the subcategory, so that a page is found without reading rows.
DROP INDEX products_by_date;
--> statement-breakpoint
CREATE INDEX products_by_date ON products (created_at, product_code, subcategory_id);
--> statement-breakpoint
CREATE INDEX products_by_name ON products (product_name COLLATE NOCASE, product_code, subcategory_id);
--> statement-breakpoint
CREATE INDEX products_by_popularity ON products (units_sold, product_code, subcategory_id);
--> statement-breakpoint
CREATE INDEX products_by_rating ON products (rating, product_code, subcategory_id);
--> statement-breakpoint
CREATE INDEX products_by_code ON products (product_code, subcategory_id);
--> statement-breakpoint
DROP INDEX product_prices_by_country;
--> statement-breakpoint
CREATE INDEX product_prices_by_country
  ON product_prices (country_id, display_at_website, net_price, product_code, stock_available);
