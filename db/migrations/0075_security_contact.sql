-- Where faults of the shop's security are reported.
ALTER TABLE settings ADD COLUMN security_contact TEXT
  CONSTRAINT security_contact_length CHECK (length(security_contact) BETWEEN 3 AND 254);
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
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
      'security_contact', old.security_contact,
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
      'checkout_notice', old.checkout_notice,
      'email', old.email,
      'id', old.id,
      'opening_day', old.opening_day,
      'orders_email', old.orders_email,
      'orders_phone', old.orders_phone,
      'passkeys_required', old.passkeys_required,
      'phone', old.phone,
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
CREATE TRIGGER catalogue_settings_update AFTER UPDATE OF id, shop_name, blurb, address, email, orders_email, phone, orders_phone, social, opening_day, bank_account, checkout_notice, time_zone, security_contact, version ON settings
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
