-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS slider_images_at_most_five;
--> statement-breakpoint
CREATE TRIGGER slider_images_at_most_five BEFORE INSERT ON slider_images
WHEN new.display_status AND (SELECT count(*) FROM slider_images WHERE display_status) >= 5
BEGIN
  SELECT RAISE(ABORT, 'You can only upload up to 5 images.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS slider_images_shown_at_most_five;
--> statement-breakpoint
CREATE TRIGGER slider_images_shown_at_most_five BEFORE UPDATE OF display_status ON slider_images
WHEN new.display_status AND NOT old.display_status AND (SELECT count(*) FROM slider_images WHERE display_status) >= 5
BEGIN
  SELECT RAISE(ABORT, 'You can only upload up to 5 images.');
END;
