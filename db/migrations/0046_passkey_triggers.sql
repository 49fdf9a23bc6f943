-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_users_insert;
--> statement-breakpoint
CREATE TRIGGER history_users_insert AFTER INSERT ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    new.user_id,
    new.username,
    NULL,
    json_object(
      'designation', new.designation,
      'email', new.email,
      'enabled', new.enabled,
      'passkeys_removed_at', new.passkeys_removed_at,
      'role', new.role,
      'user_id', new.user_id,
      'username', new.username
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_users_update;
--> statement-breakpoint
CREATE TRIGGER history_users_update AFTER UPDATE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    new.user_id,
    new.username,
    json_object(
      'designation', old.designation,
      'email', old.email,
      'enabled', old.enabled,
      'passkeys_removed_at', old.passkeys_removed_at,
      'role', old.role,
      'user_id', old.user_id,
      'username', old.username
    ),
    json_object(
      'designation', new.designation,
      'email', new.email,
      'enabled', new.enabled,
      'passkeys_removed_at', new.passkeys_removed_at,
      'role', new.role,
      'user_id', new.user_id,
      'username', new.username
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_users_delete;
--> statement-breakpoint
CREATE TRIGGER history_users_delete AFTER DELETE ON users
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'accounts',
    old.user_id,
    old.username,
    json_object(
      'designation', old.designation,
      'email', old.email,
      'enabled', old.enabled,
      'passkeys_removed_at', old.passkeys_removed_at,
      'role', old.role,
      'user_id', old.user_id,
      'username', old.username
    ),
    NULL
  );
END;
--> statement-breakpoint
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
      'social', new.social
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
      'social', old.social
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
      'social', new.social
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
      'social', old.social
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_passwords_end;
--> statement-breakpoint
CREATE TRIGGER settings_passwords_end AFTER UPDATE OF passkeys_required ON settings
WHEN new.passkeys_required AND NOT old.passkeys_required
BEGIN
  UPDATE settings SET passwords_ended_at = unixepoch() * 1000 WHERE id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS letters_kind_known;
--> statement-breakpoint
CREATE TRIGGER letters_kind_known BEFORE INSERT ON letters
WHEN new.kind NOT IN ('order-placed', 'order-paid', 'order-shipped', 'order-delivered', 'order-cancelled', 'order-refunded', 'order-for-staff', 'newsletter-confirmation', 'password-reset', 'invitation', 'password-taken', 'passkey-added', 'passkeys-removed', 'recovery-code-used', 'email-confirmation', 'email-changing', 'email-taken', 'deletion-asked', 'deletion-rest', 'message-reply')
BEGIN
  SELECT RAISE(ABORT, 'The shop cannot write such a letter.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS passkeys_at_most_twenty;
--> statement-breakpoint
CREATE TRIGGER passkeys_at_most_twenty BEFORE INSERT ON passkeys
WHEN (SELECT count(*) FROM passkeys WHERE user_id = new.user_id) >= 20
BEGIN
  SELECT RAISE(ABORT, 'You can keep up to 20 passkeys. Remove one first.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS settings_require_own_passkey;
--> statement-breakpoint
CREATE TRIGGER settings_require_own_passkey BEFORE UPDATE OF passkeys_required ON settings
WHEN new.passkeys_required AND NOT old.passkeys_required AND NOT EXISTS (
  SELECT 1 FROM acting
  WHERE user_id IN (SELECT user_id FROM passkeys) AND user_id IN (SELECT user_id FROM recovery_codes)
)
BEGIN
  SELECT RAISE(ABORT, 'Add a passkey to your own account and make recovery codes, then ask for passkeys from everybody.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_keep_passkeys_removed;
--> statement-breakpoint
CREATE TRIGGER users_keep_passkeys_removed BEFORE UPDATE OF passkeys_removed_at ON users
WHEN old.passkeys_removed_at > coalesce(new.passkeys_removed_at, 0)
BEGIN
  SELECT RAISE(ABORT, 'Passkeys that were removed do not come back. Their owner adds new ones.');
END;
