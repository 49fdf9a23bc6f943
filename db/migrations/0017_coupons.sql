-- What a code takes off an order: a share of it, or an amount in one currency. Shares in hundredths of a per cent.
CREATE TABLE coupons (
  coupon_id INTEGER PRIMARY KEY AUTOINCREMENT,
  coupon_code TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT coupon_code_form CHECK (length(coupon_code) BETWEEN 3 AND 50 AND coupon_code NOT GLOB '*[^0-9A-Za-z_-]*'),
  percentage INTEGER CONSTRAINT percentage_within_all CHECK (percentage BETWEEN 1 AND 10000),
  amount INTEGER CONSTRAINT coupon_amount_positive CHECK (amount > 0),
  denomination TEXT CONSTRAINT coupon_denomination_length CHECK (length(denomination) BETWEEN 1 AND 50),
  valid_from INTEGER,
  valid_until INTEGER CONSTRAINT coupon_ends_after_it_begins CHECK (valid_until > valid_from),
  most_uses INTEGER CONSTRAINT most_uses_positive CHECK (most_uses > 0),
  uses INTEGER NOT NULL DEFAULT 0 CONSTRAINT uses_not_negative CHECK (uses >= 0),
  display_status INTEGER NOT NULL DEFAULT 1 CONSTRAINT coupon_display_status CHECK (display_status IN (0, 1)),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (coupon_code),
  CONSTRAINT coupon_is_share_or_amount CHECK ((percentage IS NULL) <> (amount IS NULL)),
  CONSTRAINT coupon_amount_has_currency CHECK ((amount IS NULL) = (denomination IS NULL)),
  CONSTRAINT coupon_within_its_uses CHECK (uses <= most_uses)
) STRICT;
--> statement-breakpoint
CREATE INDEX coupons_by_date ON coupons (created_at);
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN coupon_code TEXT;
--> statement-breakpoint
-- An order uses one coupon at most, and gives it back by its row being deleted.
CREATE TABLE coupon_uses (
  order_id INTEGER PRIMARY KEY REFERENCES orders (order_id) ON DELETE CASCADE,
  coupon_id INTEGER NOT NULL REFERENCES coupons (coupon_id) ON DELETE RESTRICT
) STRICT;
--> statement-breakpoint
CREATE INDEX coupon_uses_by_coupon ON coupon_uses (coupon_id, order_id);
--> statement-breakpoint
CREATE TRIGGER coupon_tally_insert AFTER INSERT ON coupon_uses
BEGIN
  UPDATE coupons SET uses = uses + 1 WHERE coupon_id = new.coupon_id;
END;
--> statement-breakpoint
CREATE TRIGGER coupon_tally_delete AFTER DELETE ON coupon_uses
BEGIN
  UPDATE coupons SET uses = uses - 1 WHERE coupon_id = old.coupon_id;
END;
--> statement-breakpoint
CREATE TRIGGER history_coupons_insert AFTER INSERT ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    new.coupon_id,
    new.coupon_code,
    NULL,
    json_object(
      'coupon_id', new.coupon_id, 'coupon_code', new.coupon_code, 'percentage', new.percentage,
      'amount', new.amount, 'denomination', new.denomination, 'valid_from', new.valid_from,
      'valid_until', new.valid_until, 'most_uses', new.most_uses, 'display_status', new.display_status,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_coupons_update AFTER UPDATE ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    new.coupon_id,
    new.coupon_code,
    json_object(
      'coupon_id', old.coupon_id, 'coupon_code', old.coupon_code, 'percentage', old.percentage,
      'amount', old.amount, 'denomination', old.denomination, 'valid_from', old.valid_from,
      'valid_until', old.valid_until, 'most_uses', old.most_uses, 'display_status', old.display_status,
      'created_at', old.created_at
    ),
    json_object(
      'coupon_id', new.coupon_id, 'coupon_code', new.coupon_code, 'percentage', new.percentage,
      'amount', new.amount, 'denomination', new.denomination, 'valid_from', new.valid_from,
      'valid_until', new.valid_until, 'most_uses', new.most_uses, 'display_status', new.display_status,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_coupons_delete AFTER DELETE ON coupons
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'coupons',
    old.coupon_id,
    old.coupon_code,
    json_object(
      'coupon_id', old.coupon_id, 'coupon_code', old.coupon_code, 'percentage', old.percentage,
      'amount', old.amount, 'denomination', old.denomination, 'valid_from', old.valid_from,
      'valid_until', old.valid_until, 'most_uses', old.most_uses, 'display_status', old.display_status,
      'created_at', old.created_at, 'uses', old.uses
    ),
    NULL
  );
END;
