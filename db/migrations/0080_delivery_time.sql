-- How long delivery to a country takes, in working days, and the hour until which an order is sent on the same one.
ALTER TABLE countries ADD COLUMN delivery_days_from INTEGER
  CONSTRAINT delivery_days_from_in_range CHECK (delivery_days_from BETWEEN 0 AND 60);
--> statement-breakpoint
ALTER TABLE countries ADD COLUMN delivery_days_to INTEGER
  CONSTRAINT delivery_days_to_in_range CHECK (delivery_days_to BETWEEN 0 AND 60)
  CONSTRAINT delivery_days_both_or_none CHECK ((delivery_days_from IS NULL) = (delivery_days_to IS NULL))
  CONSTRAINT delivery_days_in_order CHECK (delivery_days_from <= delivery_days_to);
--> statement-breakpoint
ALTER TABLE countries ADD COLUMN order_by INTEGER
  CONSTRAINT order_by_is_an_hour CHECK (order_by BETWEEN 0 AND 23);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_countries_insert;
--> statement-breakpoint
CREATE TRIGGER history_countries_insert AFTER INSERT ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    new.country_id,
    new.country_name,
    NULL,
    json_object(
      'country_code', new.country_code,
      'country_id', new.country_id,
      'country_name', new.country_name,
      'created_at', new.created_at,
      'delivery_days_from', new.delivery_days_from,
      'delivery_days_to', new.delivery_days_to,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'order_by', new.order_by,
      'shipping_fee', new.shipping_fee
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_countries_update;
--> statement-breakpoint
CREATE TRIGGER history_countries_update AFTER UPDATE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    new.country_id,
    new.country_name,
    json_object(
      'country_code', old.country_code,
      'country_id', old.country_id,
      'country_name', old.country_name,
      'created_at', old.created_at,
      'delivery_days_from', old.delivery_days_from,
      'delivery_days_to', old.delivery_days_to,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'order_by', old.order_by,
      'shipping_fee', old.shipping_fee
    ),
    json_object(
      'country_code', new.country_code,
      'country_id', new.country_id,
      'country_name', new.country_name,
      'created_at', new.created_at,
      'delivery_days_from', new.delivery_days_from,
      'delivery_days_to', new.delivery_days_to,
      'denomination', new.denomination,
      'display_status', new.display_status,
      'order_by', new.order_by,
      'shipping_fee', new.shipping_fee
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_countries_delete;
--> statement-breakpoint
CREATE TRIGGER history_countries_delete AFTER DELETE ON countries
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'countries',
    old.country_id,
    old.country_name,
    json_object(
      'country_code', old.country_code,
      'country_id', old.country_id,
      'country_name', old.country_name,
      'created_at', old.created_at,
      'delivery_days_from', old.delivery_days_from,
      'delivery_days_to', old.delivery_days_to,
      'denomination', old.denomination,
      'display_status', old.display_status,
      'order_by', old.order_by,
      'shipping_fee', old.shipping_fee
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_countries_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_countries_update AFTER UPDATE OF country_id, country_code, country_name, denomination, display_status, shipping_fee, delivery_days_from, delivery_days_to, order_by, created_at, version ON countries
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
