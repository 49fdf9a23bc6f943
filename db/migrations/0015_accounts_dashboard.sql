-- Who was invited, or whose password was taken away, has none until they choose one by their link.
ALTER TABLE users ADD COLUMN pending INTEGER NOT NULL DEFAULT 0 CONSTRAINT pending CHECK (pending IN (0, 1));
--> statement-breakpoint
CREATE INDEX users_by_role ON users (role, enabled, pending);
--> statement-breakpoint
CREATE INDEX users_by_date ON users (created_at);
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE OF role, enabled ON users
WHEN old.role = 'admin' AND old.enabled AND NOT (new.role = 'admin' AND new.enabled)
  AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND enabled = 1 AND user_id <> old.user_id)
BEGIN
  SELECT RAISE(ABORT, 'This is the last administrator who can sign in. Make somebody else one first.');
END;
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin_there BEFORE DELETE ON users
WHEN old.role = 'admin' AND old.enabled
  AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND enabled = 1 AND user_id <> old.user_id)
BEGIN
  SELECT RAISE(ABORT, 'This is the last administrator who can sign in. Make somebody else one first.');
END;
--> statement-breakpoint
-- How many accounts there are of a kind is kept, so that a list need not count them.
CREATE TABLE account_counts (
  role TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  pending INTEGER NOT NULL,
  accounts INTEGER NOT NULL CONSTRAINT accounts_not_negative CHECK (accounts >= 0),
  PRIMARY KEY (role, enabled, pending)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO account_counts (role, enabled, pending, accounts)
SELECT role, enabled, pending, count(*) FROM users GROUP BY role, enabled, pending;
--> statement-breakpoint
CREATE TRIGGER account_tally_insert AFTER INSERT ON users
BEGIN
  INSERT INTO account_counts (role, enabled, pending, accounts) VALUES (new.role, new.enabled, new.pending, 1)
  ON CONFLICT (role, enabled, pending) DO UPDATE SET accounts = accounts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER account_tally_delete AFTER DELETE ON users
BEGIN
  UPDATE account_counts SET accounts = accounts - 1
  WHERE role = old.role AND enabled = old.enabled AND pending = old.pending;
END;
--> statement-breakpoint
CREATE TRIGGER account_tally_update AFTER UPDATE OF role, enabled, pending ON users
WHEN new.role <> old.role OR new.enabled <> old.enabled OR new.pending <> old.pending
BEGIN
  UPDATE account_counts SET accounts = accounts - 1
  WHERE role = old.role AND enabled = old.enabled AND pending = old.pending;
  INSERT INTO account_counts (role, enabled, pending, accounts) VALUES (new.role, new.enabled, new.pending, 1)
  ON CONFLICT (role, enabled, pending) DO UPDATE SET accounts = accounts + 1;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE account_search USING fts5(
  username, email, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO account_search (rowid, username, email) SELECT user_id, username, email FROM users;
--> statement-breakpoint
CREATE TRIGGER account_search_insert AFTER INSERT ON users
BEGIN
  INSERT INTO account_search (rowid, username, email) VALUES (new.user_id, new.username, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER account_search_update AFTER UPDATE OF username, email ON users
BEGIN
  INSERT OR REPLACE INTO account_search (rowid, username, email) VALUES (new.user_id, new.username, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER account_search_delete AFTER DELETE ON users
BEGIN
  DELETE FROM account_search WHERE rowid = old.user_id;
END;
--> statement-breakpoint
CREATE INDEX orders_by_date ON orders (created_at);
--> statement-breakpoint
CREATE INDEX orders_by_state ON orders (state, created_at);
--> statement-breakpoint
CREATE INDEX orders_by_country ON orders (country_code, created_at);
--> statement-breakpoint
CREATE INDEX orders_by_country_name ON orders (country_name, created_at);
--> statement-breakpoint
CREATE INDEX orders_by_total ON orders (total, created_at);
--> statement-breakpoint
CREATE INDEX orders_by_payment ON orders (payment, created_at);
--> statement-breakpoint
CREATE TABLE order_counts (
  state TEXT NOT NULL,
  country_code TEXT NOT NULL COLLATE NOCASE,
  orders INTEGER NOT NULL CONSTRAINT orders_not_negative CHECK (orders >= 0),
  PRIMARY KEY (state, country_code)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO order_counts (state, country_code, orders)
SELECT state, country_code, count(*) FROM orders GROUP BY state, country_code;
--> statement-breakpoint
-- What was sold on a day, which begins at midnight in Greenwich, in a currency; in hundredths of it.
CREATE TABLE sales (
  day INTEGER NOT NULL,
  denomination TEXT NOT NULL,
  orders INTEGER NOT NULL CONSTRAINT sales_not_negative CHECK (orders >= 0),
  revenue INTEGER NOT NULL CONSTRAINT revenue_not_negative CHECK (revenue >= 0),
  PRIMARY KEY (day, denomination)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO sales (day, denomination, orders, revenue)
SELECT created_at / 86400000, denomination, count(*), sum(total) FROM orders
WHERE state NOT IN ('cancelled', 'refunded') GROUP BY created_at / 86400000, denomination;
--> statement-breakpoint
CREATE TRIGGER order_tally_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_counts (state, country_code, orders) VALUES (new.state, new.country_code, 1)
  ON CONFLICT (state, country_code) DO UPDATE SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_tally_delete AFTER DELETE ON orders
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE state = old.state AND country_code = old.country_code;
END;
--> statement-breakpoint
CREATE TRIGGER order_tally_update AFTER UPDATE OF state, country_code ON orders
WHEN new.state <> old.state OR new.country_code <> old.country_code
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE state = old.state AND country_code = old.country_code;
  INSERT INTO order_counts (state, country_code, orders) VALUES (new.state, new.country_code, 1)
  ON CONFLICT (state, country_code) DO UPDATE SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER sales_tally_insert AFTER INSERT ON orders
WHEN new.state NOT IN ('cancelled', 'refunded')
BEGIN
  INSERT INTO sales (day, denomination, orders, revenue)
  VALUES (new.created_at / 86400000, new.denomination, 1, new.total)
  ON CONFLICT (day, denomination) DO UPDATE SET orders = orders + 1, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
CREATE TRIGGER sales_tally_delete AFTER DELETE ON orders
WHEN old.state NOT IN ('cancelled', 'refunded')
BEGIN
  UPDATE sales SET orders = orders - 1, revenue = revenue - old.total
  WHERE day = old.created_at / 86400000 AND denomination = old.denomination;
END;
--> statement-breakpoint
CREATE TRIGGER sales_tally_update AFTER UPDATE OF state, total, denomination, created_at ON orders
BEGIN
  UPDATE sales SET orders = orders - 1, revenue = revenue - old.total
  WHERE old.state NOT IN ('cancelled', 'refunded')
    AND day = old.created_at / 86400000 AND denomination = old.denomination;
  INSERT INTO sales (day, denomination, orders, revenue)
  SELECT new.created_at / 86400000, new.denomination, 1, new.total
  WHERE new.state NOT IN ('cancelled', 'refunded')
  ON CONFLICT (day, denomination) DO UPDATE SET orders = orders + 1, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE order_search USING fts5(
  order_number, email, name,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO order_search (rowid, order_number, email, name)
SELECT order_id, order_number, email, (billing ->> 'firstName') || ' ' || (billing ->> 'lastName') FROM orders;
--> statement-breakpoint
CREATE TRIGGER order_search_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO order_search (rowid, order_number, email, name)
  VALUES (new.order_id, new.order_number, new.email,
    (new.billing ->> 'firstName') || ' ' || (new.billing ->> 'lastName'));
END;
--> statement-breakpoint
CREATE TRIGGER order_search_update AFTER UPDATE OF order_number, email, billing ON orders
BEGIN
  INSERT OR REPLACE INTO order_search (rowid, order_number, email, name)
  VALUES (new.order_id, new.order_number, new.email,
    (new.billing ->> 'firstName') || ' ' || (new.billing ->> 'lastName'));
END;
--> statement-breakpoint
CREATE TRIGGER order_search_delete AFTER DELETE ON orders
BEGIN
  DELETE FROM order_search WHERE rowid = old.order_id;
END;
--> statement-breakpoint
-- What is nearly gone, and what has no picture, is found without reading the rest.
CREATE INDEX product_prices_low ON product_prices (stock_available, country_id, product_code)
  WHERE display_at_website = 1 AND stock_available <= 5;
--> statement-breakpoint
CREATE INDEX products_without_picture ON products (product_code, product_name) WHERE picture_id IS NULL;
