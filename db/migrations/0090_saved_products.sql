-- Products that an account saved. A restored product is saved again, so there is no reference to it.
CREATE TABLE saved_products (
  user_id INTEGER NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  product_code INTEGER NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, product_code)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS saved_products_at_most_two_hundred;
--> statement-breakpoint
CREATE TRIGGER saved_products_at_most_two_hundred BEFORE INSERT ON saved_products
WHEN (SELECT count(*) FROM saved_products WHERE user_id = new.user_id) >= 200
BEGIN
  SELECT RAISE(ABORT, 'You can save up to 200 products. Remove one first.');
END;
