-- What a customer says of a product, once. The product is named by its number alone, so that one which is brought back
-- has its reviews again; a deleted account takes its own along.
CREATE TABLE reviews (
  review_id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_code INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  stars INTEGER NOT NULL CONSTRAINT stars_one_to_five CHECK (stars BETWEEN 1 AND 5),
  title TEXT CONSTRAINT review_title_length CHECK (length(title) BETWEEN 1 AND 100),
  review TEXT CONSTRAINT review_length CHECK (length(review) BETWEEN 1 AND 5000),
  name TEXT NOT NULL CONSTRAINT reviewer_name_length CHECK (length(name) BETWEEN 1 AND 100),
  state TEXT NOT NULL DEFAULT 'pending'
    CONSTRAINT review_state_known CHECK (state IN ('pending', 'approved', 'rejected')),
  -- Kept by triggers alone, like who decided and when.
  bought INTEGER NOT NULL DEFAULT 0 CONSTRAINT review_bought CHECK (bought IN (0, 1)),
  decided_by TEXT,
  decided_at INTEGER,
  sender TEXT CONSTRAINT review_sender_is_a_hash CHECK (length(sender) = 43),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (user_id, product_code)
) STRICT;
--> statement-breakpoint
CREATE INDEX reviews_of_a_product ON reviews (product_code, state, created_at, review_id);
--> statement-breakpoint
CREATE INDEX reviews_by_stars ON reviews (product_code, state, stars, created_at, review_id);
--> statement-breakpoint
CREATE INDEX reviews_by_state ON reviews (state, review_id);
--> statement-breakpoint
-- What waits comes first.
CREATE INDEX reviews_in_turn ON reviews (state = 'pending', review_id);
--> statement-breakpoint
CREATE INDEX reviews_with_sender ON reviews (created_at) WHERE sender IS NOT NULL;
--> statement-breakpoint
-- How many approved reviews give a product so many stars. Kept by triggers alone.
CREATE TABLE review_counts (
  product_code INTEGER NOT NULL,
  stars INTEGER NOT NULL,
  reviews INTEGER NOT NULL CONSTRAINT reviews_not_negative CHECK (reviews >= 0),
  PRIMARY KEY (product_code, stars)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN review_count INTEGER NOT NULL DEFAULT 0
  CONSTRAINT review_count_not_negative CHECK (review_count >= 0);
--> statement-breakpoint
-- Of two that are rated alike the one with more reviews is the better one.
DROP INDEX products_by_rating;
--> statement-breakpoint
CREATE INDEX products_by_rating ON products (rating, review_count, product_code, subcategory_id);
--> statement-breakpoint
CREATE TRIGGER review_tally_insert AFTER INSERT ON reviews
WHEN new.state = 'approved'
BEGIN
  INSERT INTO review_counts (product_code, stars, reviews) VALUES (new.product_code, new.stars, 1)
  ON CONFLICT (product_code, stars) DO UPDATE SET reviews = reviews + 1;
END;
--> statement-breakpoint
CREATE TRIGGER review_tally_update AFTER UPDATE OF state, stars, product_code ON reviews
WHEN (old.state = 'approved' OR new.state = 'approved')
  AND (old.state <> new.state OR old.stars <> new.stars OR old.product_code <> new.product_code)
BEGIN
  UPDATE review_counts SET reviews = reviews - 1
  WHERE old.state = 'approved' AND product_code = old.product_code AND stars = old.stars;
  INSERT INTO review_counts (product_code, stars, reviews)
  SELECT new.product_code, new.stars, 1 WHERE new.state = 'approved'
  ON CONFLICT (product_code, stars) DO UPDATE SET reviews = reviews + 1;
END;
--> statement-breakpoint
CREATE TRIGGER review_tally_delete AFTER DELETE ON reviews
WHEN old.state = 'approved'
BEGIN
  UPDATE review_counts SET reviews = reviews - 1 WHERE product_code = old.product_code AND stars = old.stars;
END;
--> statement-breakpoint
-- What the stars of a product come to, in hundredths.
CREATE VIEW ratings AS
SELECT product_code, coalesce(CAST(round(100.0 * sum(stars * reviews) / sum(reviews)) AS INTEGER), 0) AS rating,
  sum(reviews) AS review_count
FROM review_counts GROUP BY product_code;
--> statement-breakpoint
CREATE TRIGGER rating_insert AFTER INSERT ON review_counts
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT rating, review_count FROM ratings WHERE ratings.product_code = products.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
CREATE TRIGGER rating_update AFTER UPDATE ON review_counts
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT rating, review_count FROM ratings WHERE ratings.product_code = products.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
-- A product that is brought back: its reviews may have changed in the meantime.
CREATE TRIGGER rating_of_a_restored_product AFTER INSERT ON products
WHEN EXISTS (SELECT 1 FROM review_counts WHERE product_code = new.product_code)
BEGIN
  UPDATE products SET (rating, review_count) = (
    SELECT rating, review_count FROM ratings WHERE ratings.product_code = products.product_code
  ) WHERE product_code = new.product_code;
END;
--> statement-breakpoint
-- Every other change of what is shown changes the rating, and so the product.
CREATE TRIGGER catalogue_reviews_update AFTER UPDATE ON reviews
WHEN old.state = 'approved' AND new.state = 'approved'
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
-- What each customer has bought here, without what was called off.
CREATE VIEW bought AS
SELECT user_id, product_code, order_id FROM orders JOIN order_lines USING (order_id)
WHERE user_id IS NOT NULL AND state NOT IN ('cancelled', 'refunded');
--> statement-breakpoint
CREATE TRIGGER review_bought_insert AFTER INSERT ON reviews
BEGIN
  UPDATE reviews SET bought = EXISTS (
    SELECT 1 FROM bought WHERE bought.user_id = new.user_id AND bought.product_code = new.product_code
  ) WHERE review_id = new.review_id;
END;
--> statement-breakpoint
CREATE TRIGGER review_bought_update AFTER UPDATE OF created_at ON reviews
BEGIN
  UPDATE reviews SET bought = EXISTS (
    SELECT 1 FROM bought WHERE bought.user_id = new.user_id AND bought.product_code = new.product_code
  ) WHERE review_id = new.review_id;
END;
--> statement-breakpoint
-- Who calls an order off has not bought it; who buys later did not know it when they wrote.
CREATE TRIGGER review_bought_no_longer AFTER UPDATE OF state ON orders
WHEN new.state IN ('cancelled', 'refunded') AND new.user_id IS NOT NULL
BEGIN
  UPDATE reviews SET bought = 0
  WHERE bought = 1 AND user_id = new.user_id
    AND product_code IN (SELECT product_code FROM order_lines WHERE order_id = new.order_id)
    AND NOT EXISTS (
      SELECT 1 FROM bought WHERE bought.user_id = reviews.user_id AND bought.product_code = reviews.product_code
    );
END;
--> statement-breakpoint
CREATE TRIGGER review_decided AFTER UPDATE OF state ON reviews
WHEN new.state <> old.state
BEGIN
  UPDATE reviews SET
    decided_by = (SELECT username FROM acting WHERE new.state <> 'pending'),
    decided_at = (SELECT at FROM acting WHERE new.state <> 'pending')
  WHERE review_id = new.review_id;
END;
--> statement-breakpoint
ALTER TABLE comments ADD COLUMN decided_by TEXT;
--> statement-breakpoint
ALTER TABLE comments ADD COLUMN decided_at INTEGER;
--> statement-breakpoint
CREATE INDEX comments_by_state ON comments (state, comment_id);
--> statement-breakpoint
CREATE INDEX comments_in_turn ON comments (state = 'pending', comment_id);
--> statement-breakpoint
CREATE TRIGGER comment_decided AFTER UPDATE OF state ON comments
WHEN new.state <> old.state
BEGIN
  UPDATE comments SET
    decided_by = (SELECT username FROM acting WHERE new.state <> 'pending'),
    decided_at = (SELECT at FROM acting WHERE new.state <> 'pending')
  WHERE comment_id = new.comment_id;
END;
