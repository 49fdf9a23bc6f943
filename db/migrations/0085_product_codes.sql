-- The codes that a merchant and the trade know a product by.
ALTER TABLE products ADD COLUMN sku TEXT COLLATE NOCASE
  CONSTRAINT sku_is_trimmed CHECK (length(sku) BETWEEN 1 AND 64 AND sku = trim(sku));
--> statement-breakpoint
-- A GTIN: its last digit makes the sum of all digits, every second one three times, a multiple of ten.
ALTER TABLE products ADD COLUMN barcode TEXT
  CONSTRAINT barcode_is_a_gtin CHECK (
    length(barcode) IN (8, 12, 13, 14) AND barcode NOT GLOB '*[^0-9]*' AND (
      barcode % 10 + 3 * (barcode / 10 % 10) + barcode / 100 % 10 + 3 * (barcode / 1000 % 10) +
      barcode / 10000 % 10 + 3 * (barcode / 100000 % 10) + barcode / 1000000 % 10 +
      3 * (barcode / 10000000 % 10) + barcode / 100000000 % 10 + 3 * (barcode / 1000000000 % 10) +
      barcode / 10000000000 % 10 + 3 * (barcode / 100000000000 % 10) + barcode / 1000000000000 % 10 +
      3 * (barcode / 10000000000000 % 10)
    ) % 10 = 0);
--> statement-breakpoint
CREATE UNIQUE INDEX products_by_sku ON products (sku) WHERE sku IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX products_by_barcode ON products (barcode) WHERE barcode IS NOT NULL;
--> statement-breakpoint
-- What the rows of a file want for their products alone.
CREATE INDEX import_rows_by_sku ON import_rows (import_id, (wanted ->> 'sku') COLLATE NOCASE)
WHERE wanted ->> 'sku' IS NOT NULL;
--> statement-breakpoint
CREATE INDEX import_rows_by_barcode ON import_rows (import_id, (wanted ->> 'barcode') COLLATE NOCASE)
WHERE wanted ->> 'barcode' IS NOT NULL;
--> statement-breakpoint
CREATE INDEX import_rows_by_variant
ON import_rows (import_id, (wanted ->> 'familyId') COLLATE NOCASE, (wanted ->> 'options') COLLATE NOCASE)
WHERE wanted ->> 'familyId' IS NOT NULL;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_products_insert;
--> statement-breakpoint
CREATE TRIGGER history_products_insert AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    NULL,
    json_object(
      'barcode', new.barcode,
      'created_at', new.created_at,
      'family_id', new.family_id,
      'family_position', new.family_position,
      'options', new.options,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'product_code', new.product_code,
      'product_description', new.product_description,
      'product_name', new.product_name,
      'product_overview_doc', new.product_overview_doc,
      'sku', new.sku,
      'subcategory_id', new.subcategory_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_products_update;
--> statement-breakpoint
CREATE TRIGGER history_products_update AFTER UPDATE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    json_object(
      'barcode', old.barcode,
      'created_at', old.created_at,
      'family_id', old.family_id,
      'family_position', old.family_position,
      'options', old.options,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'product_code', old.product_code,
      'product_description', old.product_description,
      'product_name', old.product_name,
      'product_overview_doc', old.product_overview_doc,
      'sku', old.sku,
      'subcategory_id', old.subcategory_id
    ),
    json_object(
      'barcode', new.barcode,
      'created_at', new.created_at,
      'family_id', new.family_id,
      'family_position', new.family_position,
      'options', new.options,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'product_code', new.product_code,
      'product_description', new.product_description,
      'product_name', new.product_name,
      'product_overview_doc', new.product_overview_doc,
      'sku', new.sku,
      'subcategory_id', new.subcategory_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_products_delete;
--> statement-breakpoint
CREATE TRIGGER history_products_delete AFTER DELETE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    old.product_code,
    old.product_name,
    json_object(
      'barcode', old.barcode,
      'created_at', old.created_at,
      'family_id', old.family_id,
      'family_position', old.family_position,
      'options', old.options,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'product_code', old.product_code,
      'product_description', old.product_description,
      'product_name', old.product_name,
      'product_overview_doc', old.product_overview_doc,
      'rating', old.rating,
      'sku', old.sku,
      'subcategory_id', old.subcategory_id,
      'units_sold', old.units_sold
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_update AFTER UPDATE OF product_code, subcategory_id, product_name, product_description, picture_id, picture_alt, product_overview_doc, sku, barcode, family_id, options, family_position, created_at, rating, review_count, version ON products
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', new.product_code, new.subcategory_id);
END;
