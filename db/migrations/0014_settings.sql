-- What the shop says of itself; NULL, or no social link, where the words that it was built with stand.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CONSTRAINT only_one_settings CHECK (id = 1),
  shop_name TEXT CONSTRAINT shop_name_length CHECK (length(shop_name) BETWEEN 1 AND 40),
  blurb TEXT CONSTRAINT blurb_length CHECK (length(blurb) BETWEEN 1 AND 500),
  address TEXT CONSTRAINT address_length CHECK (length(address) BETWEEN 1 AND 500),
  email TEXT CONSTRAINT shop_email_length CHECK (length(email) BETWEEN 3 AND 254),
  orders_email TEXT CONSTRAINT orders_email_length CHECK (length(orders_email) BETWEEN 3 AND 254),
  phone TEXT CONSTRAINT shop_phone_length CHECK (length(phone) BETWEEN 1 AND 40),
  orders_phone TEXT CONSTRAINT orders_phone_length CHECK (length(orders_phone) BETWEEN 1 AND 40),
  social TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT social_is_a_short_list CHECK (json_type(social) = 'array' AND json_array_length(social) <= 8),
  -- As a day: 2027-03-20. It opens at noon in Greenwich.
  opening_day TEXT
    CONSTRAINT opening_day_is_a_day CHECK (length(opening_day) = 10 AND opening_day IS date(opening_day)),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
INSERT INTO settings (id) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER settings_stay BEFORE DELETE ON settings
BEGIN
  SELECT RAISE(ABORT, 'The settings of the shop are changed, never deleted.');
END;
--> statement-breakpoint
CREATE TRIGGER settings_link_to_the_web BEFORE UPDATE OF social ON settings
WHEN EXISTS (
  SELECT 1 FROM json_each(NEW.social)
  WHERE NOT coalesce(value ->> 'url' GLOB 'http://?*' OR value ->> 'url' GLOB 'https://?*', 0)
)
BEGIN
  SELECT RAISE(ABORT, 'A social link leads to http:// or https://.');
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_settings_update AFTER UPDATE ON settings
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
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
      'id', new.id, 'shop_name', new.shop_name, 'blurb', new.blurb,
      'address', new.address, 'email', new.email, 'orders_email', new.orders_email,
      'phone', new.phone, 'orders_phone', new.orders_phone, 'social', new.social,
      'opening_day', new.opening_day
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_settings_update AFTER UPDATE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    new.id,
    'Settings of the shop',
    json_object(
      'id', old.id, 'shop_name', old.shop_name, 'blurb', old.blurb,
      'address', old.address, 'email', old.email, 'orders_email', old.orders_email,
      'phone', old.phone, 'orders_phone', old.orders_phone, 'social', old.social,
      'opening_day', old.opening_day
    ),
    json_object(
      'id', new.id, 'shop_name', new.shop_name, 'blurb', new.blurb,
      'address', new.address, 'email', new.email, 'orders_email', new.orders_email,
      'phone', new.phone, 'orders_phone', new.orders_phone, 'social', new.social,
      'opening_day', new.opening_day
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_settings_delete AFTER DELETE ON settings
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'settings',
    old.id,
    'Settings of the shop',
    json_object(
      'id', old.id, 'shop_name', old.shop_name, 'blurb', old.blurb,
      'address', old.address, 'email', old.email, 'orders_email', old.orders_email,
      'phone', old.phone, 'orders_phone', old.orders_phone, 'social', old.social,
      'opening_day', old.opening_day
    ),
    NULL
  );
END;
