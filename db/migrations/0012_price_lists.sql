-- The list of prices that staff see is as long as a sum of a few counts: of all prices, not only of those displayed.
DROP TRIGGER price_counts_insert;
--> statement-breakpoint
DROP TRIGGER price_counts_delete;
--> statement-breakpoint
DROP TRIGGER price_counts_update;
--> statement-breakpoint
DROP TRIGGER counts_of_a_moved_product;
--> statement-breakpoint
DROP TABLE price_counts;
--> statement-breakpoint
-- Of a subcategory in a country: all prices and those with stock; of them, what is displayed: sold and in stock.
CREATE TABLE price_counts (
  subcategory_id INTEGER NOT NULL REFERENCES subcategories (subcategory_id) ON DELETE CASCADE,
  country_id INTEGER NOT NULL REFERENCES countries (country_id) ON DELETE CASCADE,
  sold INTEGER NOT NULL CONSTRAINT sold_not_negative CHECK (sold >= 0),
  in_stock INTEGER NOT NULL CONSTRAINT in_stock_within_sold CHECK (in_stock BETWEEN 0 AND sold),
  priced INTEGER NOT NULL CONSTRAINT sold_within_priced CHECK (priced >= sold),
  stocked INTEGER NOT NULL CONSTRAINT stocked_within_priced CHECK (stocked BETWEEN in_stock AND priced),
  PRIMARY KEY (subcategory_id, country_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked)
SELECT subcategory_id, country_id, sum(display_at_website), sum(display_at_website AND stock_available > 0),
  count(*), sum(stock_available > 0)
FROM product_prices JOIN products ON products.product_code = product_prices.product_code
GROUP BY subcategory_id, country_id;
--> statement-breakpoint
CREATE TRIGGER price_counts_insert AFTER INSERT ON product_prices
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked)
  SELECT subcategory_id, new.country_id, new.display_at_website, new.display_at_website AND new.stock_available > 0,
    1, new.stock_available > 0
  FROM products WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock,
    priced = priced + excluded.priced, stocked = stocked + excluded.stocked;
END;
--> statement-breakpoint
CREATE TRIGGER price_counts_delete AFTER DELETE ON product_prices
BEGIN
  UPDATE price_counts SET
    sold = sold - old.display_at_website,
    in_stock = in_stock - (old.display_at_website AND old.stock_available > 0),
    priced = priced - 1,
    stocked = stocked - (old.stock_available > 0)
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
      - (old.display_at_website AND old.stock_available > 0),
    stocked = stocked + (new.stock_available > 0) - (old.stock_available > 0)
  WHERE country_id = new.country_id
    AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code);
END;
--> statement-breakpoint
CREATE TRIGGER counts_of_a_moved_product AFTER UPDATE OF subcategory_id ON products
WHEN new.subcategory_id <> old.subcategory_id
BEGIN
  UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id;
  UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id;
  UPDATE price_counts SET
    sold = sold - moved.display_at_website,
    in_stock = in_stock - (moved.display_at_website AND moved.stock_available > 0),
    priced = priced - 1,
    stocked = stocked - (moved.stock_available > 0)
  FROM product_prices AS moved
  WHERE moved.product_code = new.product_code
    AND price_counts.subcategory_id = old.subcategory_id AND price_counts.country_id = moved.country_id;
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked)
  SELECT new.subcategory_id, country_id, display_at_website, display_at_website AND stock_available > 0,
    1, stock_available > 0
  FROM product_prices WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock,
    priced = priced + excluded.priced, stocked = stocked + excluded.stocked;
END;
--> statement-breakpoint
-- Each order of the list is an index that also tells what the list can be narrowed to.
CREATE INDEX product_prices_by_place
  ON product_prices (country_id, product_code, display_at_website, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_net
  ON product_prices (net_price, product_code, country_id, display_at_website, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_retail
  ON product_prices (retail_price, product_code, country_id, display_at_website, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_pv ON product_prices (pv, product_code, country_id, display_at_website, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_pq ON product_prices (pq, product_code, country_id, display_at_website, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_display
  ON product_prices (display_at_website, product_code, country_id, stock_available);
--> statement-breakpoint
CREATE INDEX product_prices_by_stock
  ON product_prices (stock_available, product_code, country_id, display_at_website);
--> statement-breakpoint
CREATE INDEX product_prices_by_date
  ON product_prices (created_at, product_code, country_id, display_at_website, stock_available);
