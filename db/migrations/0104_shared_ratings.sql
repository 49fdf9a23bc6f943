-- The variants of a family share their reviews, so lists by rating need no look at who leads either.
DROP INDEX products_leading_by_rating;
--> statement-breakpoint
CREATE INDEX products_first_by_rating
ON products (rating, review_count, product_code, subcategory_id, leading, family_id) WHERE leading >= 2;
--> statement-breakpoint
UPDATE products SET rating = due.rating, review_count = due.reviews
FROM (
  SELECT variant.family_id, CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER) AS rating, sum(reviews) AS reviews
  FROM review_counts CROSS JOIN products AS variant ON variant.product_code = review_counts.product_code
  WHERE reviews > 0 AND variant.family_id IS NOT NULL GROUP BY variant.family_id
) AS due
WHERE products.family_id = due.family_id;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS rating_of_a_restored_product;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_reviews_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_reviews_update AFTER UPDATE OF review_id, product_code, stars, title, review, name, bought, created_at ON reviews
WHEN old.state = 'approved' AND new.state = 'approved'
BEGIN
  INSERT INTO catalogue_changes (what, product_code) SELECT 'product', product_code FROM (
  SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
  UNION SELECT new.product_code);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_insert;
--> statement-breakpoint
CREATE TRIGGER rating_insert AFTER INSERT ON review_counts
BEGIN
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
  ) AS due
  WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_update;
--> statement-breakpoint
CREATE TRIGGER rating_update AFTER UPDATE ON review_counts
BEGIN
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
  ) AS due
  WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_of_a_new_product;
--> statement-breakpoint
CREATE TRIGGER rating_of_a_new_product AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM review_counts WHERE product_code IN (
SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
UNION SELECT new.product_code))
BEGIN
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
  ) AS due
  WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_of_a_changed_family;
--> statement-breakpoint
CREATE TRIGGER rating_of_a_changed_family AFTER UPDATE OF family_id ON products
WHEN new.family_id IS NOT old.family_id
BEGIN
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
  ) AS due
  WHERE product_code IN (
    SELECT product_code FROM products WHERE family_id = (SELECT family_id FROM products WHERE product_code = new.product_code)
    UNION SELECT new.product_code)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (SELECT product_code FROM products WHERE family_id = old.family_id)
  ) AS due
  WHERE product_code IN (SELECT product_code FROM products WHERE family_id = old.family_id)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS rating_without_a_deleted_variant;
--> statement-breakpoint
CREATE TRIGGER rating_without_a_deleted_variant AFTER DELETE ON products
WHEN old.family_id IS NOT NULL AND EXISTS (SELECT 1 FROM review_counts WHERE product_code IN (old.product_code))
BEGIN
  UPDATE products SET rating = due.rating, review_count = due.reviews FROM (
    SELECT coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
      coalesce(sum(reviews), 0) AS reviews
    FROM review_counts WHERE product_code IN (SELECT product_code FROM products WHERE family_id = old.family_id)
  ) AS due
  WHERE product_code IN (SELECT product_code FROM products WHERE family_id = old.family_id)
    AND (products.rating <> due.rating OR products.review_count <> due.reviews);
END;
