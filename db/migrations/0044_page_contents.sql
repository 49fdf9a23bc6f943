-- What the shop says of itself on each of its pages, as JSON; NULL until staff have written it.
CREATE TABLE page_contents (
  page_id INTEGER PRIMARY KEY,
  page TEXT NOT NULL
    CONSTRAINT page_is_one_of_the_shop CHECK (
      page IN ('home', 'about', 'services', 'projects', 'team', 'pricing', 'faq', 'opening', 'contact', 'privacy')
    ),
  content TEXT CONSTRAINT page_content_is_an_object CHECK (json_type(content) = 'object')
    CONSTRAINT page_content_length CHECK (length(content) <= 250000),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (page)
) STRICT;
--> statement-breakpoint
INSERT INTO page_contents (page)
VALUES ('home'), ('about'), ('services'), ('projects'), ('team'), ('pricing'), ('faq'), ('opening'), ('contact'), ('privacy');
--> statement-breakpoint
CREATE TABLE page_pictures (
  page_id INTEGER NOT NULL REFERENCES page_contents (page_id) ON DELETE CASCADE,
  picture_id TEXT NOT NULL REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  PRIMARY KEY (page_id, picture_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX page_pictures_by_picture ON page_pictures (picture_id, page_id);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_page_contents_insert;
--> statement-breakpoint
CREATE TRIGGER history_page_contents_insert AFTER INSERT ON page_contents
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'pages',
    new.page_id,
    new.page,
    NULL,
    json_object(
      'content', new.content,
      'page', new.page,
      'page_id', new.page_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_page_contents_update;
--> statement-breakpoint
CREATE TRIGGER history_page_contents_update AFTER UPDATE ON page_contents
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'pages',
    new.page_id,
    new.page,
    json_object(
      'content', old.content,
      'page', old.page,
      'page_id', old.page_id
    ),
    json_object(
      'content', new.content,
      'page', new.page,
      'page_id', new.page_id
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_page_contents_delete;
--> statement-breakpoint
CREATE TRIGGER history_page_contents_delete AFTER DELETE ON page_contents
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'pages',
    old.page_id,
    old.page,
    json_object(
      'content', old.content,
      'page', old.page,
      'page_id', old.page_id
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_page_contents_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_page_contents_update AFTER UPDATE OF page_id, page, content, version ON page_contents
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('shop');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS page_pictures_update;
--> statement-breakpoint
CREATE TRIGGER page_pictures_update AFTER UPDATE OF content ON page_contents
WHEN new.content IS NOT old.content
BEGIN
  DELETE FROM page_pictures WHERE page_id = new.page_id;
  INSERT INTO page_pictures (page_id, picture_id)
  SELECT DISTINCT new.page_id, pictures.picture_id
  FROM json_tree(new.content) AS part
  JOIN pictures ON pictures.picture_id = substr(part.value, length('/pictures/') + 1, 40) AND NOT pictures.removing
  WHERE part.key = 'picture';
END;
