ALTER TABLE products ADD COLUMN changed_at INTEGER;
--> statement-breakpoint
-- A product that nobody has changed since counts from when it was made; with its subcategory, by which lists are filtered.
CREATE INDEX products_by_change ON products (coalesce(changed_at, created_at), product_code, subcategory_id);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS product_changed_update;
--> statement-breakpoint
CREATE TRIGGER product_changed_update AFTER UPDATE OF subcategory_id, product_name, product_description, picture_id, picture_alt, product_overview_doc ON products
WHEN new.subcategory_id IS NOT old.subcategory_id COLLATE BINARY
OR new.product_name IS NOT old.product_name COLLATE BINARY
OR new.product_description IS NOT old.product_description COLLATE BINARY
OR new.picture_id IS NOT old.picture_id COLLATE BINARY
OR new.picture_alt IS NOT old.picture_alt COLLATE BINARY
OR new.product_overview_doc IS NOT old.product_overview_doc COLLATE BINARY
BEGIN
  UPDATE products SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE product_code = new.product_code;
END;
