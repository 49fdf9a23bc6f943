-- Lists of what is reduced and in stock say their total from a count, too.
ALTER TABLE price_counts ADD COLUMN reduced_in_stock INTEGER NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE price_counts SET reduced_in_stock = counted.reduced
FROM (
  SELECT products.subcategory_id, cut.country_id, count(*) AS reduced
  FROM product_prices AS cut CROSS JOIN products ON products.product_code = cut.product_code
  WHERE cut.display_at_website = 1 AND cut.leading = 1 AND cut.retail_price > cut.net_price
    AND cut.stock_available > 0
  GROUP BY products.subcategory_id, cut.country_id
) AS counted
WHERE price_counts.subcategory_id = counted.subcategory_id AND price_counts.country_id = counted.country_id;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS price_counts_insert;
--> statement-breakpoint
CREATE TRIGGER price_counts_insert AFTER INSERT ON product_prices
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock)
  SELECT subcategory_id, new.country_id, new.display_at_website, (new.display_at_website AND new.stock_available > 0), 1, (new.stock_available > 0), (new.display_at_website AND new.leading AND new.retail_price > new.net_price), (new.display_at_website AND new.leading AND new.retail_price > new.net_price AND new.stock_available > 0)
  FROM products WHERE product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock, priced = priced + excluded.priced, stocked = stocked + excluded.stocked, reduced = reduced + excluded.reduced, reduced_in_stock = reduced_in_stock + excluded.reduced_in_stock;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS price_counts_update;
--> statement-breakpoint
CREATE TRIGGER price_counts_update AFTER UPDATE OF display_at_website, stock_available, leading, net_price, retail_price ON product_prices
WHEN new.display_at_website <> old.display_at_website OR (new.stock_available > 0) <> (old.stock_available > 0)
OR (new.display_at_website AND new.leading AND new.retail_price > new.net_price) <> (old.display_at_website AND old.leading AND old.retail_price > old.net_price)
BEGIN
  UPDATE price_counts SET
      sold = sold + new.display_at_website - old.display_at_website,
      in_stock = in_stock + (new.display_at_website AND new.stock_available > 0) - (old.display_at_website AND old.stock_available > 0),
      stocked = stocked + (new.stock_available > 0) - (old.stock_available > 0),
      reduced = reduced + (new.display_at_website AND new.leading AND new.retail_price > new.net_price) - (old.display_at_website AND old.leading AND old.retail_price > old.net_price),
      reduced_in_stock = reduced_in_stock + (new.display_at_website AND new.leading AND new.retail_price > new.net_price AND new.stock_available > 0) - (old.display_at_website AND old.leading AND old.retail_price > old.net_price AND old.stock_available > 0)
    WHERE country_id = new.country_id
  AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = new.product_code);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS price_counts_delete;
--> statement-breakpoint
CREATE TRIGGER price_counts_delete AFTER DELETE ON product_prices
BEGIN
  UPDATE price_counts SET sold = sold - old.display_at_website, in_stock = in_stock - (old.display_at_website AND old.stock_available > 0), priced = priced - 1, stocked = stocked - (old.stock_available > 0), reduced = reduced - (old.display_at_website AND old.leading AND old.retail_price > old.net_price), reduced_in_stock = reduced_in_stock - (old.display_at_website AND old.leading AND old.retail_price > old.net_price AND old.stock_available > 0) WHERE country_id = old.country_id
  AND subcategory_id = (SELECT subcategory_id FROM products WHERE product_code = old.product_code);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS counts_of_a_moved_product;
--> statement-breakpoint
CREATE TRIGGER counts_of_a_moved_product BEFORE UPDATE OF subcategory_id ON products
WHEN new.subcategory_id <> old.subcategory_id
BEGIN
  UPDATE subcategories SET product_count = product_count - 1 WHERE subcategory_id = old.subcategory_id;
  UPDATE subcategories SET product_count = product_count + 1 WHERE subcategory_id = new.subcategory_id;
  UPDATE price_counts SET sold = sold - moved.display_at_website, in_stock = in_stock - (moved.display_at_website AND moved.stock_available > 0), priced = priced - 1, stocked = stocked - (moved.stock_available > 0), reduced = reduced - (moved.display_at_website AND moved.leading AND moved.retail_price > moved.net_price), reduced_in_stock = reduced_in_stock - (moved.display_at_website AND moved.leading AND moved.retail_price > moved.net_price AND moved.stock_available > 0)
  FROM product_prices AS moved
  WHERE moved.product_code = new.product_code
    AND price_counts.subcategory_id = old.subcategory_id AND price_counts.country_id = moved.country_id;
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock)
  SELECT new.subcategory_id, moved.country_id, moved.display_at_website, (moved.display_at_website AND moved.stock_available > 0), 1, (moved.stock_available > 0), (moved.display_at_website AND moved.leading AND moved.retail_price > moved.net_price), (moved.display_at_website AND moved.leading AND moved.retail_price > moved.net_price AND moved.stock_available > 0)
  FROM product_prices AS moved WHERE moved.product_code = new.product_code
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold = sold + excluded.sold, in_stock = in_stock + excluded.in_stock, priced = priced + excluded.priced, stocked = stocked + excluded.stocked, reduced = reduced + excluded.reduced, reduced_in_stock = reduced_in_stock + excluded.reduced_in_stock;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS behind_insert;
--> statement-breakpoint
CREATE TRIGGER behind_insert AFTER INSERT ON leading_variants
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock, sold_behind, in_stock_behind)
  VALUES (new.subcategory_id, new.country_id, 0, 0, 0, 0, 0, 0, new.sold - 1, max(new.in_stock - 1, 0))
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold_behind = sold_behind + (new.sold - 1), in_stock_behind = in_stock_behind + (max(new.in_stock - 1, 0));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS behind_update;
--> statement-breakpoint
CREATE TRIGGER behind_update AFTER UPDATE OF sold, in_stock ON leading_variants
WHEN new.sold <> old.sold OR new.in_stock <> old.in_stock
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock, sold_behind, in_stock_behind)
  VALUES (old.subcategory_id, old.country_id, 0, 0, 0, 0, 0, 0, old.sold - 1, max(old.in_stock - 1, 0))
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold_behind = sold_behind - (old.sold - 1), in_stock_behind = in_stock_behind - (max(old.in_stock - 1, 0));
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock, sold_behind, in_stock_behind)
  VALUES (new.subcategory_id, new.country_id, 0, 0, 0, 0, 0, 0, new.sold - 1, max(new.in_stock - 1, 0))
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold_behind = sold_behind + (new.sold - 1), in_stock_behind = in_stock_behind + (max(new.in_stock - 1, 0));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS behind_delete;
--> statement-breakpoint
CREATE TRIGGER behind_delete AFTER DELETE ON leading_variants
BEGIN
  INSERT INTO price_counts (subcategory_id, country_id, sold, in_stock, priced, stocked, reduced, reduced_in_stock, sold_behind, in_stock_behind)
  VALUES (old.subcategory_id, old.country_id, 0, 0, 0, 0, 0, 0, old.sold - 1, max(old.in_stock - 1, 0))
  ON CONFLICT (subcategory_id, country_id) DO UPDATE
  SET sold_behind = sold_behind - (old.sold - 1), in_stock_behind = in_stock_behind - (max(old.in_stock - 1, 0));
END;
