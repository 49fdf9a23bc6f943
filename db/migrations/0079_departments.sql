ALTER TABLE categories ADD COLUMN category_description TEXT NOT NULL DEFAULT ''
  CONSTRAINT category_description_length CHECK (length(category_description) <= 300);
--> statement-breakpoint
ALTER TABLE categories ADD COLUMN picture_id TEXT REFERENCES pictures (picture_id) ON DELETE RESTRICT;
--> statement-breakpoint
CREATE INDEX categories_by_picture ON categories (picture_id) WHERE picture_id IS NOT NULL;
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_categories_insert;
--> statement-breakpoint
CREATE TRIGGER history_categories_insert AFTER INSERT ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    new.category_id,
    new.category_name,
    NULL,
    json_object(
      'category_description', new.category_description,
      'category_id', new.category_id,
      'category_name', new.category_name,
      'display_status', new.display_status,
      'picture_id', new.picture_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_categories_update;
--> statement-breakpoint
CREATE TRIGGER history_categories_update AFTER UPDATE ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    new.category_id,
    new.category_name,
    json_object(
      'category_description', old.category_description,
      'category_id', old.category_id,
      'category_name', old.category_name,
      'display_status', old.display_status,
      'picture_id', old.picture_id
    ),
    json_object(
      'category_description', new.category_description,
      'category_id', new.category_id,
      'category_name', new.category_name,
      'display_status', new.display_status,
      'picture_id', new.picture_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_categories_delete;
--> statement-breakpoint
CREATE TRIGGER history_categories_delete AFTER DELETE ON categories
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'categories',
    old.category_id,
    old.category_name,
    json_object(
      'category_description', old.category_description,
      'category_id', old.category_id,
      'category_name', old.category_name,
      'display_status', old.display_status,
      'picture_id', old.picture_id
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_categories_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_categories_update AFTER UPDATE OF category_id, category_name, category_description, picture_id, display_status, version ON categories
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
