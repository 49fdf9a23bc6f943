-- What search engines are told with every product. What is null goes unsaid; of the brand, the shop's name is said.
ALTER TABLE settings ADD COLUMN brand TEXT CONSTRAINT brand_length CHECK (length(brand) BETWEEN 1 AND 70);
--> statement-breakpoint
ALTER TABLE settings ADD COLUMN return_days INTEGER
  CONSTRAINT return_days_in_a_year CHECK (return_days BETWEEN 0 AND 365);
--> statement-breakpoint
ALTER TABLE settings ADD COLUMN return_postage TEXT
  CONSTRAINT return_postage_known CHECK (return_postage IN ('shop', 'customer'));
--> statement-breakpoint
-- When what readers see of a post was last changed; of earlier changes, what the history has.
ALTER TABLE posts ADD COLUMN changed_at INTEGER;
--> statement-breakpoint
UPDATE posts SET changed_at = (
  SELECT max(at) FROM history
  WHERE kind = 'posts' AND row_key = CAST(posts.post_id AS TEXT) AND action = 'update'
    AND json_remove(new, '$.slug', '$.state', '$.publish_at', '$.approved_comments')
      <> json_remove(old, '$.slug', '$.state', '$.publish_at', '$.approved_comments')
);
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
      'brand', new.brand,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'passkeys_required', new.passkeys_required,
      'phone', new.phone,
      'return_days', new.return_days,
      'return_postage', new.return_postage,
      'security_contact', new.security_contact,
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
      'brand', old.brand,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
      'return_days', old.return_days,
      'return_postage', old.return_postage,
      'security_contact', old.security_contact,
      'shop_name', old.shop_name,
      'social', old.social,
      'time_zone', old.time_zone
    ),
    json_object(
      'address', new.address,
      'bank_account', new.bank_account,
      'blurb', new.blurb,
      'brand', new.brand,
      'checkout_notice', new.checkout_notice,
      'email', new.email,
      'id', new.id,
      'opening_day', new.opening_day,
      'orders_email', new.orders_email,
      'orders_phone', new.orders_phone,
      'passkeys_required', new.passkeys_required,
      'phone', new.phone,
      'return_days', new.return_days,
      'return_postage', new.return_postage,
      'security_contact', new.security_contact,
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
      'brand', old.brand,
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
      'return_days', old.return_days,
      'return_postage', old.return_postage,
      'security_contact', old.security_contact,
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
CREATE TRIGGER catalogue_settings_update AFTER UPDATE OF id, shop_name, blurb, address, email, orders_email, phone, orders_phone, social, opening_day, bank_account, checkout_notice, time_zone, security_contact, brand, return_days, return_postage, version ON settings
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS post_changed_update;
--> statement-breakpoint
CREATE TRIGGER post_changed_update AFTER UPDATE OF title, excerpt, text, category, tags, picture_id, picture_alt ON posts
WHEN new.title IS NOT old.title COLLATE BINARY
OR new.excerpt IS NOT old.excerpt COLLATE BINARY
OR new.text IS NOT old.text COLLATE BINARY
OR new.category IS NOT old.category COLLATE BINARY
OR new.tags IS NOT old.tags COLLATE BINARY
OR new.picture_id IS NOT old.picture_id COLLATE BINARY
OR new.picture_alt IS NOT old.picture_alt COLLATE BINARY
BEGIN
  UPDATE posts SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE post_id = new.post_id;
END;
