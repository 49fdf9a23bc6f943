-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS leading_variants_update;
--> statement-breakpoint
CREATE TRIGGER leading_variants_update AFTER UPDATE OF product_code ON leading_variants
WHEN new.product_code <> old.product_code
BEGIN
  UPDATE product_prices SET leading = coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id AND lead.country_id = product_prices.country_id), 0) WHERE country_id = new.country_id
  AND product_code IN (SELECT product_code FROM products WHERE product_code IN (old.product_code, new.product_code) AND +family_id = new.family_id AND +subcategory_id = new.subcategory_id) AND leading <> coalesce(product_prices.product_code = (
  SELECT lead.product_code FROM leading_variants AS lead
  WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id AND lead.country_id = product_prices.country_id), 0);
  UPDATE products SET leading = iif(products.product_code = (SELECT product_code FROM products WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code = products.product_code)) WHERE product_code IN (old.product_code, new.product_code, (SELECT product_code FROM products WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id ORDER BY family_position, product_code LIMIT 1)) AND +family_id = new.family_id AND +subcategory_id = new.subcategory_id AND leading <> iif(products.product_code = (SELECT product_code FROM products WHERE family_id = new.family_id AND +subcategory_id = new.subcategory_id ORDER BY family_position, product_code LIMIT 1),
  iif(EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code <> products.product_code), 2, 3), EXISTS (SELECT 1 FROM leading_variants AS lead WHERE lead.family_id = new.family_id AND lead.subcategory_id = new.subcategory_id
  AND lead.product_code = products.product_code));
END;
