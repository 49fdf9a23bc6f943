-- A picture is known here before its first byte is stored, so that a sweep can tell what nothing refers to.
CREATE TABLE pictures (
  picture_id TEXT PRIMARY KEY CONSTRAINT picture_id_is_a_hash CHECK (length(picture_id) = 40),
  files TEXT NOT NULL CONSTRAINT picture_has_files CHECK (json_array_length(files) > 0),
  held_until INTEGER NOT NULL,
  removing INTEGER NOT NULL DEFAULT 0 CONSTRAINT picture_removing CHECK (removing IN (0, 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE products DROP COLUMN product_picture;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN picture_id TEXT REFERENCES pictures (picture_id) ON DELETE RESTRICT;
--> statement-breakpoint
CREATE INDEX products_by_picture ON products (picture_id) WHERE picture_id IS NOT NULL;
--> statement-breakpoint
DROP TABLE slider_images;
--> statement-breakpoint
CREATE TABLE slider_images (
  image_id INTEGER PRIMARY KEY AUTOINCREMENT,
  picture_id TEXT NOT NULL REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  title TEXT NOT NULL DEFAULT '' CONSTRAINT title_length CHECK (length(title) <= 200),
  caption TEXT NOT NULL DEFAULT '' CONSTRAINT caption_length CHECK (length(caption) <= 500),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT slider_display_status CHECK (display_status IN (0, 1)),
  display_order INTEGER NOT NULL DEFAULT 1 CONSTRAINT display_order_not_negative CHECK (display_order >= 0),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
CREATE TRIGGER slider_images_at_most_five BEFORE INSERT ON slider_images
WHEN (SELECT count(*) FROM slider_images) >= 5
BEGIN
  SELECT RAISE(ABORT, 'You can only upload up to 5 images.');
END;
