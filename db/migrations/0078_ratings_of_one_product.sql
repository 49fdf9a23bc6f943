-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS rating_insert;
--> statement-breakpoint
CREATE TRIGGER rating_insert AFTER INSERT ON review_counts
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0), sum(reviews)
    FROM review_counts WHERE product_code = new.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_update;
--> statement-breakpoint
CREATE TRIGGER rating_update AFTER UPDATE ON review_counts
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0), sum(reviews)
    FROM review_counts WHERE product_code = new.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_of_a_restored_product;
--> statement-breakpoint
CREATE TRIGGER rating_of_a_restored_product AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM review_counts WHERE product_code = new.product_code)
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0), sum(reviews)
    FROM review_counts WHERE product_code = new.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
DROP VIEW ratings;
