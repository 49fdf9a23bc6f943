-- Rooms: a picture of several products, each with a dot where it stands. A dot stays when its product is deleted, since
-- that can be undone.
CREATE TABLE rooms (
  room_id INTEGER PRIMARY KEY AUTOINCREMENT,
  room_name TEXT NOT NULL CONSTRAINT room_name_length CHECK (length(room_name) BETWEEN 1 AND 100),
  picture_id TEXT NOT NULL REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  picture_alt TEXT NOT NULL DEFAULT '' CONSTRAINT room_picture_alt_length CHECK (length(picture_alt) <= 200),
  dots TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT room_dots_are_a_list CHECK (json_type(dots) = 'array' AND json_array_length(dots) <= 8),
  on_home INTEGER NOT NULL DEFAULT 0 CONSTRAINT room_on_home CHECK (on_home IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
CREATE INDEX rooms_by_picture ON rooms (picture_id);
--> statement-breakpoint
CREATE INDEX rooms_on_home ON rooms (on_home) WHERE on_home = 1;
--> statement-breakpoint
-- Kept by triggers alone.
CREATE TABLE room_dots (
  room_id INTEGER NOT NULL REFERENCES rooms (room_id) ON DELETE CASCADE,
  product_code INTEGER NOT NULL CONSTRAINT dot_product_positive CHECK (product_code > 0),
  x INTEGER NOT NULL CONSTRAINT dot_across CHECK (x BETWEEN 0 AND 1000),
  y INTEGER NOT NULL CONSTRAINT dot_down CHECK (y BETWEEN 0 AND 1000),
  position INTEGER NOT NULL CONSTRAINT dot_position CHECK (position BETWEEN 0 AND 7),
  PRIMARY KEY (room_id, product_code)
) STRICT, WITHOUT ROWID;
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
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'room_id', old.room_id,
      'room_name', old.room_name
    ),
    json_object(
      'dots', new.dots,
      'on_home', new.on_home,
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
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'room_id', old.room_id,
      'room_name', old.room_name
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_rooms_insert;
--> statement-breakpoint
CREATE TRIGGER catalogue_rooms_insert AFTER INSERT ON rooms
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_rooms_delete;
--> statement-breakpoint
CREATE TRIGGER catalogue_rooms_delete AFTER DELETE ON rooms
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_rooms_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_rooms_update AFTER UPDATE OF room_id, room_name, picture_id, picture_alt, dots, on_home, version ON rooms
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_dots_insert;
--> statement-breakpoint
CREATE TRIGGER room_dots_insert AFTER INSERT ON rooms
BEGIN
  INSERT INTO room_dots (room_id, product_code, x, y, position)
  SELECT new.room_id, value ->> 'productCode', value ->> 'x', value ->> 'y', key FROM json_each(new.dots);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_dots_update;
--> statement-breakpoint
CREATE TRIGGER room_dots_update AFTER UPDATE OF dots ON rooms
WHEN new.dots <> old.dots COLLATE BINARY
BEGIN
  DELETE FROM room_dots WHERE room_id = new.room_id;
  INSERT INTO room_dots (room_id, product_code, x, y, position)
  SELECT new.room_id, value ->> 'productCode', value ->> 'x', value ->> 'y', key FROM json_each(new.dots);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_on_home_insert;
--> statement-breakpoint
CREATE TRIGGER room_on_home_insert AFTER INSERT ON rooms
WHEN new.on_home
BEGIN
  UPDATE rooms SET on_home = 0, version = version + 1 WHERE on_home = 1 AND room_id <> new.room_id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS room_on_home_update;
--> statement-breakpoint
CREATE TRIGGER room_on_home_update AFTER UPDATE OF on_home ON rooms
WHEN new.on_home AND NOT old.on_home
BEGIN
  UPDATE rooms SET on_home = 0, version = version + 1 WHERE on_home = 1 AND room_id <> new.room_id;
END;
