-- A line of the stock ledger is found by its price and its number there, which takes two indexes less to write.
CREATE TABLE stock_moves_before AS SELECT * FROM stock_moves;
--> statement-breakpoint
DROP TABLE stock_moves;
--> statement-breakpoint
CREATE TABLE stock_moves (
  product_code INTEGER NOT NULL,
  country_id INTEGER NOT NULL,
  line INTEGER NOT NULL,
  change INTEGER NOT NULL CONSTRAINT stock_moves_something CHECK (change <> 0),
  stock INTEGER NOT NULL CONSTRAINT stock_left_not_negative CHECK (stock >= 0),
  reason TEXT NOT NULL CONSTRAINT stock_reason_known CHECK (reason IN ('counted', 'sold', 'returned')),
  order_id INTEGER REFERENCES orders (order_id) ON DELETE SET NULL,
  username TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (product_code, country_id, line),
  CONSTRAINT stock_reason_fits CHECK (
    CASE reason WHEN 'sold' THEN change < 0 WHEN 'returned' THEN change > 0 ELSE order_id IS NULL END
  )
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, order_id, username, at)
SELECT product_code, country_id, row_number() OVER (PARTITION BY product_code, country_id ORDER BY move_id),
  change, stock, reason, order_id, username, at
FROM stock_moves_before;
--> statement-breakpoint
DROP TABLE stock_moves_before;
--> statement-breakpoint
-- An order takes what it sells once, and gives it back once.
CREATE UNIQUE INDEX stock_moves_once ON stock_moves (order_id, reason, product_code) WHERE order_id IS NOT NULL;
--> statement-breakpoint
-- The newest orders are found by their states, those that wait for money too, and those of a country by its code.
DROP INDEX orders_by_date;
--> statement-breakpoint
DROP INDEX orders_waiting_for_payment;
--> statement-breakpoint
DROP INDEX orders_by_country_name;
--> statement-breakpoint
-- What changed of all that visitors see: an answer that was made of something else stays.
CREATE TABLE catalogue_changes (
  version INTEGER PRIMARY KEY,
  what TEXT NOT NULL CONSTRAINT what_changes_known CHECK (what IN ('shop', 'posts', 'product', 'stock')),
  product_code INTEGER,
  subcategory_id INTEGER,
  country_id INTEGER,
  CONSTRAINT changes_of_a_product CHECK ((what IN ('product', 'stock')) = (product_code IS NOT NULL))
) STRICT;
--> statement-breakpoint
INSERT INTO catalogue_changes (version, what) SELECT version + 1, 'shop' FROM catalogue;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS catalogue_categories_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_insert AFTER INSERT ON categories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_categories_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_delete AFTER DELETE ON categories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_categories_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_update AFTER UPDATE OF category_id, category_name, display_status, version ON categories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_subcategories_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_insert AFTER INSERT ON subcategories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_subcategories_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_delete AFTER DELETE ON subcategories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_subcategories_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_update AFTER UPDATE OF subcategory_id, category_id, subcategory_name, display_status, version ON subcategories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_insert AFTER INSERT ON products
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', new.product_code, new.subcategory_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_delete AFTER DELETE ON products
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', old.product_code, old.subcategory_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_update AFTER UPDATE OF product_code, subcategory_id, product_name, product_description, picture_id, picture_alt, product_overview_doc, created_at, rating, review_count, version ON products
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', new.product_code, new.subcategory_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_moved;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_moved AFTER UPDATE OF subcategory_id ON products
WHEN new.subcategory_id <> old.subcategory_id
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', old.product_code, old.subcategory_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_countries_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_insert AFTER INSERT ON countries
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_countries_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_delete AFTER DELETE ON countries
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_countries_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_update AFTER UPDATE OF country_id, country_code, country_name, denomination, display_status, shipping_fee, created_at, version ON countries
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_product_prices_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_insert AFTER INSERT ON product_prices
BEGIN
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES ('product', new.product_code, new.country_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_product_prices_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_delete AFTER DELETE ON product_prices
BEGIN
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES ('product', old.product_code, old.country_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_product_prices_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_update AFTER UPDATE OF product_code, country_id, net_price, retail_price, pv, pq, display_at_website, created_at ON product_prices
BEGIN
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES ('product', new.product_code, new.country_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_product_prices_stock;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_stock AFTER UPDATE OF stock_available ON product_prices
WHEN new.display_at_website AND new.stock_available <> old.stock_available
AND (EXISTS (SELECT 1 FROM acting) OR min(new.stock_available, 6) <> min(old.stock_available, 6))
BEGIN
  INSERT INTO catalogue_changes (what, product_code, country_id)
  VALUES (iif(EXISTS (SELECT 1 FROM acting), 'product', 'stock'), new.product_code, new.country_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_slider_images_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_insert AFTER INSERT ON slider_images
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_slider_images_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_delete AFTER DELETE ON slider_images
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_update AFTER UPDATE OF image_id, picture_id, image_alt, title, caption, display_status, display_order, version ON slider_images
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_posts_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('posts');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_posts_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_delete AFTER DELETE ON posts
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('posts');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_posts_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_update AFTER UPDATE OF post_id, slug, title, excerpt, text, category, tags, picture_id, picture_alt, state, publish_at, approved_comments, created_at, version ON posts
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('posts');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_settings_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_settings_update AFTER UPDATE OF id, shop_name, blurb, address, email, orders_email, phone, orders_phone, social, opening_day, bank_account, checkout_notice, version ON settings
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_reviews_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_reviews_update AFTER UPDATE OF review_id, product_code, stars, title, review, name, bought, created_at ON reviews
WHEN old.state = 'approved' AND new.state = 'approved'
BEGIN
  INSERT INTO catalogue_changes (what, product_code) VALUES ('product', new.product_code);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_ledger_moves_stock;
--> statement-breakpoint
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
DROP TRIGGER IF EXISTS stock_ledger_unsells;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_unsells AFTER INSERT ON stock_moves
WHEN new.reason = 'returned'
BEGIN
  UPDATE products SET units_sold = max(units_sold - new.change, 0) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_ledger_insert;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_insert AFTER INSERT ON product_prices
WHEN new.stock_available > 0
BEGIN
  INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, username, at)
  VALUES (new.product_code, new.country_id, coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = new.product_code AND written.country_id = new.country_id
  ), 0) + 1,
    new.stock_available, new.stock_available, 'counted', (SELECT username FROM acting), coalesce((SELECT at FROM acting), CAST(unixepoch('subsec') * 1000 AS INTEGER)));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_ledger_update;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_update AFTER UPDATE OF stock_available ON product_prices
WHEN new.stock_available <> old.stock_available
AND new.stock_available IS NOT (
  SELECT stock FROM stock_moves
  WHERE product_code = new.product_code AND country_id = new.country_id ORDER BY line DESC LIMIT 1
)
BEGIN
  INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, username, at)
  VALUES (new.product_code, new.country_id, coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = new.product_code AND written.country_id = new.country_id
  ), 0) + 1,
    new.stock_available - old.stock_available, new.stock_available, 'counted', (SELECT username FROM acting), coalesce((SELECT at FROM acting), CAST(unixepoch('subsec') * 1000 AS INTEGER)));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS stock_ledger_delete;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_delete AFTER DELETE ON product_prices
WHEN old.stock_available > 0
BEGIN
  INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, username, at)
  VALUES (old.product_code, old.country_id, coalesce((
    SELECT max(line) FROM stock_moves AS written
    WHERE written.product_code = old.product_code AND written.country_id = old.country_id
  ), 0) + 1,
    -old.stock_available, 0, 'counted', (SELECT username FROM acting), coalesce((SELECT at FROM acting), CAST(unixepoch('subsec') * 1000 AS INTEGER)));
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
        -sold.change, stock_available - sold.change, 'returned', new.order_id, new.moved_by, new.at
      FROM stock_moves AS sold JOIN product_prices
        ON product_prices.product_code = sold.product_code AND product_prices.country_id = sold.country_id
      WHERE sold.order_id = new.order_id AND sold.reason = 'sold'
        AND NOT EXISTS (SELECT 1 FROM stock_moves WHERE order_id = new.order_id AND reason = 'returned');
END;
--> statement-breakpoint
DROP TABLE catalogue;
