-- A room with an opened picture is a thing in parts; its places may also be names of parts that are not sold.
ALTER TABLE rooms ADD COLUMN opened_picture_id TEXT REFERENCES pictures (picture_id) ON DELETE RESTRICT;
--> statement-breakpoint
CREATE INDEX rooms_by_opened_picture ON rooms (opened_picture_id);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_rooms_insert;
--> statement-breakpoint
CREATE TRIGGER history_rooms_insert AFTER INSERT ON rooms
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'rooms',
    new.room_id,
    new.room_name,
    NULL,
    json_object(
      'dots', new.dots,
      'on_home', new.on_home,
      'opened_picture_id', new.opened_picture_id,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'room_id', new.room_id,
      'room_name', new.room_name
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_rooms_update;
--> statement-breakpoint
CREATE TRIGGER history_rooms_update AFTER UPDATE ON rooms
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'rooms',
    new.room_id,
    new.room_name,
    json_object(
      'dots', old.dots,
      'on_home', old.on_home,
      'opened_picture_id', old.opened_picture_id,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'room_id', old.room_id,
      'room_name', old.room_name
    ),
    json_object(
      'dots', new.dots,
      'on_home', new.on_home,
      'opened_picture_id', new.opened_picture_id,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'room_id', new.room_id,
      'room_name', new.room_name
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_rooms_delete;
--> statement-breakpoint
CREATE TRIGGER history_rooms_delete AFTER DELETE ON rooms
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'rooms',
    old.room_id,
    old.room_name,
    json_object(
      'dots', old.dots,
      'on_home', old.on_home,
      'opened_picture_id', old.opened_picture_id,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'room_id', old.room_id,
      'room_name', old.room_name
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_rooms_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_rooms_update AFTER UPDATE OF room_id, room_name, picture_id, opened_picture_id, picture_alt, dots, on_home, version ON rooms
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_dots_insert;
--> statement-breakpoint
CREATE TRIGGER room_dots_insert AFTER INSERT ON rooms
BEGIN
  INSERT INTO room_dots (room_id, product_code, x, y, position)
  SELECT new.room_id, value ->> 'productCode', value ->> 'x', value ->> 'y', key FROM json_each(new.dots)
  WHERE value ->> 'productCode' IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_dots_update;
--> statement-breakpoint
CREATE TRIGGER room_dots_update AFTER UPDATE OF dots ON rooms
WHEN new.dots <> old.dots COLLATE BINARY
BEGIN
  DELETE FROM room_dots WHERE room_id = new.room_id;
  INSERT INTO room_dots (room_id, product_code, x, y, position)
  SELECT new.room_id, value ->> 'productCode', value ->> 'x', value ->> 'y', key FROM json_each(new.dots)
  WHERE value ->> 'productCode' IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_on_home_insert;
--> statement-breakpoint
CREATE TRIGGER room_on_home_insert AFTER INSERT ON rooms
WHEN new.on_home
BEGIN
  UPDATE rooms SET on_home = 0, version = version + 1
  WHERE on_home = 1 AND room_id <> new.room_id
  AND (opened_picture_id IS NULL) = (new.opened_picture_id IS NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_on_home_update;
--> statement-breakpoint
CREATE TRIGGER room_on_home_update AFTER UPDATE OF on_home, opened_picture_id ON rooms
WHEN new.on_home AND (NOT old.on_home
OR (new.opened_picture_id IS NULL) <> (old.opened_picture_id IS NULL))
BEGIN
  UPDATE rooms SET on_home = 0, version = version + 1
  WHERE on_home = 1 AND room_id <> new.room_id
  AND (opened_picture_id IS NULL) = (new.opened_picture_id IS NULL);
END;
