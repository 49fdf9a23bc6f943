-- Where a bank transfer goes, and what is said above Place Order; NULL where nothing is.
ALTER TABLE settings ADD COLUMN bank_account TEXT
  CONSTRAINT bank_account_length CHECK (length(bank_account) BETWEEN 1 AND 300);
--> statement-breakpoint
ALTER TABLE settings ADD COLUMN checkout_notice TEXT
  CONSTRAINT checkout_notice_length CHECK (length(checkout_notice) BETWEEN 1 AND 300);
--> statement-breakpoint
DROP TRIGGER history_settings_insert;
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
      'opening_day', new.opening_day, 'bank_account', new.bank_account,
      'checkout_notice', new.checkout_notice
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_settings_update;
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
      'opening_day', old.opening_day, 'bank_account', old.bank_account,
      'checkout_notice', old.checkout_notice
    ),
    json_object(
      'id', new.id, 'shop_name', new.shop_name, 'blurb', new.blurb,
      'address', new.address, 'email', new.email, 'orders_email', new.orders_email,
      'phone', new.phone, 'orders_phone', new.orders_phone, 'social', new.social,
      'opening_day', new.opening_day, 'bank_account', new.bank_account,
      'checkout_notice', new.checkout_notice
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER history_settings_delete;
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
      'opening_day', old.opening_day, 'bank_account', old.bank_account,
      'checkout_notice', old.checkout_notice
    ),
    NULL
  );
END;
