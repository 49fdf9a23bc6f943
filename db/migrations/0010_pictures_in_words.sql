-- What a picture shows, for who cannot see it; where nothing is said, the name stands for it.
ALTER TABLE products ADD COLUMN picture_alt TEXT NOT NULL DEFAULT ''
  CONSTRAINT picture_alt_length CHECK (length(picture_alt) <= 200);
--> statement-breakpoint
ALTER TABLE slider_images ADD COLUMN image_alt TEXT NOT NULL DEFAULT ''
  CONSTRAINT image_alt_length CHECK (length(image_alt) <= 200);
