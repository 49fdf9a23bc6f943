-- What a picture shows, for who cannot see it; where nothing is said, the name stands for it.
ALTER TABLE products ADD COLUMN picture_alt TEXT NOT NULL DEFAULT ''
  CONSTRAINT picture_alt_length CHECK (length(picture_alt) <= 200);
--> statement-breakpoint
ALTER TABLE slider_images ADD COLUMN image_alt TEXT NOT NULL DEFAULT ''
  CONSTRAINT image_alt_length CHECK (length(image_alt) <= 200);
--> statement-breakpoint
DROP TRIGGER history_products_insert;
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
      'product_code', new.product_code, 'subcategory_id', new.subcategory_id,
      'product_name', new.product_name, 'product_description', new.product_description,
      'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'product_overview_doc', new.product_overview_doc,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_products_update;
--> statement-breakpoint
CREATE TRIGGER history_products_update AFTER UPDATE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    new.product_code,
    new.product_name,
    json_object(
      'product_code', old.product_code, 'subcategory_id', old.subcategory_id,
      'product_name', old.product_name, 'product_description', old.product_description,
      'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'product_overview_doc', old.product_overview_doc,
      'created_at', old.created_at
    ),
    json_object(
      'product_code', new.product_code, 'subcategory_id', new.subcategory_id,
      'product_name', new.product_name, 'product_description', new.product_description,
      'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'product_overview_doc', new.product_overview_doc,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_products_delete;
--> statement-breakpoint
CREATE TRIGGER history_products_delete AFTER DELETE ON products
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'products',
    old.product_code,
    old.product_name,
    json_object(
      'product_code', old.product_code, 'subcategory_id', old.subcategory_id,
      'product_name', old.product_name, 'product_description', old.product_description,
      'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'product_overview_doc', old.product_overview_doc,
      'created_at', old.created_at, 'units_sold', old.units_sold, 'rating', old.rating
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER history_slider_images_insert;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_insert AFTER INSERT ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    NULL,
    json_object(
      'image_id', new.image_id, 'picture_id', new.picture_id,
      'image_alt', new.image_alt, 'title', new.title, 'caption', new.caption,
      'display_status', new.display_status, 'display_order', new.display_order
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_update AFTER UPDATE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    json_object(
      'image_id', old.image_id, 'picture_id', old.picture_id,
      'image_alt', old.image_alt, 'title', old.title, 'caption', old.caption,
      'display_status', old.display_status, 'display_order', old.display_order
    ),
    json_object(
      'image_id', new.image_id, 'picture_id', new.picture_id,
      'image_alt', new.image_alt, 'title', new.title, 'caption', new.caption,
      'display_status', new.display_status, 'display_order', new.display_order
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_slider_images_delete;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_delete AFTER DELETE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    old.image_id,
    old.title,
    json_object(
      'image_id', old.image_id, 'picture_id', old.picture_id,
      'image_alt', old.image_alt, 'title', old.title, 'caption', old.caption,
      'display_status', old.display_status, 'display_order', old.display_order
    ),
    NULL
  );
END;
