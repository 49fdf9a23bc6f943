-- Raised by every change of what visitors see; every kept answer carries the version that it was made at.
CREATE TABLE catalogue (
  id INTEGER PRIMARY KEY CONSTRAINT only_one_catalogue CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
--> statement-breakpoint
-- No price that is made from now on may bear a version that an older one had.
INSERT INTO catalogue (id, version) SELECT 1, 1 + coalesce(max(version), 0) FROM product_prices;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_insert AFTER INSERT ON categories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_update AFTER UPDATE ON categories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_delete AFTER DELETE ON categories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_insert AFTER INSERT ON subcategories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_update AFTER UPDATE OF category_id, subcategory_name, display_status ON subcategories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_subcategories_delete AFTER DELETE ON subcategories
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_insert AFTER INSERT ON products
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_update AFTER UPDATE ON products
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_delete AFTER DELETE ON products
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_insert AFTER INSERT ON countries
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_update AFTER UPDATE ON countries
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_delete AFTER DELETE ON countries
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_insert AFTER INSERT ON product_prices
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_update AFTER UPDATE ON product_prices
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_product_prices_delete AFTER DELETE ON product_prices
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_insert AFTER INSERT ON slider_images
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_update AFTER UPDATE ON slider_images
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_delete AFTER DELETE ON slider_images
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
