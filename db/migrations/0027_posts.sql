-- What the shop writes. A post whose time lies ahead is scheduled: nothing is written when it comes.
CREATE TABLE posts (
  post_id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL
    CONSTRAINT post_slug_shape CHECK (length(slug) BETWEEN 1 AND 100 AND slug NOT GLOB '*[^a-z0-9-]*'),
  title TEXT NOT NULL CONSTRAINT post_title_length CHECK (length(title) BETWEEN 1 AND 200),
  excerpt TEXT NOT NULL DEFAULT '' CONSTRAINT post_excerpt_length CHECK (length(excerpt) <= 500),
  text TEXT NOT NULL DEFAULT '' CONSTRAINT post_text_length CHECK (length(text) <= 100000),
  category TEXT NOT NULL DEFAULT '' COLLATE NOCASE CONSTRAINT post_category_length CHECK (length(category) <= 50),
  tags TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT post_tags_are_a_list CHECK (json_type(tags) = 'array' AND json_array_length(tags) <= 20),
  picture_id TEXT REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  picture_alt TEXT NOT NULL DEFAULT '' CONSTRAINT post_picture_alt_length CHECK (length(picture_alt) <= 200),
  state TEXT NOT NULL DEFAULT 'draft' CONSTRAINT post_state_known CHECK (state IN ('draft', 'published')),
  publish_at INTEGER,
  approved_comments INTEGER NOT NULL DEFAULT 0
    CONSTRAINT approved_comments_not_negative CHECK (approved_comments >= 0),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (slug),
  CONSTRAINT published_has_its_time CHECK (state = 'draft' OR publish_at IS NOT NULL),
  CONSTRAINT published_says_something CHECK (state = 'draft' OR text <> '')
) STRICT;
--> statement-breakpoint
CREATE INDEX posts_published ON posts (publish_at, post_id) WHERE state = 'published';
--> statement-breakpoint
CREATE INDEX posts_by_picture ON posts (picture_id) WHERE picture_id IS NOT NULL;
--> statement-breakpoint
-- The tags of a post one by one, and the pictures that its text names; both kept by triggers alone.
CREATE TABLE post_tags (
  post_id INTEGER NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  tag TEXT NOT NULL COLLATE NOCASE CONSTRAINT tag_length CHECK (length(tag) BETWEEN 1 AND 50),
  PRIMARY KEY (post_id, tag)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX post_tags_by_tag ON post_tags (tag, post_id);
--> statement-breakpoint
CREATE TABLE post_pictures (
  post_id INTEGER NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  picture_id TEXT NOT NULL REFERENCES pictures (picture_id) ON DELETE RESTRICT,
  PRIMARY KEY (post_id, picture_id)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX post_pictures_by_picture ON post_pictures (picture_id, post_id);
--> statement-breakpoint
CREATE TRIGGER post_tags_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO post_tags (post_id, tag) SELECT new.post_id, value FROM json_each(new.tags) WHERE true
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER post_tags_update AFTER UPDATE OF tags ON posts WHEN new.tags <> old.tags COLLATE BINARY
BEGIN
  DELETE FROM post_tags WHERE post_id = new.post_id;
  INSERT INTO post_tags (post_id, tag) SELECT new.post_id, value FROM json_each(new.tags) WHERE true
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- A picture's address ends in its name, which begins with its id: what stands after each / of the text is looked up.
CREATE TRIGGER post_pictures_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO post_pictures (post_id, picture_id)
  SELECT DISTINCT new.post_id, pictures.picture_id
  FROM json_each('[' || replace(json_quote(new.text), '/', '","') || ']') AS part
  JOIN pictures ON pictures.picture_id = substr(part.value, 1, 40) AND NOT pictures.removing;
END;
--> statement-breakpoint
CREATE TRIGGER post_pictures_update AFTER UPDATE OF text ON posts WHEN new.text <> old.text COLLATE BINARY
BEGIN
  DELETE FROM post_pictures WHERE post_id = new.post_id;
  INSERT INTO post_pictures (post_id, picture_id)
  SELECT DISTINCT new.post_id, pictures.picture_id
  FROM json_each('[' || replace(json_quote(new.text), '/', '","') || ']') AS part
  JOIN pictures ON pictures.picture_id = substr(part.value, 1, 40) AND NOT pictures.removing;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE post_search USING fts5(
  title, excerpt, tags, text,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER post_search_insert AFTER INSERT ON posts
BEGIN
  INSERT INTO post_search (rowid, title, excerpt, tags, text)
  VALUES (new.post_id, new.title, new.excerpt, new.tags, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER post_search_update AFTER UPDATE OF title, excerpt, tags, text ON posts
BEGIN
  INSERT OR REPLACE INTO post_search (rowid, title, excerpt, tags, text)
  VALUES (new.post_id, new.title, new.excerpt, new.tags, new.text);
END;
--> statement-breakpoint
CREATE TRIGGER post_search_delete AFTER DELETE ON posts
BEGIN
  DELETE FROM post_search WHERE rowid = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_insert AFTER INSERT ON posts
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_update AFTER UPDATE ON posts
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_delete AFTER DELETE ON posts
BEGIN
  UPDATE catalogue SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER history_posts_insert AFTER INSERT ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    new.post_id,
    new.title,
    NULL,
    json_object(
      'post_id', new.post_id, 'slug', new.slug, 'title', new.title, 'excerpt', new.excerpt,
      'text', new.text, 'category', new.category, 'tags', new.tags, 'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'state', new.state, 'publish_at', new.publish_at,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_posts_update AFTER UPDATE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    new.post_id,
    new.title,
    json_object(
      'post_id', old.post_id, 'slug', old.slug, 'title', old.title, 'excerpt', old.excerpt,
      'text', old.text, 'category', old.category, 'tags', old.tags, 'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'state', old.state, 'publish_at', old.publish_at,
      'created_at', old.created_at
    ),
    json_object(
      'post_id', new.post_id, 'slug', new.slug, 'title', new.title, 'excerpt', new.excerpt,
      'text', new.text, 'category', new.category, 'tags', new.tags, 'picture_id', new.picture_id,
      'picture_alt', new.picture_alt, 'state', new.state, 'publish_at', new.publish_at,
      'created_at', new.created_at
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER history_posts_delete AFTER DELETE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    old.post_id,
    old.title,
    json_object(
      'post_id', old.post_id, 'slug', old.slug, 'title', old.title, 'excerpt', old.excerpt,
      'text', old.text, 'category', old.category, 'tags', old.tags, 'picture_id', old.picture_id,
      'picture_alt', old.picture_alt, 'state', old.state, 'publish_at', old.publish_at,
      'created_at', old.created_at, 'approved_comments', old.approved_comments
    ),
    NULL
  );
END;
--> statement-breakpoint
-- Readers could comment on any address so far. What they said is kept, on a draft for each post that is not here.
INSERT INTO posts (slug, title, approved_comments, created_at)
SELECT slug, slug, total(state = 'approved'), min(created_at) FROM comments GROUP BY slug;
--> statement-breakpoint
CREATE TABLE comments_on_posts (
  comment_id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL
    CONSTRAINT slug_shape CHECK (length(slug) BETWEEN 1 AND 100 AND slug NOT GLOB '*[^a-z0-9-]*')
    REFERENCES posts (slug) ON UPDATE CASCADE ON DELETE RESTRICT,
  name TEXT NOT NULL CONSTRAINT comment_name_length CHECK (length(name) BETWEEN 1 AND 100),
  email TEXT NOT NULL CONSTRAINT comment_email_length CHECK (length(email) BETWEEN 3 AND 254),
  website TEXT
    CONSTRAINT website_is_of_the_web CHECK (length(website) <= 500 AND (website GLOB 'http://?*' OR website GLOB 'https://?*')),
  comment TEXT NOT NULL CONSTRAINT comment_length CHECK (length(comment) BETWEEN 1 AND 65525),
  state TEXT NOT NULL DEFAULT 'pending'
    CONSTRAINT comment_state_known CHECK (state IN ('pending', 'approved', 'rejected')),
  created_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  sender TEXT CONSTRAINT comment_sender_is_a_hash CHECK (length(sender) = 43)
) STRICT;
--> statement-breakpoint
INSERT INTO comments_on_posts (comment_id, slug, name, email, website, comment, state, created_at, version, sender)
SELECT comment_id, slug, name, email, website, comment, state, created_at, version, sender FROM comments;
--> statement-breakpoint
DROP TABLE comments;
--> statement-breakpoint
ALTER TABLE comments_on_posts RENAME TO comments;
--> statement-breakpoint
CREATE INDEX comments_of_a_post ON comments (slug, state, comment_id);
--> statement-breakpoint
CREATE INDEX comments_with_sender ON comments (created_at) WHERE sender IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER comment_tally_insert AFTER INSERT ON comments WHEN new.state = 'approved'
BEGIN
  UPDATE posts SET approved_comments = approved_comments + 1 WHERE slug = new.slug;
END;
--> statement-breakpoint
-- Not of the slug: where a post gets another, its comments go along.
CREATE TRIGGER comment_tally_update AFTER UPDATE OF state ON comments
WHEN (new.state = 'approved') <> (old.state = 'approved')
BEGIN
  UPDATE posts SET approved_comments = approved_comments + iif(new.state = 'approved', 1, -1) WHERE slug = new.slug;
END;
--> statement-breakpoint
CREATE TRIGGER comment_tally_delete AFTER DELETE ON comments WHEN old.state = 'approved'
BEGIN
  UPDATE posts SET approved_comments = approved_comments - 1 WHERE slug = old.slug;
END;
