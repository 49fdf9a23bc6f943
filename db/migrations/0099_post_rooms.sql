-- The room that a post shows. It stays when its room is deleted, since that can be undone.
ALTER TABLE posts ADD COLUMN room_id INTEGER CONSTRAINT post_room_positive CHECK (room_id > 0);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS history_posts_insert;
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
      'category', new.category,
      'created_at', new.created_at,
      'excerpt', new.excerpt,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'post_id', new.post_id,
      'product_codes', new.product_codes,
      'publish_at', new.publish_at,
      'room_id', new.room_id,
      'slug', new.slug,
      'state', new.state,
      'tags', new.tags,
      'text', new.text,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_posts_update;
--> statement-breakpoint
CREATE TRIGGER history_posts_update AFTER UPDATE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    new.post_id,
    new.title,
    json_object(
      'category', old.category,
      'created_at', old.created_at,
      'excerpt', old.excerpt,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'post_id', old.post_id,
      'product_codes', old.product_codes,
      'publish_at', old.publish_at,
      'room_id', old.room_id,
      'slug', old.slug,
      'state', old.state,
      'tags', old.tags,
      'text', old.text,
      'title', old.title
    ),
    json_object(
      'category', new.category,
      'created_at', new.created_at,
      'excerpt', new.excerpt,
      'picture_alt', new.picture_alt,
      'picture_id', new.picture_id,
      'post_id', new.post_id,
      'product_codes', new.product_codes,
      'publish_at', new.publish_at,
      'room_id', new.room_id,
      'slug', new.slug,
      'state', new.state,
      'tags', new.tags,
      'text', new.text,
      'title', new.title
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS history_posts_delete;
--> statement-breakpoint
CREATE TRIGGER history_posts_delete AFTER DELETE ON posts
WHEN EXISTS (SELECT 1 FROM acting)
BEGIN
  INSERT INTO recording (kind, row_key, row_name, old, new) VALUES (
    'posts',
    old.post_id,
    old.title,
    json_object(
      'approved_comments', old.approved_comments,
      'category', old.category,
      'created_at', old.created_at,
      'excerpt', old.excerpt,
      'picture_alt', old.picture_alt,
      'picture_id', old.picture_id,
      'post_id', old.post_id,
      'product_codes', old.product_codes,
      'publish_at', old.publish_at,
      'room_id', old.room_id,
      'slug', old.slug,
      'state', old.state,
      'tags', old.tags,
      'text', old.text,
      'title', old.title
    ),
    NULL
  );
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS catalogue_posts_update;
--> statement-breakpoint
CREATE TRIGGER catalogue_posts_update AFTER UPDATE OF post_id, slug, title, excerpt, text, category, tags, picture_id, picture_alt, product_codes, room_id, state, publish_at, approved_comments, created_at, version ON posts
BEGIN
  INSERT INTO catalogue_changes (what) VALUES ('posts');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS post_changed_update;
--> statement-breakpoint
CREATE TRIGGER post_changed_update AFTER UPDATE OF title, excerpt, text, category, tags, picture_id, picture_alt, product_codes, room_id ON posts
WHEN new.title IS NOT old.title COLLATE BINARY
OR new.excerpt IS NOT old.excerpt COLLATE BINARY
OR new.text IS NOT old.text COLLATE BINARY
OR new.category IS NOT old.category COLLATE BINARY
OR new.tags IS NOT old.tags COLLATE BINARY
OR new.picture_id IS NOT old.picture_id COLLATE BINARY
OR new.picture_alt IS NOT old.picture_alt COLLATE BINARY
OR new.product_codes IS NOT old.product_codes COLLATE BINARY
OR new.room_id IS NOT old.room_id COLLATE BINARY
BEGIN
  UPDATE posts SET changed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE post_id = new.post_id;
END;
