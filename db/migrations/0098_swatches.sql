-- Colours of the values of a family's options, which shoppers see as swatches.
ALTER TABLE families ADD COLUMN swatches TEXT NOT NULL DEFAULT '{}'
  CONSTRAINT family_swatches_are_an_object CHECK (json_type(swatches) = 'object');
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_families_insert;
--> statement-breakpoint
CREATE TRIGGER history_families_insert AFTER INSERT ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    new.family_id,
    new.family_name,
    NULL,
    json_object(
      'family_id', new.family_id,
      'family_name', new.family_name,
      'options', new.options,
      'swatches', new.swatches
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_families_update;
--> statement-breakpoint
CREATE TRIGGER history_families_update AFTER UPDATE ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    new.family_id,
    new.family_name,
    json_object(
      'family_id', old.family_id,
      'family_name', old.family_name,
      'options', old.options,
      'swatches', old.swatches
    ),
    json_object(
      'family_id', new.family_id,
      'family_name', new.family_name,
      'options', new.options,
      'swatches', new.swatches
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_families_delete;
--> statement-breakpoint
CREATE TRIGGER history_families_delete AFTER DELETE ON families
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'families',
    old.family_id,
    old.family_name,
    json_object(
      'family_id', old.family_id,
      'family_name', old.family_name,
      'options', old.options,
      'swatches', old.swatches
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_families_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_families_update AFTER UPDATE OF family_id, family_name, options, swatches, version ON families
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS swatches_are_colours_insert;
--> statement-breakpoint
CREATE TRIGGER swatches_are_colours_insert BEFORE INSERT ON families
WHEN EXISTS (SELECT 1 FROM json_each(new.swatches)
WHERE type <> 'text' OR value NOT GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]')
BEGIN
  SELECT RAISE(ABORT, 'A colour is written like #d8c7a3.');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS swatches_are_colours_update;
--> statement-breakpoint
CREATE TRIGGER swatches_are_colours_update BEFORE UPDATE OF swatches ON families
WHEN EXISTS (SELECT 1 FROM json_each(new.swatches)
WHERE type <> 'text' OR value NOT GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]')
BEGIN
  SELECT RAISE(ABORT, 'A colour is written like #d8c7a3.');
END;
