-- Families: products that differ by options, such as colour and size.
CREATE TABLE families (
  family_id INTEGER PRIMARY KEY AUTOINCREMENT,
  family_name TEXT NOT NULL COLLATE NOCASE CONSTRAINT family_name_length CHECK (length(family_name) BETWEEN 1 AND 200),
  options TEXT NOT NULL
    CONSTRAINT family_options_are_one_to_three
    CHECK (json_type(options) = 'array' AND json_array_length(options) BETWEEN 1 AND 3)
    CONSTRAINT family_option_names_differ
    CHECK (lower(options ->> 0) IS NOT lower(options ->> 1) AND lower(options ->> 0) IS NOT lower(options ->> 2)
      AND (lower(options ->> 1) IS NOT lower(options ->> 2) OR options ->> 1 IS NULL)),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (family_name)
) STRICT;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN family_id INTEGER REFERENCES families (family_id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN options TEXT NOT NULL DEFAULT '[]' COLLATE NOCASE
  CONSTRAINT product_options_are_a_list CHECK (json_type(options) = 'array' AND json_array_length(options) <= 3);
--> statement-breakpoint
ALTER TABLE products ADD COLUMN family_position INTEGER NOT NULL DEFAULT 0
  CONSTRAINT family_position_in_range CHECK (family_position BETWEEN 0 AND 1000);
--> statement-breakpoint
CREATE UNIQUE INDEX products_one_of_each_combination ON products (family_id, options) WHERE family_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX products_in_order_of_family ON products (family_id, family_position, product_code)
WHERE family_id IS NOT NULL;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_families_insert;
--> statement-breakpoint
CREATE TRIGGER history_families_insert AFTER INSERT ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    new.family_id,
    new.family_name,
    NULL,
    json_object(
      'family_id', new.family_id,
      'family_name', new.family_name,
      'options', new.options
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_families_update;
--> statement-breakpoint
CREATE TRIGGER history_families_update AFTER UPDATE ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    new.family_id,
    new.family_name,
    json_object(
      'family_id', old.family_id,
      'family_name', old.family_name,
      'options', old.options
    ),
    json_object(
      'family_id', new.family_id,
      'family_name', new.family_name,
      'options', new.options
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_families_delete;
--> statement-breakpoint
CREATE TRIGGER history_families_delete AFTER DELETE ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    old.family_id,
    old.family_name,
    json_object(
      'family_id', old.family_id,
      'family_name', old.family_name,
      'options', old.options
    ),
    NULL
  );
END;
--> statement-breakpoint
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
      'subcategory_id', old.subcategory_id
    ),
    json_object(
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
      'subcategory_id', old.subcategory_id,
      'units_sold', old.units_sold
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_families_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_families_insert AFTER INSERT ON families
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_families_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_families_delete AFTER DELETE ON families
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_families_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_families_update AFTER UPDATE OF family_id, family_name, options, version ON families
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_products_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_products_update AFTER UPDATE OF product_code, subcategory_id, product_name, product_description, picture_id, picture_alt, product_overview_doc, family_id, options, family_position, created_at, rating, review_count, version ON products
BEGIN
  INSERT INTO catalogue_changes (what, product_code, subcategory_id)
  VALUES ('product', new.product_code, new.subcategory_id);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS families_keep_their_options;
--> statement-breakpoint
CREATE TRIGGER families_keep_their_options BEFORE UPDATE OF options ON families
WHEN json_array_length(new.options) <> json_array_length(old.options)
AND EXISTS (SELECT 1 FROM products WHERE family_id = new.family_id)
BEGIN
  SELECT RAISE(ABORT, 'Take its variants out before you add or remove an option.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variants_have_all_options_insert;
--> statement-breakpoint
CREATE TRIGGER variants_have_all_options_insert BEFORE INSERT ON products
WHEN json_array_length(new.options) <>
coalesce((SELECT json_array_length(options) FROM families WHERE family_id = new.family_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'A variant has one value for each option of its family.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variants_of_a_family_are_limited_insert;
--> statement-breakpoint
CREATE TRIGGER variants_of_a_family_are_limited_insert BEFORE INSERT ON products
WHEN new.family_id IS NOT NULL
AND (SELECT count(*) FROM products WHERE family_id = new.family_id) > 99
AND new.family_id IS NOT (SELECT family_id FROM products WHERE product_code = new.product_code)
BEGIN
  SELECT RAISE(ABORT, 'A family can have at most 100 variants.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variants_have_all_options_update;
--> statement-breakpoint
CREATE TRIGGER variants_have_all_options_update BEFORE UPDATE OF family_id, options ON products
WHEN json_array_length(new.options) <>
coalesce((SELECT json_array_length(options) FROM families WHERE family_id = new.family_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'A variant has one value for each option of its family.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS variants_of_a_family_are_limited_update;
--> statement-breakpoint
CREATE TRIGGER variants_of_a_family_are_limited_update BEFORE UPDATE OF family_id, options ON products
WHEN new.family_id IS NOT NULL
AND (SELECT count(*) FROM products WHERE family_id = new.family_id) > 99
AND new.family_id IS NOT (SELECT family_id FROM products WHERE product_code = new.product_code)
BEGIN
  SELECT RAISE(ABORT, 'A family can have at most 100 variants.');
END;
