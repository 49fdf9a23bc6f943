-- The clock of the back office, and so the days of its reports.
ALTER TABLE settings ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'UTC'
  CONSTRAINT time_zone_length CHECK (length(time_zone) BETWEEN 1 AND 64);
--> statement-breakpoint
-- What was sold in a quarter of an hour in a currency; in hundredths of it. In every time zone of this century a day is
-- so many whole ones of them.
CREATE TABLE sales_by_quarter_hour (
  quarter_hour INTEGER NOT NULL,
  denomination TEXT NOT NULL,
  orders INTEGER NOT NULL CONSTRAINT sales_not_negative CHECK (orders >= 0),
  revenue INTEGER NOT NULL CONSTRAINT revenue_not_negative CHECK (revenue >= 0),
  PRIMARY KEY (quarter_hour, denomination)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO sales_by_quarter_hour (quarter_hour, denomination, orders, revenue)
SELECT created_at / 900000, denomination, count(*), sum(total) FROM orders
WHERE state NOT IN ('cancelled', 'refunded') GROUP BY created_at / 900000, denomination;
--> statement-breakpoint
DROP TABLE sales;
--> statement-breakpoint
-- The days of Greenwich, for a build of before that still runs or runs again.
CREATE VIEW sales AS
SELECT quarter_hour / 96 AS day, denomination, sum(orders) AS orders, sum(revenue) AS revenue
FROM sales_by_quarter_hour GROUP BY quarter_hour / 96, denomination;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_settings_insert;
--> statement-breakpoint
CREATE TRIGGER history_settings_insert AFTER INSERT ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    new.id,
    'Settings of the shop',
    NULL,
    json_object(
      'address', new.address,
      'bank_account', new.bank_account,
      'blurb', new.blurb,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'passkeys_required', new.passkeys_required,
      'phone', new.phone,
      'shop_name', new.shop_name,
      'social', new.social,
      'time_zone', new.time_zone
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_settings_update;
--> statement-breakpoint
CREATE TRIGGER history_settings_update AFTER UPDATE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    new.id,
    'Settings of the shop',
    json_object(
      'address', old.address,
      'bank_account', old.bank_account,
      'blurb', old.blurb,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
      'shop_name', old.shop_name,
      'social', old.social,
      'time_zone', old.time_zone
    ),
    json_object(
      'address', new.address,
      'bank_account', new.bank_account,
      'blurb', new.blurb,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'passkeys_required', new.passkeys_required,
      'phone', new.phone,
      'shop_name', new.shop_name,
      'social', new.social,
      'time_zone', new.time_zone
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_settings_delete;
--> statement-breakpoint
CREATE TRIGGER history_settings_delete AFTER DELETE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    old.id,
    'Settings of the shop',
    json_object(
      'address', old.address,
      'bank_account', old.bank_account,
      'blurb', old.blurb,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
      'shop_name', old.shop_name,
      'social', old.social,
      'time_zone', old.time_zone
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_settings_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_settings_update AFTER UPDATE OF id, shop_name, blurb, address, email, orders_email, phone, orders_phone, social, opening_day, bank_account, checkout_notice, time_zone, version ON settings
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_insert;
--> statement-breakpoint
CREATE TRIGGER sales_tally_insert AFTER INSERT ON orders
BEGIN
  INSERT INTO sales_by_quarter_hour (quarter_hour, denomination, orders, revenue)
  SELECT new.created_at / 900000, new.denomination, 1, new.total WHERE new.state NOT IN ('cancelled', 'refunded')
  ON CONFLICT (quarter_hour, denomination) DO UPDATE SET orders = orders + excluded.orders, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_update;
--> statement-breakpoint
CREATE TRIGGER sales_tally_update AFTER UPDATE OF state, total, denomination, created_at ON orders
WHEN new.state <> old.state OR new.total <> old.total OR new.denomination <> old.denomination OR new.created_at <> old.created_at
BEGIN
  UPDATE sales_by_quarter_hour SET orders = orders - 1, revenue = revenue - old.total
  WHERE old.state NOT IN ('cancelled', 'refunded') AND quarter_hour = old.created_at / 900000 AND denomination = old.denomination;
  INSERT INTO sales_by_quarter_hour (quarter_hour, denomination, orders, revenue)
  SELECT new.created_at / 900000, new.denomination, 1, new.total WHERE new.state NOT IN ('cancelled', 'refunded')
  ON CONFLICT (quarter_hour, denomination) DO UPDATE SET orders = orders + excluded.orders, revenue = revenue + excluded.revenue;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS sales_tally_delete;
--> statement-breakpoint
CREATE TRIGGER sales_tally_delete AFTER DELETE ON orders
BEGIN
  UPDATE sales_by_quarter_hour SET orders = orders - 1, revenue = revenue - old.total
  WHERE old.state NOT IN ('cancelled', 'refunded') AND quarter_hour = old.created_at / 900000 AND denomination = old.denomination;
END;
