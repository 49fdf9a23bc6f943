-- Where a slide leads: a path of the shop, or an https address elsewhere; null for the list of products.
ALTER TABLE slider_images ADD COLUMN link TEXT
  CONSTRAINT slide_link_length CHECK (length(link) BETWEEN 1 AND 500)
  CONSTRAINT slide_link_is_address
    CHECK (link GLOB '/*' AND link NOT GLOB '/[/\]*' OR link GLOB 'https://?*');
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_slider_images_insert;
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
      'caption', new.caption,
      'display_order', new.display_order,
      'display_status', new.display_status,
      'image_alt', new.image_alt,
      'image_id', new.image_id,
      'link', new.link,
      'picture_id', new.picture_id,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_update AFTER UPDATE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    new.image_id,
    new.title,
    json_object(
      'caption', old.caption,
      'display_order', old.display_order,
      'display_status', old.display_status,
      'image_alt', old.image_alt,
      'image_id', old.image_id,
      'link', old.link,
      'picture_id', old.picture_id,
      'title', old.title
    ),
    json_object(
      'caption', new.caption,
      'display_order', new.display_order,
      'display_status', new.display_status,
      'image_alt', new.image_alt,
      'image_id', new.image_id,
      'link', new.link,
      'picture_id', new.picture_id,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_slider_images_delete;
--> statement-breakpoint
CREATE TRIGGER history_slider_images_delete AFTER DELETE ON slider_images
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'slider',
    old.image_id,
    old.title,
    json_object(
      'caption', old.caption,
      'display_order', old.display_order,
      'display_status', old.display_status,
      'image_alt', old.image_alt,
      'image_id', old.image_id,
      'link', old.link,
      'picture_id', old.picture_id,
      'title', old.title
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_slider_images_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_slider_images_update AFTER UPDATE OF image_id, picture_id, image_alt, title, caption, link, display_status, display_order, version ON slider_images
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
